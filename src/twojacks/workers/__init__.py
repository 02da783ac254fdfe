"""Work in other processes, for bots, tournaments and datasets.

There are two ways to hand out work, because there are two kinds of workers:

* A **child process** answers one JSON message per line (`child_process`, `json_lines`). It may be a program in any
  language, so nothing is pickled. Every question has a deadline, and a question can be cancelled. The `fair_queue`
  decides which question is next.
* A **task** is a Python function applied to a picklable argument (`tasks`). Tasks run in processes of this machine
  (`local_tasks`) or on a Ray cluster (`ray_tasks`), with the same results.

Both report problems with the classes in `failures`.
"""
