BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES('yfgoqyy26ymlrnmc',1,'gnsrhfd6nc4f3v5djwlrci2fke','Old Salt','A','ahoy','m4',1.79482571086768484111e+09);
CREATE TABLE codes (
	code_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_codes PRIMARY KEY (code_hash), 
	CONSTRAINT fk_codes_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
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
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',1,'chance',NULL,NULL,'first A',NULL,NULL,1.79482571058933806419e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',2,'action','A','greedy','place 13,4',NULL,NULL,1.79482571065993857378e+09);
INSERT INTO "entries" VALUES('yfgoqyy26ymlrnmc',1,'chance',NULL,NULL,'first A',NULL,NULL,1.79482571067129635807e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',3,'action','B','greedy','place 12,4',NULL,NULL,1.79482571067768502228e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',4,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482571067768502228e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',5,'action','A','greedy','leg E',NULL,NULL,1.7948257107272868157e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',6,'action','A','greedy','luff',NULL,NULL,1.79482571073081874843e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',7,'action','B','greedy','luff',NULL,NULL,1.79482571073272871966e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',8,'action','B','greedy','leg E',NULL,NULL,1.79482571074582672116e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',9,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482571074582672116e+09);
INSERT INTO "entries" VALUES('yfgoqyy26ymlrnmc',2,'action','A',NULL,'place 0,0','gnsrhfd6nc4f3v5djwlrci2fke','m1',1.7948257107539842129e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',10,'action','A','greedy','leg NE',NULL,NULL,1.79482571075867390628e+09);
INSERT INTO "entries" VALUES('yfgoqyy26ymlrnmc',3,'action','B','greedy','place 13,4',NULL,NULL,1.79482571083802723878e+09);
INSERT INTO "entries" VALUES('yfgoqyy26ymlrnmc',4,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482571083802723878e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',11,'action','A','greedy','leg S',NULL,NULL,1.79482571083929848664e+09);
INSERT INTO "entries" VALUES('yfgoqyy26ymlrnmc',5,'action','A',NULL,'leg NE','gnsrhfd6nc4f3v5djwlrci2fke','m2',1.79482571085321640971e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',12,'action','B','greedy','luff',NULL,NULL,1.79482571085486173625e+09);
INSERT INTO "entries" VALUES('yfgoqyy26ymlrnmc',6,'action','A',NULL,'leg NE','gnsrhfd6nc4f3v5djwlrci2fke','m3',1.7948257108605511188e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',13,'action','B','greedy','leg W',NULL,NULL,1.79482571086180329325e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',14,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482571086180329325e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',15,'action','A','greedy','leg NW',NULL,NULL,1.79482571086928057672e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',16,'action','A','greedy','leg NW',NULL,NULL,1.79482571089282488818e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',17,'action','A','greedy','leg W',NULL,NULL,1794825710.89425);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',18,'chance',NULL,NULL,'roll 1',NULL,NULL,1794825710.89425);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',19,'action','A','greedy','leg NE +puff',NULL,NULL,1.79482571089531517025e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',20,'action','B','greedy','leg NE +puff',NULL,NULL,1.79482571089608120918e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',21,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482571089608120918e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',22,'action','A','greedy','leg NW',NULL,NULL,1.79482571089709138875e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',23,'action','B','greedy','leg NE',NULL,NULL,1.79482571089788055422e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',24,'chance',NULL,NULL,'roll red',NULL,NULL,1.79482571089788055422e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',25,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482571089788055422e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',26,'action','B','greedy','leg N +puff',NULL,NULL,1.79482571089897179603e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',27,'action','A','greedy','leg N',NULL,NULL,1.79482571089976572983e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',28,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482571089976572983e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',29,'action','B','greedy','leg N',NULL,NULL,1.79482571090072417262e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',30,'action','B','greedy','leg N',NULL,NULL,1.79482571090155768392e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',31,'action','A','greedy','leg N',NULL,NULL,1.79482571090238142018e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',32,'action','A','greedy','leg N',NULL,NULL,1.79482571090316367148e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',33,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482571090316367148e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',34,'action','B','greedy','leg N',NULL,NULL,1.79482571090464329719e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',35,'action','B','greedy','leg N',NULL,NULL,1.79482571090546894074e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',36,'action','B','greedy','leg N',NULL,NULL,1794825710.90634);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',37,'action','A','greedy','leg W',NULL,NULL,1.79482571090772795676e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',38,'action','A','greedy','leg NE',NULL,NULL,1.79482571090860033033e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',39,'action','A','greedy','leg N +puff',NULL,NULL,1.7948257109129095077e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',40,'chance',NULL,NULL,'roll green',NULL,NULL,1.7948257109129095077e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',41,'chance',NULL,NULL,'roll 3',NULL,NULL,1.7948257109129095077e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',42,'action','A','greedy','leg NE',NULL,NULL,1.79482571091491556166e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',43,'action','A','greedy','leg NW',NULL,NULL,1.79482571092389655113e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',44,'action','A','greedy','leg NE',NULL,NULL,1.79482571092691659932e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',45,'action','B','greedy','leg NW',NULL,NULL,1.79482571092831945424e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',46,'action','B','greedy','leg NW',NULL,NULL,1.79482571093061065671e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',47,'action','B','greedy','leg NE',NULL,NULL,1.79482571095224881178e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',48,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482571095224881178e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',49,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482571095224881178e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',50,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482571095224881178e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',51,'action','A','greedy','leg NW',NULL,NULL,1.79482571096773624416e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',52,'action','A','greedy','leg SW',NULL,NULL,1.79482571097614431376e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',53,'action','A','greedy','leg SW',NULL,NULL,1.7948257109775705338e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',54,'action','B','greedy','leg N',NULL,NULL,1.79482571097885084147e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',55,'action','B','greedy','leg N',NULL,NULL,1.79482571097986769682e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',56,'action','B','greedy','leg SW',NULL,NULL,1.79482571098074936873e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',57,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482571098074936873e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',58,'action','A','greedy','leg SW',NULL,NULL,1.79482571098186421392e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',59,'action','A','greedy','leg SE',NULL,NULL,1.79482571098272490495e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',60,'action','B','greedy','leg SW',NULL,NULL,1.79482571098355960848e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',61,'action','B','greedy','leg SW',NULL,NULL,1.79482571098436760907e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',62,'chance',NULL,NULL,'roll green',NULL,NULL,1.79482571098436760907e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',63,'chance',NULL,NULL,'roll red',NULL,NULL,1.79482571098436760907e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',64,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79482571098436760907e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',65,'action','A','greedy','leg SE',NULL,NULL,1.79482571098593568798e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',66,'action','B','greedy','leg NE',NULL,NULL,1.79482571098673987387e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',67,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79482571098673987387e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',68,'action','A','greedy','leg SE',NULL,NULL,1.79482571098772811886e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',69,'action','A','greedy','leg SE',NULL,NULL,1.79482571098848462101e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',70,'action','B','greedy','leg SW',NULL,NULL,1.79482571098941302303e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',71,'action','B','greedy','leg SE',NULL,NULL,1.79482571099352693558e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',72,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482571099352693558e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',73,'action','A','greedy','leg SE',NULL,NULL,1.79482571099612259863e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',74,'action','A','greedy','leg SE',NULL,NULL,1794825710.99738);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',75,'action','A','greedy','leg NE',NULL,NULL,1.79482571099998641011e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',76,'action','B','greedy','leg SE',NULL,NULL,1.7948257110010344982e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',77,'action','B','greedy','leg SE',NULL,NULL,1.79482571100202035899e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',78,'action','B','greedy','leg SE',NULL,NULL,1.79482571100301337239e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',79,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79482571100301337239e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',80,'action','A','greedy','leg SE',NULL,NULL,1.79482571100423812871e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',81,'action','A','greedy','leg SE',NULL,NULL,1.79482571100552749628e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',82,'action','B','greedy','leg NE',NULL,NULL,1.79482571100652384763e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',83,'action','B','greedy','leg SE',NULL,NULL,1.79482571100734233861e+09);
INSERT INTO "entries" VALUES('awiszjmnwym5vbdw',84,'action','B','greedy','leg NE',NULL,NULL,1.79482571100836515425e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie',X'AB65FE5983B70A43DE56E52921360FBF6C226A1890504307E3875A5A7B6EDCE0');
CREATE TABLE records (
	id VARCHAR(16) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	record JSON NOT NULL, 
	created FLOAT NOT NULL, 
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
	stand_in VARCHAR(20), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
INSERT INTO "seats" VALUES('awiszjmnwym5vbdw','A','visitor',NULL,'gnsrhfd6nc4f3v5djwlrci2fke',NULL,'greedy');
INSERT INTO "seats" VALUES('awiszjmnwym5vbdw','B','bot',NULL,NULL,'greedy',NULL);
INSERT INTO "seats" VALUES('yfgoqyy26ymlrnmc','A','visitor',NULL,'gnsrhfd6nc4f3v5djwlrci2fke',NULL,NULL);
INSERT INTO "seats" VALUES('yfgoqyy26ymlrnmc','B','bot',NULL,NULL,'greedy',NULL);
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
	touched FLOAT NOT NULL, start JSON, given INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES visitors (id)
);
INSERT INTO "tables" VALUES('awiszjmnwym5vbdw','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "winner", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'8BD5B71D924A88D04EEB752FD44ACFB7986033E55D83F278E957B0E56109160E','gnsrhfd6nc4f3v5djwlrci2fke',0,NULL,'instant','over',84,3,NULL,NULL,NULL,1.79482571058933806419e+09,1.79482571100836515425e+09,NULL,0);
INSERT INTO "tables" VALUES('yfgoqyy26ymlrnmc','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "all", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'E3363643B57D1EBE34D9C5DF5CD77C0B5EC7A5E32588A17C9D1EAC65A39D35FD','gnsrhfd6nc4f3v5djwlrci2fke',0,NULL,'instant','racing',6,1,'A',NULL,NULL,1.79482571067129635807e+09,1.7948257108605511188e+09,NULL,0);
CREATE TABLE visitors (
	id VARCHAR(26) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	kept_name VARCHAR(64), 
	password_hash VARCHAR(200), 
	webhook VARCHAR(500), 
	lang VARCHAR(2) NOT NULL, 
	generation INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_visitors PRIMARY KEY (id), 
	CONSTRAINT uq_visitors_kept_name UNIQUE (kept_name)
);
INSERT INTO "visitors" VALUES('gnsrhfd6nc4f3v5djwlrci2fke','Old Salt','old salt','$argon2id$v=19$m=65536,t=3,p=4$lFi+tTXyyn9wNk+kJva83w$xQuYgzT63eKKSEoiYW8WAxUtREA0XVSQJ7EK6Rj56hk',NULL,'en',1,1.79482571029420971868e+09);
CREATE INDEX ix_tables_status_public ON tables (status, public);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_seats_visitor ON seats (visitor);
CREATE INDEX ix_records_visitor ON records (visitor);
COMMIT;
