BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "chat" VALUES('wgn465wzxxh2br6p',1,'yam3ukixy6hvxxyhn33uqa6btm','Old Salt','A','ahoy','m4',1.79492626111153197286e+09);
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
CREATE TABLE crew_requests (
	table_id VARCHAR(16) NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	n INTEGER NOT NULL, 
	CONSTRAINT pk_crew_requests PRIMARY KEY (table_id, seat, visitor), 
	CONSTRAINT fk_crew_requests_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_crew_requests_visitor FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
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
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',1,'chance',NULL,NULL,'first A',NULL,NULL,1.7949262607148096561e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',2,'action','A','greedy','place 13,4',NULL,NULL,1.79492626077343177789e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',1,'chance',NULL,NULL,'first B',NULL,NULL,1.79492626079976701734e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',3,'action','B','greedy','place 12,4',NULL,NULL,1.79492626084119439124e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',4,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626084119439124e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',5,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492626084119439124e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',6,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492626084119439124e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',2,'action','B','greedy','place 13,4',NULL,NULL,1.79492626084575819965e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',7,'action','A','greedy','leg S',NULL,NULL,1.79492626085288286205e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',8,'action','A','greedy','leg NW',NULL,NULL,1.79492626085658645625e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',9,'action','A','greedy','leg NE',NULL,NULL,1.79492626085893821718e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',10,'action','B','greedy','leg NE',NULL,NULL,1.79492626086144709584e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',11,'action','B','greedy','leg NE',NULL,NULL,1.79492626086554908759e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',12,'action','B','greedy','leg S',NULL,NULL,1.79492626087009072306e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',13,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626087009072306e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',14,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626087009072306e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',15,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492626087009072306e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',16,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492626087009072306e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',3,'action','A',NULL,'place 0,0','yam3ukixy6hvxxyhn33uqa6btm','m1',1.79492626093317627906e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',4,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626093317627906e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',5,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626093317627906e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',6,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626093317627906e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',17,'action','B','greedy','leg SW',NULL,NULL,1.79492626094137072562e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',7,'action','B','greedy','leg NW',NULL,NULL,1.79492626094155478472e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',8,'action','B','greedy','leg SW',NULL,NULL,1.79492626096342158315e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',9,'action','A',NULL,'leg N','yam3ukixy6hvxxyhn33uqa6btm','m2',1.79492626098843955986e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',18,'action','B','greedy','leg N',NULL,NULL,1.7949262610775187015e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',10,'action','A',NULL,'leg N','yam3ukixy6hvxxyhn33uqa6btm','m3',1.79492626108301520345e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',11,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492626108301520345e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',12,'action','B','greedy','leg E',NULL,NULL,1794926261.09537);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',13,'action','B','greedy','leg SW',NULL,NULL,1.79492626109970474239e+09);
INSERT INTO "entries" VALUES('wgn465wzxxh2br6p',14,'action','B','greedy','leg NW',NULL,NULL,1.79492626110461640353e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',19,'action','B','greedy','leg N',NULL,NULL,1.79492626112042951585e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',20,'action','A','greedy','leg N',NULL,NULL,1.79492626114246654504e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',21,'action','A','greedy','leg N',NULL,NULL,1.79492626114722824098e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',22,'action','A','greedy','leg SW',NULL,NULL,1.79492626115149641035e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',23,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626115149641035e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',24,'action','B','greedy','leg N',NULL,NULL,1.79492626115901780133e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',25,'action','B','greedy','leg NE',NULL,NULL,1.79492626116695785519e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',26,'action','A','greedy','leg NE',NULL,NULL,1.79492626119627237324e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',27,'action','A','greedy','leg N +puff',NULL,NULL,1.79492626125105929381e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',28,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626125105929381e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',29,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626125105929381e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',30,'action','A','greedy','leg N',NULL,NULL,1.79492626132301139833e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',31,'action','A','greedy','leg N',NULL,NULL,1.79492626134292340275e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',32,'action','B','greedy','leg N',NULL,NULL,1.79492626134769153595e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',33,'action','B','greedy','leg N',NULL,NULL,1.7949262613515930176e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',34,'chance',NULL,NULL,'roll red',NULL,NULL,1.7949262613515930176e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',35,'chance',NULL,NULL,'roll 3',NULL,NULL,1.7949262613515930176e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',36,'action','B','greedy','leg NE',NULL,NULL,1.79492626135712122917e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',37,'action','B','greedy','leg N',NULL,NULL,1.79492626136377191547e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',38,'action','B','greedy','leg NW',NULL,NULL,1.79492626136779212953e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',39,'action','A','greedy','leg N',NULL,NULL,1.79492626137085103986e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',40,'action','A','greedy','luff',NULL,NULL,1.79492626139163637165e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',41,'action','A','greedy','leg N',NULL,NULL,1.79492626140925669664e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',42,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492626140925669664e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',43,'action','B','greedy','leg S',NULL,NULL,1.79492626141347312931e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',44,'action','B','greedy','leg W',NULL,NULL,1.79492626141768574707e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',45,'action','B','greedy','leg W',NULL,NULL,1.79492626142010927199e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',46,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626142010927199e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',47,'action','B','greedy','leg SE',NULL,NULL,1.79492626142404460912e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',48,'action','B','greedy','leg N',NULL,NULL,1.79492626142641973491e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',49,'action','A','greedy','luff',NULL,NULL,1.79492626142919111257e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',50,'action','A','greedy','leg S',NULL,NULL,1.79492626143893551824e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',51,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626143893551824e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',52,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626143893551824e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',53,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492626143893551824e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',54,'action','B','greedy','leg N',NULL,NULL,1.79492626144810223575e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',55,'action','B','greedy','leg SW',NULL,NULL,1.79492626145054721834e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',56,'action','B','greedy','leg SW',NULL,NULL,1.79492626145546197886e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',57,'action','A','greedy','leg NE',NULL,NULL,1.79492626145924854281e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',58,'action','A','greedy','leg NW',NULL,NULL,1.79492626146588158614e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',59,'action','A','greedy','leg SW',NULL,NULL,1.79492626147671175003e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',60,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492626147671175003e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',61,'action','B','greedy','leg SW',NULL,NULL,1.79492626152575612073e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',62,'action','A','greedy','leg SW',NULL,NULL,1.79492626156723523141e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',63,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626156723523141e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',64,'action','B','greedy','leg SW',NULL,NULL,1.79492626157124900813e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',65,'action','B','greedy','leg SW',NULL,NULL,1.79492626157542800903e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',66,'action','A','greedy','leg SW',NULL,NULL,1.79492626157962179185e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',67,'action','A','greedy','leg SW',NULL,NULL,1.79492626158203625675e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',68,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626158203625675e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',69,'action','B','greedy','leg S',NULL,NULL,1.79492626158442902567e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',70,'action','B','greedy','leg E',NULL,NULL,1.79492626158542847632e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',71,'action','A','greedy','leg SW',NULL,NULL,1.79492626158849382395e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',72,'action','A','greedy','leg E',NULL,NULL,1.79492626159284067149e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',73,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626159284067149e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',74,'action','B','greedy','leg E',NULL,NULL,1.79492626159539151193e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',75,'action','B','greedy','leg E',NULL,NULL,1.79492626159869122504e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',76,'action','A','greedy','leg S',NULL,NULL,1.79492626160107469554e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',77,'action','A','greedy','leg E',NULL,NULL,1.79492626160331201559e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',78,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492626160331201559e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',79,'action','B','greedy','leg S',NULL,NULL,1.79492626160662484173e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',80,'action','A','greedy','leg E +puff',NULL,NULL,1.79492626160883092878e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',81,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492626160883092878e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',82,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626160883092878e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',83,'action','B','greedy','leg SE +puff',NULL,NULL,1.79492626161339759822e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',84,'action','B','greedy','leg SE',NULL,NULL,1.79492626166137981416e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',85,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492626166137981416e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',86,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492626166137981416e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',87,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492626166137981416e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',88,'action','A','greedy','leg SE',NULL,NULL,1.79492626167308545106e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',89,'action','A','greedy','leg SE',NULL,NULL,1.79492626168367600436e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',90,'action','B','greedy','leg E',NULL,NULL,1.79492626168765234944e+09);
INSERT INTO "entries" VALUES('ulpa2afnws3djtpa',91,'action','B','greedy','leg SE',NULL,NULL,1.79492626176150512698e+09);
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
INSERT INTO "keys" VALUES('cookie',X'ED19253A53384554C3B422870725531334B73846AA98ADC724235D3F8610E43E');
INSERT INTO "keys" VALUES('probe',X'313739343932363235392E35393132333434');
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
	stand_in VARCHAR(20), stand_in_by VARCHAR(26), late FLOAT, seen FLOAT, rematch VARCHAR(3), reserved BOOLEAN DEFAULT 0 NOT NULL, times_put_off INTEGER DEFAULT '0' NOT NULL, takes_requests BOOLEAN DEFAULT 1 NOT NULL, lets_back INTEGER, bank FLOAT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
