BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	seat VARCHAR(1), 
	text VARCHAR(500) NOT NULL, 
	move_id VARCHAR(64), 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chat_visitor FOREIGN KEY(visitor) REFERENCES visitors (id), 
	CONSTRAINT uq_chat_table_id_visitor_move_id UNIQUE (table_id, visitor, move_id)
);
INSERT INTO "chat" VALUES('u2gobpf2qs2ixxbu',1,'rpl6dfkgghqki6zs2x45yvftze','Old Salt','A','ahoy','m4',1.79482801637678122518e+09);
CREATE TABLE codes (
	code_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_codes PRIMARY KEY (code_hash), 
	CONSTRAINT fk_codes_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE courses (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	description VARCHAR(500) NOT NULL, 
	draft JSON NOT NULL, 
	owner VARCHAR(26) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, used FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_courses PRIMARY KEY (id), 
	CONSTRAINT fk_courses_owner FOREIGN KEY(owner) REFERENCES visitors (id)
);
CREATE TABLE crews (
	table_id VARCHAR(16) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	n INTEGER NOT NULL, 
	CONSTRAINT pk_crews PRIMARY KEY (table_id, visitor), 
	CONSTRAINT fk_crews_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_crews_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat VARCHAR(1), 
	"by" VARCHAR(20), 
	text VARCHAR NOT NULL, 
	visitor VARCHAR(26), 
	move_id VARCHAR(64), 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_entries_table_id_visitor_move_id UNIQUE (table_id, visitor, move_id)
);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',1,'chance',NULL,NULL,'first A',NULL,NULL,1.79482801603955292703e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',2,'action','A','greedy','place 13,4',NULL,NULL,1.79482801613576340672e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',1,'chance',NULL,NULL,'first B',NULL,NULL,1.7948280161384413242e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',3,'action','B','greedy','place 14,4',NULL,NULL,1.79482801616622042657e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',4,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482801616622042657e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',5,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801616622042657e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',2,'action','B','greedy','place 13,4',NULL,NULL,1.79482801620488476752e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',3,'action','A',NULL,'place 0,0','rpl6dfkgghqki6zs2x45yvftze','m1',1.79482801628157210343e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',4,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482801628157210343e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',5,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482801628157210343e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',6,'action','A',NULL,'leg N','rpl6dfkgghqki6zs2x45yvftze','m2',1.79482801629628539088e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',7,'action','B','greedy','leg E',NULL,NULL,1.79482801630403113364e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',8,'chance',NULL,NULL,'roll red',NULL,NULL,1.79482801630403113364e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',9,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801630403113364e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',6,'action','B','greedy','luff',NULL,NULL,1.79482801630588555338e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',10,'action','B','greedy','luff',NULL,NULL,1.79482801633000540737e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',11,'action','B','greedy','leg W',NULL,NULL,1.79482801634388780594e+09);
INSERT INTO "entries" VALUES('u2gobpf2qs2ixxbu',12,'action','A',NULL,'leg NE','rpl6dfkgghqki6zs2x45yvftze','m3',1.79482801635439872742e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',7,'action','B','greedy','leg E',NULL,NULL,1.79482801637706327439e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',8,'action','A','greedy','leg E',NULL,NULL,1.7948280164641215801e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',9,'action','A','greedy','luff',NULL,NULL,1.79482801647786808013e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',10,'chance',NULL,NULL,'roll red',NULL,NULL,1.79482801647786808013e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',11,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801647786808013e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',12,'action','A','greedy','luff',NULL,NULL,1.79482801648373579981e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',13,'action','A','greedy','leg W',NULL,NULL,1.79482801648796272278e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',14,'action','B','greedy','luff',NULL,NULL,1.79482801649145436283e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',15,'action','B','greedy','leg W',NULL,NULL,1.7948280164962346554e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',16,'chance',NULL,NULL,'roll red',NULL,NULL,1.7948280164962346554e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',17,'chance',NULL,NULL,'roll green',NULL,NULL,1.7948280164962346554e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',18,'chance',NULL,NULL,'roll red',NULL,NULL,1.7948280164962346554e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',19,'chance',NULL,NULL,'roll 1',NULL,NULL,1.7948280164962346554e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',20,'action','B','greedy','leg N',NULL,NULL,1.79482801650288724903e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',21,'action','A','greedy','leg N +puff',NULL,NULL,1.79482801650707888608e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',22,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482801650707888608e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',23,'action','A','greedy','leg NE',NULL,NULL,1.79482801652536249161e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',24,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801652536249161e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',25,'action','B','greedy','leg N +puff',NULL,NULL,1.79482801653010702134e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',26,'action','B','greedy','leg N',NULL,NULL,1.79482801653428912166e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',27,'action','A','greedy','leg N',NULL,NULL,1.79482801653629779822e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',28,'action','A','greedy','leg N',NULL,NULL,1.79482801653892421727e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',29,'chance',NULL,NULL,'roll red',NULL,NULL,1.79482801653892421727e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',30,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482801653892421727e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',31,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482801653892421727e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',32,'action','B','greedy','leg N',NULL,NULL,1.7948280165432009697e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',33,'action','B','greedy','leg N',NULL,NULL,1.79482801654894304275e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',34,'action','B','greedy','leg N',NULL,NULL,1.79482801655331707007e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',35,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801655331707007e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',36,'action','B','greedy','leg N',NULL,NULL,1.79482801655791783328e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',37,'action','B','greedy','leg N',NULL,NULL,1.79482801656214380268e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',38,'action','A','greedy','leg N',NULL,NULL,1.79482801656859779354e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',39,'action','A','greedy','leg N +puff',NULL,NULL,1794828016.58005);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',40,'chance',NULL,NULL,'roll 3',NULL,NULL,1794828016.58005);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',41,'action','B','greedy','leg N',NULL,NULL,1.79482801659424352647e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',42,'action','B','greedy','leg N',NULL,NULL,1.79482801660635399821e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',43,'action','B','greedy','leg N',NULL,NULL,1.79482801661231303213e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',44,'action','A','greedy','leg N',NULL,NULL,1.79482801661682033539e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',45,'action','A','greedy','leg N',NULL,NULL,1.79482801662128853802e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',46,'action','A','greedy','leg N',NULL,NULL,1.79482801663596129417e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',47,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482801663596129417e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',48,'action','B','greedy','leg N',NULL,NULL,1.79482801664189648631e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',49,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482801664189648631e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',50,'action','B','greedy','leg N',NULL,NULL,1.79482801666393566126e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',51,'action','A','greedy','leg N',NULL,NULL,1.79482801667777967452e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',52,'chance',NULL,NULL,'roll red',NULL,NULL,1.79482801667777967452e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',53,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482801667777967452e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',54,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482801667777967452e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',55,'action','B','greedy','leg NE',NULL,NULL,1.79482801668860507014e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',56,'action','A','greedy','leg N',NULL,NULL,1.79482801669320654871e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',57,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482801669320654871e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',58,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801669320654871e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',59,'action','A','greedy','leg NE',NULL,NULL,1.79482801671704578399e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',60,'action','A','greedy','leg NW',NULL,NULL,1.79482801672834420205e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',61,'action','B','greedy','leg NW',NULL,NULL,1.79482801674319195745e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',62,'action','B','greedy','leg SW',NULL,NULL,1.79482801676464438439e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',63,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801676464438439e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',64,'action','A','greedy','leg W',NULL,NULL,1.794828016788424015e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',65,'action','A','greedy','leg SW',NULL,NULL,1.79482801681140947342e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',66,'action','B','greedy','leg SW',NULL,NULL,1.79482801683643889431e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',67,'action','B','greedy','leg SW',NULL,NULL,1.79482801687484550476e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',68,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482801687484550476e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',69,'action','A','greedy','leg NW',NULL,NULL,1.79482801691467857359e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',70,'action','A','greedy','leg S',NULL,NULL,1.79482801693761968614e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',71,'action','A','greedy','leg SW',NULL,NULL,1.79482801694197654724e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',72,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482801694197654724e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',73,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482801694197654724e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',74,'action','B','greedy','leg E',NULL,NULL,1.7948280169485487938e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',75,'action','A','greedy','leg E',NULL,NULL,1.7948280169528660774e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',76,'chance',NULL,NULL,'roll 2',NULL,NULL,1.7948280169528660774e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',77,'action','B','greedy','leg W',NULL,NULL,1.79482801695738768575e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',78,'action','B','greedy','leg SE',NULL,NULL,1.79482801696392655372e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',79,'action','A','greedy','luff',NULL,NULL,1.79482801697435188298e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',80,'action','A','greedy','leg SW',NULL,NULL,1794828016.99495);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',81,'chance',NULL,NULL,'roll 2',NULL,NULL,1794828016.99495);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',82,'action','B','greedy','leg SE',NULL,NULL,1.79482801701868438723e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',83,'action','B','greedy','leg SE',NULL,NULL,1.79482801702295494076e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',84,'action','A','greedy','leg SE',NULL,NULL,1.79482801703980207443e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',85,'action','A','greedy','leg SE',NULL,NULL,1.79482801705536317831e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',86,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482801705536317831e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',87,'action','B','greedy','leg E +puff',NULL,NULL,1.79482801706729340552e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',88,'action','B','greedy','leg SE',NULL,NULL,1.79482801708168244365e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',89,'action','A','greedy','leg E',NULL,NULL,1.79482801709975552562e+09);
INSERT INTO "entries" VALUES('qc56vd3azwbadcgy',90,'action','A','greedy','leg E',NULL,NULL,1.79482801711219215395e+09);
CREATE TABLE hidden (
	visitor VARCHAR(26) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_hidden PRIMARY KEY (visitor, table_id), 
	CONSTRAINT fk_hidden_visitor FOREIGN KEY(visitor) REFERENCES visitors (id), 
	CONSTRAINT fk_hidden_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie',X'088AE5C0F42C8CF7B98BE845E91F0A359F98D12675DA698CD45587A5B10B2FA3');
INSERT INTO "keys" VALUES('probe',X'313739343832383031352E33363435313635');
CREATE TABLE learnt (
	visitor VARCHAR(26) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	item VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_learnt PRIMARY KEY (visitor, game, kind, item), 
	CONSTRAINT fk_learnt_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE records (
	id VARCHAR(16) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	record JSON NOT NULL, 
	created FLOAT NOT NULL, used FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id), 
	CONSTRAINT fk_records_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(32), 
	visitor VARCHAR(26), 
	bot VARCHAR(20), 
	stand_in VARCHAR(20), stand_in_by VARCHAR(26), late FLOAT, seen FLOAT, rematch VARCHAR(3), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
INSERT INTO "seats" VALUES('qc56vd3azwbadcgy','A','visitor',NULL,'rpl6dfkgghqki6zs2x45yvftze',NULL,'greedy','rpl6dfkgghqki6zs2x45yvftze',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qc56vd3azwbadcgy','B','bot',NULL,NULL,'greedy',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('u2gobpf2qs2ixxbu','A','visitor',NULL,'rpl6dfkgghqki6zs2x45yvftze',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('u2gobpf2qs2ixxbu','B','bot',NULL,NULL,'greedy',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	secret BLOB NOT NULL, 
	owner VARCHAR(26) NOT NULL, 
	public BOOLEAN NOT NULL, 
	clock_seconds INTEGER, 
	pace VARCHAR(10) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	seq INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	to_move VARCHAR(1), 
	due FLOAT, 
	next VARCHAR(16), 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, start JSON, given INTEGER DEFAULT '0' NOT NULL, course VARCHAR(60), clocks_wait_until FLOAT, offer_by VARCHAR(26), offer_until FLOAT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES visitors (id)
);
INSERT INTO "tables" VALUES('qc56vd3azwbadcgy','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "winner", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'B0A68D00E54FBC958D8AFFD5428C8387D6763C67232BCD702629D1513021316A','rpl6dfkgghqki6zs2x45yvftze',0,NULL,'instant','over',90,3,NULL,NULL,NULL,1.79482801603955292703e+09,1.79482801711219215395e+09,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('u2gobpf2qs2ixxbu','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "all", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'2D43F0E2953901368DBA7B748C88C0A5E856C1001E20D6F3773630F7D2392497','rpl6dfkgghqki6zs2x45yvftze',0,NULL,'instant','racing',12,1,'A',NULL,NULL,1.7948280161384413242e+09,1.79482801635439872742e+09,NULL,0,NULL,NULL,NULL,NULL);
CREATE TABLE visitors (
	id VARCHAR(26) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	kept_name VARCHAR(64), 
	password_hash VARCHAR(200), 
	webhook VARCHAR(500), 
	lang VARCHAR(2) NOT NULL, 
	generation INTEGER NOT NULL, 
	created FLOAT NOT NULL, kept_look VARCHAR(64), kept_folded_look VARCHAR(64), seen FLOAT DEFAULT '0' NOT NULL, "left" FLOAT, 
	CONSTRAINT pk_visitors PRIMARY KEY (id), 
	CONSTRAINT uq_visitors_kept_name UNIQUE (kept_name)
);
INSERT INTO "visitors" VALUES('rpl6dfkgghqki6zs2x45yvftze','Old Salt','old salt','$argon2id$v=19$m=65536,t=3,p=4$UJPFlu7wjvp4gGfuzSf3zg$1Leywk7YlwAV7u11AWQ3mxa2+jUQhQi9CmJ26FrbCUI',NULL,'en',1,1.79482801545943927764e+09,'Old Salt','old salt',1.79482801545943927764e+09,NULL);
CREATE INDEX ix_tables_status_public ON tables (status, public);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX ix_records_visitor ON records (visitor);
CREATE INDEX ix_courses_owner ON courses (owner);
CREATE INDEX ix_crews_visitor ON crews (visitor);
CREATE INDEX ix_visitors_kept_look ON visitors (kept_look);
CREATE INDEX ix_visitors_kept_folded_look ON visitors (kept_folded_look);
CREATE INDEX ix_visitors_seen ON visitors (seen);
CREATE INDEX ix_records_used ON records (used);
CREATE INDEX ix_courses_used ON courses (used);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_next ON tables (next);
CREATE INDEX ix_tables_status_touched ON tables (status, touched);
CREATE INDEX ix_chat_visitor ON chat (visitor);
CREATE INDEX ix_entries_visitor ON entries (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX ix_hidden_table_id ON hidden (table_id);
COMMIT;
