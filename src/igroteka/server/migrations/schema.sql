-- Written by `python -m igroteka.server.migrations`; do not edit.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE keys (
	table_id TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	role TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	time FLOAT NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	made FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	info BLOB NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_public ON tables (public, stage, changed);