INSERT INTO "seats" VALUES('ulpa2afnws3djtpa','A','visitor',NULL,'yam3ukixy6hvxxyhn33uqa6btm',NULL,'greedy','yam3ukixy6hvxxyhn33uqa6btm',NULL,NULL,NULL,0,0,1,NULL,NULL);
INSERT INTO "seats" VALUES('ulpa2afnws3djtpa','B','bot',NULL,NULL,'greedy',NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL);
INSERT INTO "seats" VALUES('wgn465wzxxh2br6p','A','visitor',NULL,'yam3ukixy6hvxxyhn33uqa6btm',NULL,NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL);
INSERT INTO "seats" VALUES('wgn465wzxxh2br6p','B','bot',NULL,NULL,'greedy',NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL);
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
	touched FLOAT NOT NULL, start JSON, given INTEGER DEFAULT '0' NOT NULL, course VARCHAR(60), clocks_wait_until FLOAT, offer_by VARCHAR(26), offer_until FLOAT, hints BOOLEAN, asks_back VARCHAR(1), asks_back_at INTEGER, clock_increment INTEGER, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES visitors (id)
);
INSERT INTO "tables" VALUES('ulpa2afnws3djtpa','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "winner", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'C5F9BF33E350DF688C3C7A4E410FEE44290396274B0BF2F64AB9C441043BDB83','yam3ukixy6hvxxyhn33uqa6btm',0,NULL,'instant','over',91,3,NULL,NULL,NULL,1.7949262607148096561e+09,1.79492626176150512698e+09,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('wgn465wzxxh2br6p','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "all", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'7AB790BE554310038289D5E9183708A2BF75A0B774A6F2F57CB8F31C0D612601','yam3ukixy6hvxxyhn33uqa6btm',0,NULL,'instant','racing',14,1,'A',NULL,NULL,1.79492626079976701734e+09,1.79492626110461640353e+09,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "visitors" VALUES('yam3ukixy6hvxxyhn33uqa6btm','Old Salt','old salt','$argon2id$v=19$m=65536,t=3,p=4$OBFPhWI0A51yLxWmjTXZjA$2rEJkx1N6SkCFlWInv5htO4Chvgno9ey3tZPdx9CeeE',NULL,'en',1,1.79492625963660502432e+09,'Old Salt','old salt',1.79492625963660502432e+09,NULL);
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
CREATE INDEX ix_crew_requests_visitor ON crew_requests (visitor);
COMMIT;
