BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "chat" VALUES('uaou43c7v42ojaof',1,'xn2dmcnl2wmq6v7kncdlokkzga','Old Salt','A','ahoy','m4',1.79492874051941299438e+09);
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
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',1,'chance',NULL,NULL,'first B',NULL,NULL,1.79492874015154075615e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',2,'action','B','greedy','place 13,4',NULL,NULL,1.79492874023274898535e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',3,'action','A','greedy','place 12,4',NULL,NULL,1.79492874025030088426e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',4,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874025030088426e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',5,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492874025030088426e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',6,'action','A','greedy','leg W',NULL,NULL,1.79492874026153039932e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',7,'action','B','greedy','leg W',NULL,NULL,1.79492874026767635338e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',8,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492874026767635338e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',9,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492874026767635338e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',1,'chance',NULL,NULL,'first B',NULL,NULL,1.79492874025015258787e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',10,'action','B','greedy','leg S',NULL,NULL,1.79492874031689524649e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',2,'action','B','greedy','place 13,4',NULL,NULL,1.79492874042397618293e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',11,'action','B','greedy','leg NE',NULL,NULL,1.79492874043945097916e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',3,'action','A',NULL,'place 0,0','xn2dmcnl2wmq6v7kncdlokkzga','m1',1.79492874044289422033e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',4,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874044289422033e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',5,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874044289422033e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',6,'action','A',NULL,'leg N','xn2dmcnl2wmq6v7kncdlokkzga','m2',1.79492874046573686595e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',12,'action','B','greedy','leg NW',NULL,NULL,1.79492874046659111981e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',7,'action','A',NULL,'leg N','xn2dmcnl2wmq6v7kncdlokkzga','m3',1.79492874049782752997e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',8,'action','B','greedy','leg W',NULL,NULL,1.794928740502592802e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',9,'action','B','greedy','leg W',NULL,NULL,1.7949287405083017349e+09);
INSERT INTO "entries" VALUES('uaou43c7v42ojaof',10,'chance',NULL,NULL,'roll 2',NULL,NULL,1.7949287405083017349e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',13,'action','A','greedy','leg S',NULL,NULL,1.79492874055567955965e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',14,'action','A','greedy','leg NE',NULL,NULL,1.79492874056333804135e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',15,'action','A','greedy','leg NE',NULL,NULL,1.79492874056693053246e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',16,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874056693053246e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',17,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874056693053246e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',18,'action','A','greedy','leg N',NULL,NULL,1.79492874057093262669e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',19,'action','A','greedy','leg N',NULL,NULL,1.79492874057329797744e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',20,'action','B','greedy','leg N',NULL,NULL,1.79492874057451844214e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',21,'action','B','greedy','leg N +puff',NULL,NULL,1.79492874057668232914e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',22,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874057668232914e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',23,'action','B','greedy','leg NE',NULL,NULL,1.79492874057905268665e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',24,'action','B','greedy','leg N',NULL,NULL,1.79492874058109545712e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',25,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492874058109545712e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',26,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492874058109545712e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',27,'action','B','greedy','leg NE',NULL,NULL,1.79492874058333015448e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',28,'action','A','greedy','leg NE',NULL,NULL,1.79492874058535647387e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',29,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874058535647387e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',30,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492874058535647387e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',31,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492874058535647387e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',32,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492874058535647387e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',33,'action','A','greedy','leg N',NULL,NULL,1.79492874058930683141e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',34,'action','B','greedy','leg N',NULL,NULL,1.79492874059162235257e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',35,'chance',NULL,NULL,'roll 3',NULL,NULL,1.79492874059162235257e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',36,'action','A','greedy','leg N',NULL,NULL,1.79492874059440350536e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',37,'action','A','greedy','leg N +puff',NULL,NULL,1.79492874059659624106e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',38,'action','A','greedy','leg N',NULL,NULL,1.79492874059868645665e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',39,'action','B','greedy','leg N',NULL,NULL,1.79492874060165214541e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',40,'action','B','greedy','leg N',NULL,NULL,1.79492874060761857038e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',41,'action','B','greedy','leg N',NULL,NULL,1.79492874060995531086e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',42,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874060995531086e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',43,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874060995531086e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',44,'action','B','greedy','leg NW +puff',NULL,NULL,1.79492874061254906658e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',45,'action','B','greedy','leg NE',NULL,NULL,1.79492874061577296256e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',46,'action','A','greedy','leg NE',NULL,NULL,1.79492874061824798578e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',47,'action','A','greedy','leg NW',NULL,NULL,1.79492874062046408657e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',48,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874062046408657e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',49,'action','B','greedy','leg NE',NULL,NULL,1.79492874062334227557e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',50,'action','B','greedy','leg NW',NULL,NULL,1.79492874062443351747e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',51,'action','A','greedy','leg NW',NULL,NULL,1.79492874062554645534e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',52,'action','A','greedy','leg NE',NULL,NULL,1.79492874062767982477e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',53,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492874062767982477e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',54,'action','B','greedy','leg W',NULL,NULL,1.7949287406299152375e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',55,'action','A','greedy','leg NE',NULL,NULL,1.79492874063198447221e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',56,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492874063198447221e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',57,'action','B','greedy','leg SW',NULL,NULL,1.79492874063425230986e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',58,'action','A','greedy','leg NW',NULL,NULL,1.79492874063633799553e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',59,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874063633799553e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',60,'action','B','greedy','leg SW',NULL,NULL,1.79492874064015746123e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',61,'action','B','greedy','leg SW',NULL,NULL,1.79492874064233636855e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',62,'action','A','greedy','leg NE',NULL,NULL,1.7949287406445536613e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',63,'action','A','greedy','leg NW',NULL,NULL,1.79492874064670753474e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',64,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874064670753474e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',65,'chance',NULL,NULL,'roll red',NULL,NULL,1.79492874064670753474e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',66,'chance',NULL,NULL,'roll green',NULL,NULL,1.79492874064670753474e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',67,'chance',NULL,NULL,'roll 2',NULL,NULL,1.79492874064670753474e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',68,'action','A','greedy','leg W',NULL,NULL,1.7949287406509652138e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',69,'action','A','greedy','leg SW',NULL,NULL,1.79492874065319800384e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',70,'action','B','greedy','spin up',NULL,NULL,1.79492874065535855292e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',71,'action','B','greedy','leg SE',NULL,NULL,1.79492874065753221508e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',72,'action','B','greedy','leg E',NULL,NULL,1.79492874065988922117e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',73,'chance',NULL,NULL,'roll 1',NULL,NULL,1.79492874065988922117e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',74,'action','A','greedy','leg SW',NULL,NULL,1.79492874066221499442e+09);
INSERT INTO "entries" VALUES('anuj3s7jicknzqlb',75,'action','B','greedy','leg SE',NULL,NULL,1.7949287406643266678e+09);
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
INSERT INTO "keys" VALUES('cookie',X'501ED1E5DBA342A8B899E9BA622B9E8C90CF4B4E8E477A778918E12BF6CE99AD');
INSERT INTO "keys" VALUES('push',X'22B2D3031B02A127394CC4EDF1FE381F01308E05018697A0BEA5F138DDB99869');
INSERT INTO "keys" VALUES('probe',X'313739343932383733392E36323237353533');
CREATE TABLE learnt (
	visitor VARCHAR(26) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	item VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_learnt PRIMARY KEY (visitor, game, kind, item), 
	CONSTRAINT fk_learnt_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
);
CREATE TABLE push_subscriptions (
	id VARCHAR(64) NOT NULL, 
	visitor VARCHAR(26) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_push_subscriptions PRIMARY KEY (id), 
	CONSTRAINT fk_push_subscriptions_visitor FOREIGN KEY(visitor) REFERENCES visitors (id)
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
INSERT INTO "seats" VALUES('anuj3s7jicknzqlb','A','visitor',NULL,'xn2dmcnl2wmq6v7kncdlokkzga',NULL,'greedy','xn2dmcnl2wmq6v7kncdlokkzga',NULL,NULL,NULL,0,0,1,NULL,NULL);
INSERT INTO "seats" VALUES('anuj3s7jicknzqlb','B','bot',NULL,NULL,'greedy',NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL);
INSERT INTO "seats" VALUES('uaou43c7v42ojaof','A','visitor',NULL,'xn2dmcnl2wmq6v7kncdlokkzga',NULL,NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL);
INSERT INTO "seats" VALUES('uaou43c7v42ojaof','B','bot',NULL,NULL,'greedy',NULL,NULL,NULL,NULL,NULL,0,0,1,NULL,NULL);
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
INSERT INTO "tables" VALUES('anuj3s7jicknzqlb','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "winner", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'A8355E8AFE462BD70C58EEA45F6BAB3362E35246AAD1F0A2CB9165C01405DD63','xn2dmcnl2wmq6v7kncdlokkzga',0,NULL,'instant','over',75,3,NULL,NULL,NULL,1.79492874015154075615e+09,1.7949287406643266678e+09,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('uaou43c7v42ojaof','regatta',2,'{"rules": "basic", "players": 2, "board": "quick", "course": "triangle", "side": "port", "island": 3, "die": "1223SS", "penalty": "B", "prestart": "recall", "races": 1, "tie_points": "best", "stop_after": "all", "max_rounds": 20, "wind_limit": "none", "same_tack": true, "timeout": "bot"}',X'106EF09F533357B0156A06508945894C21743B4E1D76A624EABEAB6AE3C5BD8C','xn2dmcnl2wmq6v7kncdlokkzga',0,NULL,'instant','racing',10,1,'A',NULL,NULL,1.79492874025015258787e+09,1.7949287405083017349e+09,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "visitors" VALUES('xn2dmcnl2wmq6v7kncdlokkzga','Old Salt','old salt','$argon2id$v=19$m=65536,t=3,p=4$PP/Imvd75lFNg/6oycRoVw$AR+/90zXKvXjJJZOmDDq2ixfdpg1fOkjzCqyXrQ+FyE',NULL,'en',1,1.79492873963943219183e+09,'Old Salt','old salt',1.79492873963943219183e+09,NULL);
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
CREATE INDEX ix_push_subscriptions_visitor ON push_subscriptions (visitor);
COMMIT;
