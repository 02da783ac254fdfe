BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE claims (
	table_id VARCHAR(32) NOT NULL,
	seat SMALLINT NOT NULL,
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(16) NOT NULL,
	at BIGINT NOT NULL,
	seat SMALLINT,
	request VARCHAR(64),
	data TEXT NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',0,'created',0,NULL,NULL,'{"game":"halunken-und-spelunken","variant":"beginner","players":3,"edition":null,"games":1,"bots":[null,null,null],"clock":null,"public":true,"hints":false}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',1,'prepared',0,NULL,NULL,'{"secret":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',2,'sat',0,0,NULL,'{"name":"Player 0","token":"0000000000000000000000000000000000000000000000000000000000000000","randomness":"0000000000000000"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',3,'sat',0,1,NULL,'{"name":"Player 1","token":"1111111111111111111111111111111111111111111111111111111111111111","randomness":"0000000000000001"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',4,'sat',0,2,NULL,'{"name":"Player 2","token":"2222222222222222222222222222222222222222222222222222222222222222","randomness":"0000000000000002"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',5,'decided',0,2,NULL,'{"action":"place 0"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',6,'decided',0,0,NULL,'{"action":"place 4"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',7,'decided',0,1,NULL,'{"action":"place 8"}');
INSERT INTO "entries" VALUES('aaaaaaaaaaaaaaaa',8,'decided',0,0,NULL,'{"action":"card 3"}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	created_at BIGINT NOT NULL,
	changed_at BIGINT NOT NULL,
	listed BOOLEAN NOT NULL,
	summary TEXT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('aaaaaaaaaaaaaaaa',0,0,1,'{"id": "aaaaaaaaaaaaaaaa", "game": "halunken-und-spelunken", "variant": "beginner", "players": 3, "games": 1, "clock": null, "stage": "playing", "seats": [{"kind": "person", "name": "Player 0", "bot": null}, {"kind": "person", "name": "Player 1", "bot": null}, {"kind": "person", "name": "Player 2", "bot": null}]}');
CREATE INDEX tables_listed ON tables (listed, changed_at);
CREATE UNIQUE INDEX entries_requests ON entries (table_id, seat, request);
COMMIT;
