// Made by `npm run types` from the service's OpenAPI document; not to be edited.

export interface paths {
    "/api/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Code
         * @description A code that brings my identity to another device, once, within ten minutes.
         */
        post: operations["new_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/code/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use Code
         * @description Become the visitor who asked for this code.
         */
        post: operations["use_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Courses
         * @description The courses I keep, of one game or of all.
         */
        get: operations["my_courses"];
        put?: never;
        /**
         * Keep Course
         * @description Keep a valid course; whoever is given its address may race on it.
         */
        post: operations["keep_course"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Course
         * @description A course, for whoever has its address.
         */
        get: operations["get_course"];
        put?: never;
        post?: never;
        /**
         * Delete Course
         * @description Delete a course of mine; races on it go on.
         */
        delete: operations["delete_course"];
        options?: never;
        head?: never;
        /**
         * Change Course
         * @description Change a course of mine.
         */
        patch: operations["change_course"];
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Every game there is.
         */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Game
         * @description One game: its options, bots and the race that "play now" starts.
         */
        get: operations["get_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Book
         * @description The rulebook of a game: its primer, chapters, rules, rulings, options, examples, figures.
         */
        get: operations["get_book"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw Chart
         * @description A draft of a course drawn, and every rule it breaks; nothing is kept.
         */
        post: operations["draw_chart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/first-race": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get First Race
         * @description The first race of a game, and how far this visitor has come.
         */
        get: operations["get_first_race"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/first-race/{step}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Solve Step
         * @description How a step is done.
         */
        get: operations["solve_step"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/first-race/{step}/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Step
         * @description The referee's answer to a try at a step; a step that is done is remembered.
         */
        post: operations["try_step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Glossary
         * @description Words that a beginner may not know, in all their forms, and what they mean.
         */
        get: operations["get_glossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/picture.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Picture
         * @description A picture of a game: a typical moment of a race.
         */
        get: operations["get_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Puzzles
         * @description The puzzles of a game, and those this visitor has solved.
         */
        get: operations["get_puzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles/{puzzle}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Solve Puzzle
         * @description How a puzzle is solved.
         */
        get: operations["solve_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/puzzles/{puzzle}/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Puzzle
         * @description The referee's answer to a try at a puzzle; a puzzle that is solved is remembered.
         */
        post: operations["try_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Rules
         * @description All rules of a game, restated for reading.
         */
        get: operations["list_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Rule
         * @description One rule or ruling of a game.
         */
        get: operations["get_rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/link-picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Link Picture
         * @description The picture that chats show of a link: what a stranger may see there, 1200 by 630.
         */
        get: operations["get_link_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Become the visitor who keeps this name, by password.
         */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log Out
         * @description Forget me on this device. An identity without a password cannot be found again.
         *
         *     The live connections of this browser close.
         */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Me
         * @description Who I am, and my tables. A new visitor becomes a guest with a name and gets a cookie.
         */
        get: operations["get_me"];
        put?: never;
        post?: never;
        /**
         * Delete Me
         * @description Delete me: my name, password, webhook, records, courses and what I said go for good.
         *
         *     The races I took part in stay for those who sailed them with me, where a former player sat in my
         *     seat. Where a race is still on, a bot plays for me, or I retire if that is what happens to
         *     whoever is absent there. All my cookies and live connections end.
         */
        delete: operations["delete_me"];
        options?: never;
        head?: never;
        /**
         * Change Me
         * @description Change my name, keep my identity with a password, or set a webhook for slow tables.
         *
         *     A new password invalidates all my other cookies and unused one-time codes, and closes my other
         *     live connections.
         */
        patch: operations["change_me"];
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Me
         * @description All that is stored about me, as a file: what I am, where I sit, what I played and said.
         */
        get: operations["export_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wake Me
         * @description Wake this browser when it is my turn and no page of mine is open; five at most.
         */
        post: operations["wake_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wake Me Not
         * @description Wake this browser no more.
         */
        post: operations["wake_me_not"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Statistics
         * @description My races so far: places, rivals, how long I think.
         */
        get: operations["get_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Table
         * @description Remove a table from my list.
         *
         *     Before the start my seat is free again. While the race is on, I `resign` and leave: whoever
         *     shares my seat sails on alone. A race that is over stays where it is.
         */
        delete: operations["remove_table"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge Plans
         * @description Whether a table could be opened as planned, or with these options or seats; nothing is kept.
         *
         *     Who sits down, and where the race begins, are not checked.
         */
        post: operations["judge_plans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Push Key
         * @description The key that a browser needs to let this service wake it.
         */
        get: operations["get_push_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Question
         * @description The question in a link, and the referee's answer.
         */
        get: operations["get_question"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring Record
         * @description Bring a race record here. It is replayed; the first entry that is wrong is named.
         */
        post: operations["bring_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Reel
         * @description A race to look at again: its log, what mattered in it, the tracks of all pieces.
         */
        get: operations["get_reel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Record File
         * @description The race as a file that replays it, with the proof of fair chance where there is one.
         */
        get: operations["get_record_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Film
         * @description A race, or a span of it, as an animated GIF or as a page that plays it by itself.
         *
         *     This takes a while, so the answer begins with lines of JSON: `{"done", "of", "size"}`. The last
         *     of them has a size, and that many bytes of the file follow it. Where a race is too long for a
         *     GIF, every second, third ... moment is shown.
         */
        get: operations["get_film"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Frames
         * @description The boards of a run of moments, at most 64 of them, as seen through these eyes.
         */
        get: operations["get_frames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}/ground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Reel Ground
         * @description The scene under the boards.
         */
        get: operations["get_reel_ground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}/legend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Reel Legend
         * @description Every sign that the boards may show, with its picture, and what it means.
         */
        get: operations["get_reel_legend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{kind}/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Moment Picture
         * @description A moment as a picture; with tracks, the board alone and the paths that led there.
         */
        get: operations["get_moment_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look
         * @description How a little race looks after what was played in it.
         */
        post: operations["look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study/meant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Meant
         * @description What a click on the board means there.
         */
        post: operations["ask_meant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Preview
         * @description What a choice would bring there.
         */
        post: operations["ask_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share Study Question
         * @description The link of a question about an action in a study.
         */
        post: operations["share_study_question"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Why Not
         * @description Why an action may not be played there.
         */
        post: operations["ask_why_not"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description The public tables that are open or racing.
         */
        get: operations["list_tables"];
        put?: never;
        /**
         * Open Table
         * @description Open a table. The race begins at once when no seat is free.
         */
        post: operations["open_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Table
         * @description A table in full; whoever has its address may look on.
         */
        get: operations["get_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/crew/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Request
         * @description Take somebody along who asks to join the crew of my seat, or say no.
         */
        post: operations["answer_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/crew/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask To Join
         * @description Ask the holder of a seat to be taken along. One asks one holder of a table at a time.
         */
        post: operations["ask_to_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/crew/put-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put Off
         * @description Put somebody off the crew of my seat; the seat's link changes, so that they stay off.
         */
        post: operations["put_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/crew/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Requests
         * @description Hear requests to join the crew of my seat, or no more.
         */
        post: operations["take_requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/crew/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop Asking
         * @description Take back what I asked.
         */
        post: operations["stop_asking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Ground
         * @description The scene under the board of a table, which stays the same during a race.
         */
        get: operations["get_ground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Table
         * @description Take a free seat, or come into the crew of one to which I am invited.
         */
        post: operations["join_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Table
         * @description Give up my seat. During a race a bot stands in, and I may come back.
         */
        post: operations["leave_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/legend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Legend
         * @description Every sign that the board of a table may show, with its picture, and what it means.
         */
        get: operations["get_legend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share Table Question
         * @description The link of a question about the decision that is yours at a table: with what you know.
         */
        post: operations["share_table_question"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Record
         * @description The whole race as a file that replays it, with the proof of fair chance.
         */
        get: operations["get_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Once a race is over, offer the same people a rematch, or accept the one on offer.
         *
         *     The answer is the new table once everybody has accepted; until then this one, with the offer.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline Rematch
         * @description Decline the offer of a rematch, or withdraw mine.
         */
        post: operations["decline_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Rematch
         * @description Open the rematch I offered at once: the seats of those who have not accepted are free.
         */
        post: operations["open_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace
         * @description Let the service's own bot play for another player who is not there, until they are back.
         */
        post: operations["replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Results
         * @description Places, series, progress and chance of a race, as far as it has gone.
         */
        get: operations["get_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stand In
         * @description Let a bot play for a seat of mine, or play myself again.
         */
        post: operations["stand_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Table
         * @description Begin a table of mine now: bots take the seats that are free.
         */
        post: operations["start_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Back
         * @description Take my whole last turn back: at once where all others are bots, else they are asked.
         */
        post: operations["take_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/take-back/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Take Back
         * @description Agree that somebody takes a turn back, or not; or withdraw what I asked.
         */
        post: operations["answer_take_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify Table
         * @description Recompute every chance result of a race that is over; `hash` is one noted before it.
         */
        get: operations["verify_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify Record
         * @description Recompute every chance result of a race from its record. Nothing is stored.
         */
        post: operations["verify_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Health
         * @description Whether the service is up and its database takes what is written.
         *
         *     That is really tried, at most once in five seconds, however many ask.
         */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Seen
         * @description How the service sees you, so that a host can tell whether the proxy in front is set up.
         */
        get: operations["get_seen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Metrics
         * @description What the service counts and times, for Prometheus.
         */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ack
         * @description Done and stored: a move, undo, resignation or chat line. `seq` is the entry's number.
         */
        Ack: {
            /** Id */
            id: string;
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ack";
        };
        /**
         * Amount
         * @description Choices that are picked by setting amounts, with sliders; what cannot be set is left out.
         *
         *     `chart` is the rule whose table (`RuleChart`) helps to decide, if there is one.
         */
        Amount: {
            /**
             * Chart
             * @default
             */
            chart: string;
            /** Choices */
            choices: components["schemas"]["Setting"][];
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Sliders */
            sliders: components["schemas"]["Slider"][];
        };
        /**
         * Answer
         * @description An answer to an offer; its action is one of the choices.
         */
        Answer: {
            /** Action */
            action: string;
            /** Label */
            label: string;
            /**
             * Tone
             * @default plain
             * @enum {string}
             */
            tone: "yes" | "no" | "plain";
        };
        /**
         * AskAbout
         * @description A question about an action in a study.
         */
        AskAbout: {
            /** Action */
            action: string;
            /** Actions */
            actions?: string[];
            /** Bots */
            bots?: {
                [key: string]: string;
            };
            /** Game */
            game: string;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** Scenario */
            scenario?: string | null;
            /** Seat */
            seat?: string | null;
            /** Seed */
            seed?: number | null;
        };
        /**
         * AskDescription
         * @description How did it stand after entry `seq`, in words?
         */
        AskDescription: {
            /** Id */
            id: string;
            /** Seq */
            seq: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "describe";
        };
        /**
         * AskHint
         * @description What would a club player do in my place? Answered where the table allows `hints`.
         */
        AskHint: {
            /** Id */
            id: string;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /**
         * AskLook
         * @description How did it look after entry `seq`?
         */
        AskLook: {
            /** Id */
            id: string;
            /** Seq */
            seq: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look";
        };
        /**
         * AskMeant
         * @description What does a click at this point of the board mean?
         */
        AskMeant: {
            /** Id */
            id: string;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "meant";
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * AskPreview
         * @description What would this choice of mine bring, and those of a shortcut that follow it?
         */
        AskPreview: {
            /** Action */
            action: string;
            /**
             * And Then
             * @default []
             */
            and_then: string[];
            /** Id */
            id: string;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
        };
        /**
         * AskTable
         * @description A question about the decision that is due at a table.
         */
        AskTable: {
            /** Action */
            action: string;
        };
        /**
         * AskTrails
         * @description Which way did each piece come since entry `since`?
         */
        AskTrails: {
            /** Id */
            id: string;
            /** Since */
            since: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trails";
        };
        /**
         * AskWhere
         * @description What does a click at this point of a study's board mean?
         */
        AskWhere: {
            /** Actions */
            actions?: string[];
            /** Bots */
            bots?: {
                [key: string]: string;
            };
            /** Game */
            game: string;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** Scenario */
            scenario?: string | null;
            /** Seat */
            seat?: string | null;
            /** Seed */
            seed?: number | null;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * AskWhyNot
         * @description Why may this not be played now?
         */
        AskWhyNot: {
            /** Action */
            action: string;
            /** Id */
            id: string;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why_not";
        };
        /**
         * Beginning
         * @description Where a new table begins: one of a position, a record, a table that is over, or a record that
         *     was brought here (`replay`, by its id).
         *
         *     For all but a position, `at` says after how many entries (null: after the last). Whatever was
         *     played up to there is given; chance from there on is the new table's own.
         */
        Beginning: {
            /** At */
            at?: number | null;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** Record */
            record?: {
                [key: string]: unknown;
            } | null;
            /** Replay */
            replay?: string | null;
            /** Table */
            table?: string | null;
        };
        /**
         * BoardSign
         * @description A sign on the board and what it means: its picture, or how a target of its kind is drawn.
         *
         *     The picture has any origin; whoever shows it crops it.
         */
        BoardSign: {
            picture?: components["schemas"]["Scene"] | null;
            target?: components["schemas"]["Target"] | null;
            /** Text */
            text: string;
        };
        /**
         * BookCard
         * @description A rulebook. `rulings` are those that belong to no rule in particular.
         */
        BookCard: {
            /** Chapters */
            chapters: components["schemas"]["BookChapter"][];
            /** Figures */
            figures: components["schemas"]["BookFigure"][];
            /** Game */
            game: string;
            /** Glossary */
            glossary: components["schemas"]["Term"][];
            /**
             * Lang
             * @enum {string}
             */
            lang: "en" | "fr";
            /** Name */
            name: string;
            /** Primer */
            primer: components["schemas"]["BookPage"][];
            /** Rulings */
            rulings: components["schemas"]["BookRuling"][];
            /** Scenarios */
            scenarios: components["schemas"]["BookScenario"][];
            search: components["schemas"]["BookSearch"];
        };
        /**
         * BookChapter
         * @description A chapter. `only` names the option without which it does not apply, in words.
         */
        BookChapter: {
            /** Introduction */
            introduction: string;
            /** Only */
            only: string | null;
            /** Rules */
            rules: components["schemas"]["BookRule"][];
            /** Title */
            title: string;
        };
        /**
         * BookFigure
         * @description A figure or worked example of the printed rulebook.
         */
        BookFigure: {
            /** Name */
            name: string;
            /** Scenarios */
            scenarios: string[];
        };
        /**
         * BookOption
         * @description An option that changes a rule, or without which the rule does not exist.
         */
        BookOption: {
            /** Explanation */
            explanation: string;
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * BookPage
         * @description A page of the introduction; `picture` is a part of a board, `shows` what is on it.
         */
        BookPage: {
            /** Only */
            only: string | null;
            picture: components["schemas"]["Scene"];
            /** Rules */
            rules: string[];
            /** Shows */
            shows: string;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * BookPuzzle
         * @description A puzzle about a rule.
         */
        BookPuzzle: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * BookRule
         * @description A rule, and what is read beside it; `scenarios` begins with those most about it.
         */
        BookRule: {
            /** Charts */
            charts: components["schemas"]["RuleChart"][];
            /** Id */
            id: string;
            /** Options */
            options: components["schemas"]["BookOption"][];
            /** Puzzles */
            puzzles: components["schemas"]["BookPuzzle"][];
            /** Reason */
            reason: string;
            /** Rulings */
            rulings: components["schemas"]["BookRuling"][];
            /** Scenarios */
            scenarios: string[];
            /** Statement */
            statement: string;
        };
        /**
         * BookRuling
         * @description What the referee does where the printed rules are silent or contradict themselves.
         */
        BookRuling: {
            /** Id */
            id: string;
            /** Question */
            question: string;
            /** Ruling */
            ruling: string;
            /** Title */
            title: string;
            /** Why */
            why: string;
        };
        /**
         * BookScenario
         * @description An example: what it is about, and what is played in it, one step after the other.
         */
        BookScenario: {
            /** Id */
            id: string;
            /** Note */
            note: string;
            /** Rules */
            rules: string[];
            /** Story */
            story: string[];
            /** Title */
            title: string;
        };
        /**
         * BookSearch
         * @description Words for searching: groups that mean the same, and what is asked about a rule, by its id.
         */
        BookSearch: {
            /** Alike */
            alike: string[][];
            /** Asked */
            asked: {
                [key: string]: string;
            };
        };
        /**
         * BotCard
         * @description A bot that can be given a seat.
         */
        BotCard: {
            /** Explanation */
            explanation: string;
            /** Label */
            label: string;
            /** Name */
            name: string;
        };
        /**
         * Brought
         * @description A record was stored, or was there already.
         */
        Brought: {
            /** Id */
            id: string;
        };
        /**
         * CardChanged
         * @description Whose turn it is, or the status, changed at a table of yours that you do not watch.
         */
        CardChanged: {
            table: components["schemas"]["TableCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card";
        };
        /**
         * ChainCard
         * @description Tables that are rematches of each other, and how everybody stands over all of them.
         */
        ChainCard: {
            /** Rows */
            rows: components["schemas"]["ChainRow"][];
            /** Tables */
            tables: components["schemas"]["ChainTable"][];
        };
        /**
         * ChainRow
         * @description Somebody's place at each table of the chain; `points` adds places up, fewer are better.
         *
         *     `seat` is the one at the table that was asked for, if there is one.
         */
        ChainRow: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "visitor" | "bot" | "link" | "open" | "screen";
            /** Name */
            name: string;
            /** Places */
            places: (number | null)[];
            /** Points */
            points: number;
            /** Seat */
            seat: string | null;
            /** Wins */
            wins: number;
            /** You */
            you: boolean;
        };
        /**
         * ChainTable
         * @description A table in a chain of rematches.
         */
        ChainTable: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "racing" | "over";
        };
        /**
         * ChanceCard
         * @description One kind of chance. `p`: how often fair chance strays at least as far (null: unknown).
         */
        ChanceCard: {
            /** Counts */
            counts: components["schemas"]["CountCard"][];
            /** Drawn */
            drawn: number;
            /** Kind */
            kind: string;
            /**
             * Method
             * @enum {string}
             */
            method: "exact" | "chi-square" | "none";
            /** Name */
            name: string;
            /** P */
            p: number | null;
            /** Verdict */
            verdict: string;
        };
        /**
         * ChangeCourse
         * @description What its owner changes about a course; what is left out stays.
         */
        ChangeCourse: {
            /** Description */
            description?: string | null;
            /** Draft */
            draft?: components["schemas"]["DraftCard"] | null;
            /** Name */
            name?: string | null;
        };
        /**
         * ChangeMe
         * @description What visitors may change about themselves; what is left out stays. An empty webhook is none.
         *
         *     Whoever has a password already gives it as `current` together with a new one. A new password
         *     closes all their live connections but `connection`, as its welcome named it.
         */
        ChangeMe: {
            /** Connection */
            connection?: string | null;
            /** Current */
            current?: string | null;
            /** Name */
            name?: string | null;
            /** Password */
            password?: string | null;
            /** Webhook */
            webhook?: string | null;
        };
        /**
         * Chart
         * @description A draft, drawn and checked. `seats`: for how many boats it is valid; none with complaints.
         */
        Chart: {
            board: components["schemas"]["Scene"];
            /** Complaints */
            complaints: components["schemas"]["Complaint"][];
            draft: components["schemas"]["DraftCard"];
            frame: components["schemas"]["ChartFrame"];
            /** Game */
            game: string;
            ground: components["schemas"]["Scene"];
            /** Kinds */
            kinds: components["schemas"]["KindCard"][];
            /** Pieces */
            pieces: components["schemas"]["PieceCard"][];
            /** Presets */
            presets: components["schemas"]["PresetCard"][];
            /** Seats */
            seats: number[];
            /** Settings */
            settings: components["schemas"]["DialCard"][];
        };
        /**
         * ChartCell
         * @description What stands in a table, and whether it is good or bad to get.
         */
        ChartCell: {
            /** Text */
            text: string;
            /**
             * Tone
             * @enum {string}
             */
            tone: "plain" | "good" | "bad";
        };
        /**
         * ChartFrame
         * @description How coordinates lie in the board scene: at left + x · a to the right, top + y · b down.
         */
        ChartFrame: {
            /** Left */
            left: number;
            /** Top */
            top: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * ChartRow
         * @description What one result of a throw brings, column by column; `ways` of all throws lead to it.
         */
        ChartRow: {
            /** Cells */
            cells: components["schemas"]["ChartCell"][];
            /** Label */
            label: string;
            /** Ways */
            ways: number;
        };
        /**
         * ChartWish
         * @description What is to be drawn and checked: a preset, else a draft, else what an editor opens with.
         *
         *     With a seed a course is drawn by lot, with the settings of the draft.
         */
        ChartWish: {
            /** Draft */
            draft?: components["schemas"]["DraftCard"] | null;
            /** Preset */
            preset?: string | null;
            /** Seed */
            seed?: number | null;
        };
        /**
         * ChatLine
         * @description A line somebody wrote.
         */
        ChatLine: {
            /** At */
            at: number;
            /** N */
            n: number;
            /** Name */
            name: string;
            /** Seat */
            seat: string | null;
            /** Text */
            text: string;
        };
        /**
         * ChatSaid
         * @description Somebody wrote a line at a watched table.
         */
        ChatSaid: {
            line: components["schemas"]["ChatLine"];
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * CheckCard
         * @description A chance result: what the record says, what was recomputed, and from which number.
         *
         *     `said` and `truly` are these two in words. `part` of `whole` is what the number picked, counted
         *     from 0; both are null where the number seeded a shuffle.
         */
        CheckCard: {
            /** Agrees */
            agrees: boolean;
            /** Draw */
            draw: number;
            /** Entry */
            entry: number;
            /** K */
            k: number;
            /** Number */
            number: string;
            /** Part */
            part: number | null;
            /** Said */
            said: string;
            /** Says */
            says: string;
            /** Should */
            should: string;
            /** Truly */
            truly: string;
            /** Whole */
            whole: number | null;
        };
        /**
         * CheckRecord
         * @description A record to be checked; `hash` is the fingerprint that somebody noted before the race.
         */
        CheckRecord: {
            /** Hash */
            hash?: string | null;
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * Choice
         * @description A legal action: its notation, in words, and its target, null for a plain button.
         *
         *     `group` is the heading over it in a list of buttons, in words; choices of one group follow each
         *     other.
         */
        Choice: {
            /** Action */
            action: string;
            /** Group */
            group: string;
            /** Label */
            label: string;
            target: components["schemas"]["Target"] | null;
        };
        /**
         * Circle
         * @description A circle around x,y.
         */
        Circle: {
            /** Id */
            id?: string;
            /** R */
            r: number;
            /** Role */
            role: string;
            /** Seat */
            seat?: number;
            /**
             * Shape
             * @constant
             */
            shape: "circle";
            /** Title */
            title?: string;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Clock
         * @description How long a decision or, in some games, a turn may take: minutes or, for slow play, days.
         *
         *     With an `increment` it is a bank: every seat has so many `seconds` for the whole race, and gains
         *     the increment with each turn.
         */
        Clock: {
            /** Increment */
            increment?: number | null;
            /** Seconds */
            seconds: number;
        };
        /**
         * ClockCard
         * @description The clock of a table, see `Clock`.
         */
        ClockCard: {
            /** Increment */
            increment: number | null;
            /** Seconds */
            seconds: number;
        };
        /**
         * Complaint
         * @description A rule that the draft breaks, the pieces it is about, and why in words.
         */
        Complaint: {
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * CountCard
         * @description One value that chance may bring: how often it came up, and how often it was expected.
         */
        CountCard: {
            /** Expected */
            expected: number;
            /** Label */
            label: string;
            /** Observed */
            observed: number;
        };
        /**
         * CourseCard
         * @description A course that is kept. `seats`: for how many boats it can be raced on by today's rules.
         */
        CourseCard: {
            /** Changed */
            changed: number;
            /** Created */
            created: number;
            /** Description */
            description: string;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Owner */
            owner: string;
            /** Seats */
            seats: number[];
            /** You Own */
            you_own: boolean;
        };
        /**
         * CourseView
         * @description A course with its draft, to be looked at, raced on, or taken as a beginning.
         */
        CourseView: {
            /** Changed */
            changed: number;
            /** Created */
            created: number;
            /** Description */
            description: string;
            draft: components["schemas"]["DraftCard"];
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Owner */
            owner: string;
            /** Seats */
            seats: number[];
            /** You Own */
            you_own: boolean;
        };
        /**
         * CrewAnswer
         * @description What the holder of a seat says to somebody who asks to join its crew.
         */
        CrewAnswer: {
            /** Agree */
            agree: boolean;
            /** Seat */
            seat: string;
            /** Visitor */
            visitor: string;
        };
        /**
         * CrewMate
         * @description Somebody of the crew of a seat.
         */
        CrewMate: {
            /** Seat */
            seat: string;
            /** Visitor */
            visitor: string;
        };
        /**
         * CrewRequests
         * @description Whether the holder of a seat hears requests to join its crew.
         *
         *     If not, those that wait are forgotten.
         */
        CrewRequests: {
            /** Seat */
            seat: string;
            /** Taken */
            taken: boolean;
        };
        /**
         * CrewSeat
         * @description A seat whose crew is concerned.
         */
        CrewSeat: {
            /** Seat */
            seat: string;
        };
        /**
         * DeleteMe
         * @description Delete me: I am `sure`. Whoever has a password gives it as `current`.
         */
        DeleteMe: {
            /** Current */
            current?: string | null;
            /**
             * Sure
             * @constant
             */
            sure: true;
        };
        /**
         * DescriptionAnswer
         * @description A position in words, as the visitor's seat knows it.
         */
        DescriptionAnswer: {
            /** Id */
            id: string;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "describe";
        };
        /**
         * DialCard
         * @description Something to be set: one of the values listed, or a whole number from a range.
         */
        DialCard: {
            /** Hint */
            hint: string | null;
            /** Key */
            key: string;
            /** Label */
            label: string;
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
            /** Step */
            step: number;
            /** Value */
            value: string | number;
            /** Values */
            values: components["schemas"]["SettingCard"][] | null;
        };
        /**
         * DraftCard
         * @description A course being laid: the settings of the whole, and its pieces, see `engine.editor`.
         */
        DraftCard: {
            /** Pieces */
            pieces: components["schemas"]["DraftPieceCard"][];
            /** Settings */
            settings: {
                [key: string]: string | number;
            };
        };
        /**
         * DraftPieceCard
         * @description A piece of a draft: its kind, where it lies, and beside these its own settings.
         */
        DraftPieceCard: {
            /** Kind */
            kind: string;
            /** X */
            x: number;
            /** Y */
            y: number;
        } & {
            [key: string]: string | number;
        };
        /**
         * Due
         * @description What a seat has to make good or to bear, and how that stands now.
         *
         *     `text` says what to do and when; `actions` are the choices that do it, none where that is not
         *     possible yet. `pieces` name the shapes it is about.
         */
        Due: {
            /**
             * Actions
             * @default []
             */
            actions: string[];
            /** Key */
            key: string;
            /**
             * Pieces
             * @default []
             */
            pieces: string[];
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * Earlier
         * @description Entries that belong before those of the `state` that follows: a long story in instalments.
         */
        Earlier: {
            /** Entries */
            entries: components["schemas"]["Entry"][];
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "earlier";
        };
        /**
         * Ending
         * @description How a race that is over came out, the best seat first.
         *
         *     `counted` says how its figures, such as points, come about, where it has any.
         */
        Ending: {
            counted: components["schemas"]["Reason"] | null;
            /** Placings */
            placings: components["schemas"]["Placing"][];
        };
        /**
         * Entry
         * @description One entry of a table: who played what, and what came of it.
         *
         *     `seat` is null for chance. A bot that stood in is named in `by`; with `time_up` the service
         *     decided because the seat's time was up, and the first line says so. After an undo the entry it
         *     took back (`undone`) no longer counts, nor does any that was played after it. `heading` is the
         *     part of the race in which it was made ("Round 3"), `setbacks` are what it cost whom.
         */
        Entry: {
            /** Action */
            action: string;
            /** At */
            at: number;
            /** By */
            by: string | null;
            /**
             * Heading
             * @default
             */
            heading: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "chance" | "retire" | "undo";
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /** Seat */
            seat: string | null;
            /** Seq */
            seq: number;
            /** Setbacks */
            setbacks: components["schemas"]["Setback"][];
            /**
             * Time Up
             * @default false
             */
            time_up: boolean;
            /** Undone */
            undone: number | null;
        };
        /**
         * ExerciseCard
         * @description A step of a first race, or a puzzle.
         *
         *     It begins in `position` after `entries`, and is seen and played through `seat`. Either something
         *     is to be done, in `moves` actions at most, or one of `answers` is to be chosen. `focus` are the
         *     choices it is about, as patterns; where it is empty, all of them. `hide` are patterns of the ids
         *     of shapes that are not drawn until a try is over, `shows` ids of shapes that are kept in view.
         *     `refusals` says more about a rule that refuses something here.
         */
        ExerciseCard: {
            /** Answers */
            answers: string[];
            /** Entries */
            entries: string[];
            /** Focus */
            focus: string[];
            /** Hide */
            hide: string[];
            /** Hints */
            hints: string[];
            /** Id */
            id: string;
            /** Moves */
            moves: number;
            /** Position */
            position: {
                [key: string]: unknown;
            };
            /** Refusals */
            refusals: {
                [key: string]: string;
            };
            /** Rules */
            rules: string[];
            /** Seat */
            seat: string;
            /** Shows */
            shows: string[];
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * Fact
         * @description A short fact about a seat ("Next: mark 2"); `icon` names a sign the page may draw.
         */
        Fact: {
            /** Icon */
            icon: string | null;
            /** Text */
            text: string;
        };
        /**
         * Fairness
         * @description The proof of fair chance: the hash of the secret from the start, the secret at the end.
         */
        Fairness: {
            /** Hash */
            hash: string;
            /** Secret */
            secret: string | null;
        };
        /**
         * FaultCard
         * @description What is wrong with a record; the number of the entry, what it says, what it should say.
         */
        FaultCard: {
            /** Entry */
            entry: number | null;
            /** Kind */
            kind: string;
            /** Other */
            other: number | null;
            /** Says */
            says: string;
            /** Should */
            should: string;
            /** Text */
            text: string;
        };
        /**
         * FiguresCard
         * @description How somebody did in one game.
         */
        FiguresCard: {
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Mean Place */
            mean_place: number;
            /** Mean Seats */
            mean_seats: number;
            /** Races */
            races: number;
            /** Wins */
            wins: number;
        };
        /**
         * FirstRace
         * @description A first race: its steps in order, those this visitor has done, and the bot to race next.
         */
        FirstRace: {
            /** Bot */
            bot: string;
            /** Done */
            done: string[];
            /** Farewell */
            farewell: string;
            /** Game */
            game: string;
            /** Glossary */
            glossary: components["schemas"]["Term"][];
            /** Minutes */
            minutes: number;
            /** Name */
            name: string;
            /** Steps */
            steps: components["schemas"]["ExerciseCard"][];
            /** Title */
            title: string;
            /** Welcome */
            welcome: string;
        };
        /**
         * FrameCard
         * @description What is to be seen after entry `n`.
         */
        FrameCard: {
            board: components["schemas"]["PictureCard"];
            /** Description */
            description: string;
            /** Facts */
            facts: components["schemas"]["SeatFacts"][];
            /** Hands */
            hands: components["schemas"]["HeldCards"][];
            instruments: components["schemas"]["PictureCard"];
            /** N */
            n: number;
            /** Over */
            over: boolean;
            /** Prompt */
            prompt: string;
            /** To Move */
            to_move: string | null;
        };
        /**
         * FramesCard
         * @description Several moments of a race, and the shapes and cards of which they are made.
         */
        FramesCard: {
            /** Cards */
            cards: components["schemas"]["HeldCard"][];
            /** Frames */
            frames: components["schemas"]["FrameCard"][];
            /** Shapes */
            shapes: (components["schemas"]["Path"] | components["schemas"]["Circle"] | components["schemas"]["Rect"] | components["schemas"]["Line"] | components["schemas"]["Text"] | components["schemas"]["Group"])[];
        };
        FromPage: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["SpeakLanguage"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Resign"] | components["schemas"]["AskWhyNot"] | components["schemas"]["AskMeant"] | components["schemas"]["AskPreview"] | components["schemas"]["AskHint"] | components["schemas"]["AskLook"] | components["schemas"]["AskDescription"] | components["schemas"]["AskTrails"] | components["schemas"]["Say"] | components["schemas"]["Skip"] | components["schemas"]["Ping"];
        /**
         * GameCard
         * @description A game on the shelf. `seats_option` is the option that says how many seats there are.
         *
         *     `first_race` is how many minutes its guided first race takes, null where it has none; `puzzles`
         *     is how many there are.
         *     Where courses can be laid by hand, `course` lists the options that one decides.
         *     `suggested` are options to begin a plan with, by the number of seats.
         */
        GameCard: {
            /** Bots */
            bots: components["schemas"]["BotCard"][];
            /** Colours */
            colours: string;
            /** Course */
            course: string[] | null;
            /** First Race */
            first_race: number | null;
            /** Id */
            id: string;
            /** Length */
            length: string;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionCard"][];
            /** Picture */
            picture: string;
            /** Puzzles */
            puzzles: number;
            quick: components["schemas"]["QuickRace"];
            /** Seats */
            seats: number[];
            /** Seats Option */
            seats_option: string;
            /** Suggested */
            suggested: {
                [key: string]: {
                    [key: string]: string | number | boolean;
                };
            };
            /** Tagline */
            tagline: string;
        };
        /**
         * Grace
         * @description Clocks wait for whoever has not seen the race begin: this many `seconds` at most.
         *
         *     `until` tells when that ends, once the race has begun.
         */
        Grace: {
            /** Seconds */
            seconds: number;
            /** Until */
            until: number | null;
        };
        /**
         * Group
         * @description Shapes with an origin of their own: scaled, then turned clockwise, then moved to x,y.
         */
        Group: {
            /** Id */
            id?: string;
            /** Opacity */
            opacity?: number;
            /** Role */
            role: string;
            /** Scale */
            scale?: number;
            /** Seat */
            seat?: number;
            /**
             * Shape
             * @constant
             */
            shape: "group";
            /** Shapes */
            shapes: (components["schemas"]["Path"] | components["schemas"]["Circle"] | components["schemas"]["Rect"] | components["schemas"]["Line"] | components["schemas"]["Text"] | components["schemas"]["Group"])[];
            /** Title */
            title?: string;
            /** Turn */
            turn?: number;
            /** X */
            x?: number;
            /** Y */
            y?: number;
        };
        /**
         * HandCard
         * @description A card in the hand: its picture, and the choices it can be played for.
         *
         *     Where there are none, or not all, `note` says why. `about` says what a card does that is more
         *     than a move. `over` is laid over the board while the card is looked at. Only equal cards share
         *     their choices.
         */
        HandCard: {
            /**
             * About
             * @default
             */
            about: string;
            /** Actions */
            actions: string[];
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Note */
            note: string;
            over: components["schemas"]["Scene"] | null;
            picture: components["schemas"]["Scene"];
            together: components["schemas"]["Together"] | null;
            /**
             * Tone
             * @default plain
             * @enum {string}
             */
            tone: "plain" | "special";
        };
        /**
         * Healthy
         * @description The service is up and its database takes what is written.
         *
         *     `worker` is the number of the process that says so; 1 where only one serves. It is `damaged`
         *     when it has come across tables that cannot be read: `unreadable_tables` says how many.
         */
        Healthy: {
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "damaged";
            /** Unreadable Tables */
            unreadable_tables: number;
            /** Version */
            version: string;
            /** Worker */
            worker: number;
        };
        /**
         * HeldCard
         * @description A card as it is held, without what could be done with it.
         */
        HeldCard: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            picture: components["schemas"]["Scene"];
            /**
             * Tone
             * @enum {string}
             */
            tone: "plain" | "special";
        };
        /**
         * HeldCards
         * @description The cards a seat holds, by their places in the list of cards beside them.
         */
        HeldCards: {
            /** Cards */
            cards: number[];
            /** Seat */
            seat: string;
        };
        /**
         * HintAnswer
         * @description A choice that looks good after entry `seq`, and why in one sentence.
         *
         *     It is worked out from what the seat may know, and nothing of it is stored.
         */
        HintAnswer: {
            /** Action */
            action: string;
            /** Id */
            id: string;
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Why */
            why: string;
        };
        /**
         * Implied
         * @description The default an option has when another one has a certain value.
         */
        Implied: {
            /** Default */
            default: string | number | boolean | null;
            /** Key */
            key: string;
            /** Value */
            value: string | number | boolean | null;
        };
        /**
         * JoinTable
         * @description Take a free seat, or share one where there are crews; without a name the first free one.
         *
         *     `invitation` is what a link carries to a seat that is not for everybody: one that is kept for
         *     whoever has the link to a public table, or that of somebody with a crew.
         */
        JoinTable: {
            /** Invitation */
            invitation?: string | null;
            /** Seat */
            seat?: string | null;
        };
        /**
         * KindCard
         * @description A kind of piece; `add` is the button that adds one. Those in `order` can change places.
         */
        KindCard: {
            /** Add */
            add: string;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Order */
            order: boolean;
            room: components["schemas"]["RoomCard"];
        };
        /**
         * LandmarkCard
         * @description Something that mattered: `moment` is the number of the moment it belongs to, from 0.
         */
        LandmarkCard: {
            /** Entry */
            entry: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "mark" | "incident" | "finish";
            /** Moment */
            moment: number;
            /** Pieces */
            pieces: string[];
            /** Text */
            text: string;
        };
        /**
         * Line
         * @description A straight line through two or more points; `closed` makes it a polygon.
         */
        Line: {
            /** Closed */
            closed?: boolean;
            /** Id */
            id?: string;
            /** Points */
            points: [
                number,
                number
            ][];
            /** Role */
            role: string;
            /** Seat */
            seat?: number;
            /**
             * Shape
             * @constant
             */
            shape: "line";
            /** Title */
            title?: string;
        };
        /**
         * LogIn
         * @description Back to a kept identity, by its name and password.
         */
        LogIn: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Look
         * @description How does it look? `ground` names the ground the page has already, which need not be sent.
         */
        Look: {
            /** Actions */
            actions?: string[];
            /** Bots */
            bots?: {
                [key: string]: string;
            };
            /** Game */
            game: string;
            /** Ground */
            ground?: string | null;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** Scenario */
            scenario?: string | null;
            /** Seat */
            seat?: string | null;
            /** Seed */
            seed?: number | null;
        };
        /**
         * LookAnswer
         * @description How it looked.
         */
        LookAnswer: {
            /** Id */
            id: string;
            sight: components["schemas"]["Sight"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look";
        };
        /**
         * Me
         * @description The visitor and the tables where they have a seat, those awaiting them first.
         */
        Me: {
            /** Tables */
            tables: components["schemas"]["TableCard"][];
            visitor: components["schemas"]["VisitorCard"];
        };
        /**
         * Meant
         * @description The actions a click could mean, or the rule that leaves none.
         *
         *     `action` is what that rule forbids, where the click can be taken for one action: it can be asked
         *     about like any other.
         */
        Meant: {
            /** Action */
            action: string | null;
            /** Actions */
            actions: string[];
            /** Message */
            message: string;
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string | null;
        };
        /**
         * MeantAnswer
         * @description A `Meant` at a table.
         */
        MeantAnswer: {
            /** Action */
            action: string | null;
            /** Actions */
            actions: string[];
            /** Id */
            id: string;
            /** Message */
            message: string;
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "meant";
        };
        /**
         * Missed
         * @description News was left out because you did not read in time: watch your tables again.
         */
        Missed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "missed";
        };
        /**
         * MomentCard
         * @description The end of a round; `label` says which, `stage` counts races and stages from 1.
         */
        MomentCard: {
            /** Label */
            label: string;
            /** Round */
            round: number;
            /** Stage */
            stage: number;
        };
        /**
         * Move
         * @description Play an action for a seat of mine, in the position after entry `seq`.
         */
        Move: {
            /** Action */
            action: string;
            /** Id */
            id: string;
            /** Seat */
            seat: string;
            /** Seq */
            seq: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
        };
        /**
         * MoveCode
         * @description A code that brings this identity to another device, once.
         */
        MoveCode: {
            /** Code */
            code: string;
            /** Expires */
            expires: number;
        };
        /**
         * NewCourse
         * @description A course to be kept.
         */
        NewCourse: {
            /**
             * Description
             * @default
             */
            description: string;
            /** Draft */
            draft: components["schemas"]["DraftCard"];
            /** Game */
            game: string;
            /** Name */
            name: string;
        };
        /**
         * NewSeat
         * @description Who is to hold a seat of a new table.
         */
        NewSeat: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "link" | "open" | "bot" | "screen";
            /** Name */
            name?: string | null;
        };
        /**
         * NewTable
         * @description A table to be opened; `seats` are in the order of the seats A, B, ...
         *
         *     `course` is the address of a course laid by hand; it decides some of the options.
         *     `hints` says whether players may ask what a club player would do; null: only where all others
         *     are bots, or everybody is at one screen.
         *     With a `start` the options are those of the race it comes from; any that are given must be the
         *     same.
         */
        NewTable: {
            clock?: components["schemas"]["Clock"] | null;
            /** Course */
            course?: string | null;
            /** Game */
            game: string;
            /** Hints */
            hints?: boolean | null;
            /** Options */
            options?: {
                [key: string]: unknown;
            };
            /**
             * Pace
             * @default calm
             * @enum {string}
             */
            pace: "calm" | "brisk" | "instant";
            /**
             * Public
             * @default false
             */
            public: boolean;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            start?: components["schemas"]["Beginning"] | null;
        };
        /**
         * Odd
         * @description One way a throw can end: in so many `ways` `of` all.
         */
        Odd: {
            /** Key */
            key: string;
            /** Of */
            of: number;
            /** Text */
            text: string;
            /**
             * Tone
             * @default plain
             * @enum {string}
             */
            tone: "plain" | "good" | "caution" | "bad";
            /** Ways */
            ways: number;
        };
        /**
         * Offer
         * @description A question put to whoever decides, with its answers: a protest to lodge, a pact to enter.
         *
         *     `by` is the seat it comes from, `pieces` name the shapes it is about.
         */
        Offer: {
            /** Answers */
            answers: components["schemas"]["Answer"][];
            /** By */
            by: string | null;
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * OnlyWith
         * @description An option that means something only while another one has one of these values.
         */
        OnlyWith: {
            /** Key */
            key: string;
            /** Values */
            values: (string | number | boolean)[];
        };
        /**
         * OptionCard
         * @description An option of a game: its values listed, or a range of whole numbers.
         *
         *     `implied` are other defaults it has, by the values of other options; `only` says with which
         *     values of others it means anything.
         */
        OptionCard: {
            /** Default */
            default: string | number | boolean | null;
            /** Explanation */
            explanation: string;
            /** Id */
            id: string;
            /** Implied */
            implied: components["schemas"]["Implied"][];
            /** Key */
            key: string;
            /** Label */
            label: string;
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
            /** Only */
            only: components["schemas"]["OnlyWith"][];
            /** Values */
            values: components["schemas"]["ValueCard"][] | null;
        };
        /**
         * OptionWords
         * @description An option of a table in words.
         */
        OptionWords: {
            /** Key */
            key: string;
            /** Label */
            label: string;
            /** Value */
            value: string;
        };
        /**
         * Outlook
         * @description What a seat sees of a position (`seat` null: a spectator).
         *
         *     `board` is the scene of all that changes, `instruments` the scene of what must stay in sight
         *     (the wind, the die). `refused` are actions a player would look for but may not play now, to be
         *     shown greyed. `offer`, `hand`, `amounts` and `shortcuts` are other ways to the choices, in games
         *     that have them; `overlays` can be laid over the board, `standings` is a picture of who leads and
         *     by how much, `ranking` the same as a table. `stage_end` is how the last stage or race of a
         *     series came out, `ending` the whole, once it is over. `dues` are what the seat has to make good
         *     or bear.
         */
        Outlook: {
            /** Amounts */
            amounts: components["schemas"]["Amount"][];
            board: components["schemas"]["Scene"];
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Dues */
            dues: components["schemas"]["Due"][];
            ending: components["schemas"]["Ending"] | null;
            /** Facts */
            facts: components["schemas"]["SeatFacts"][];
            /** Hand */
            hand: components["schemas"]["HandCard"][];
            instruments: components["schemas"]["Scene"];
            offer: components["schemas"]["Offer"] | null;
            /** Over */
            over: boolean;
            /** Overlays */
            overlays: components["schemas"]["Overlay"][];
            /** Prompt */
            prompt: string;
            ranking: components["schemas"]["Ranking"] | null;
            /** Refused */
            refused: components["schemas"]["Choice"][];
            /** Seat */
            seat: string | null;
            /** Shortcuts */
            shortcuts: components["schemas"]["Shortcut"][];
            stage_end: components["schemas"]["StageEnd"] | null;
            standings: components["schemas"]["Scene"] | null;
            /** To Move */
            to_move: string | null;
        };
        /**
         * Overlay
         * @description A picture that can be laid over the board: wind shadows, lay lines, zones.
         *
         *     One that is `on` is shown until somebody switches it off; one that `covers` the board hides what
         *     could be picked there.
         */
        Overlay: {
            /**
             * Covers
             * @default false
             */
            covers: boolean;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /**
             * On
             * @default false
             */
            on: boolean;
            picture: components["schemas"]["Scene"];
        };
        /**
         * Path
         * @description Any outline: `d` is SVG path data in board units.
         */
        Path: {
            /** D */
            d: string;
            /** Id */
            id?: string;
            /** Role */
            role: string;
            /** Seat */
            seat?: number;
            /**
             * Shape
             * @constant
             */
            shape: "path";
            /** Title */
            title?: string;
        };
        /**
         * PersonCard
         * @description Somebody at a seat, or who asks to be.
         */
        PersonCard: {
            /** Name */
            name: string;
            /** Visitor */
            visitor: string;
        };
        /**
         * PictureCard
         * @description A scene whose shapes are given by their places in the list of shapes beside it.
         */
        PictureCard: {
            /** Description */
            description: string;
            /** Height */
            height: number;
            /**
             * Lang
             * @default en
             */
            lang: string;
            /** Shapes */
            shapes: number[];
            /** Title */
            title: string;
            /** Width */
            width: number;
        };
        /**
         * PieceCard
         * @description A piece where it lies; `grips` are the points of the board scene where it can be grasped.
         *
         *     The shape `piece:<id>` of the board is its first grip, `piece:<id>/1` the second.
         */
        PieceCard: {
            /** Dials */
            dials: components["schemas"]["DialCard"][];
            /** Grips */
            grips: [
                number,
                number
            ][];
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Label */
            label: string;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * PlaceCard
         * @description How a seat stands, or ended; `crew` is what the game calls its piece or pieces.
         *
         *     At the end `fate` is what became of it and `why` what decided its place.
         */
        PlaceCard: {
            /** Colour */
            colour: string;
            /** Crew */
            crew: string;
            /** Fate */
            fate: ("placed" | "shared" | "beaten" | "retired" | "disqualified") | null;
            /** Holder */
            holder: string;
            /** Place */
            place: number | null;
            /** Points */
            points: number | null;
            /** Seat */
            seat: string;
            /** Status */
            status: string;
            why: components["schemas"]["Reason"] | null;
            /** You */
            you: boolean;
        };
        /**
         * Placing
         * @description Where a seat came in, and why there.
         *
         *     `why` sets it apart from the seat before it, and the first one from the second; it names what
         *     decided between them. A seat that is "beaten" has no place although it raced to the end.
         */
        Placing: {
            /**
             * Fate
             * @enum {string}
             */
            fate: "placed" | "shared" | "beaten" | "retired" | "disqualified";
            /** Place */
            place: number | null;
            /** Seat */
            seat: string;
            why: components["schemas"]["Reason"] | null;
        };
        /**
         * PlanVariant
         * @description A plan that differs from another in its options or in how many seats it has.
         */
        PlanVariant: {
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Seats */
            seats: number;
        };
        /**
         * PlanVerdicts
         * @description What the rules say about each plan; null: it can be opened.
         */
        PlanVerdicts: {
            plan: components["schemas"]["Verdict"] | null;
            /** Variants */
            variants: (components["schemas"]["Verdict"] | null)[];
        };
        /**
         * Plans
         * @description Tables that could be opened: a plan, and variants of it.
         */
        Plans: {
            plan: components["schemas"]["NewTable"];
            /** Variants */
            variants?: components["schemas"]["PlanVariant"][];
        };
        Point: [
            number,
            number
        ];
        /**
         * Pong
         * @description Here.
         */
        Pong: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * PresetCard
         * @description A course to begin with.
         */
        PresetCard: {
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * Preview
         * @description What a choice would bring: its path on the board, what would happen, what to beware of.
         *
         *     `odds` say how a throw that follows can end; `picture` is a scene to lay over the board.
         */
        Preview: {
            /** Action */
            action: string;
            /** Ends Turn */
            ends_turn: boolean;
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /**
             * Odds
             * @default []
             */
            odds: components["schemas"]["Odd"][];
            /** Path */
            path: components["schemas"]["Point"][];
            picture: components["schemas"]["Scene"] | null;
            /** Warnings */
            warnings: components["schemas"]["Remark"][];
        };
        /**
         * PreviewAnswer
         * @description A `Preview` at a table.
         */
        PreviewAnswer: {
            /** Action */
            action: string;
            /** Ends Turn */
            ends_turn: boolean;
            /** Id */
            id: string;
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /**
             * Odds
             * @default []
             */
            odds: components["schemas"]["Odd"][];
            /** Path */
            path: components["schemas"]["Point"][];
            picture: components["schemas"]["Scene"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            /** Warnings */
            warnings: components["schemas"]["Remark"][];
        };
        /**
         * Problem
         * @description Why a request was refused; `field` names the part of it that is wrong, `rule` the rule.
         */
        Problem: {
            /** Field */
            field: string | null;
            /** Kind */
            kind: string;
            /** Message */
            message: string;
            /** Rule */
            rule: string | null;
        };
        /**
         * ProblemReply
         * @description The body of every answer that is not a success.
         */
        ProblemReply: {
            error: components["schemas"]["Problem"];
        };
        /**
         * ProgressCard
         * @description How far everybody had to go, over time; `axis` says in what.
         */
        ProgressCard: {
            /** Axis */
            axis: string;
            /** Landmarks */
            landmarks: components["schemas"]["LandmarkCard"][];
            /** Moments */
            moments: components["schemas"]["MomentCard"][];
            /** Tracks */
            tracks: components["schemas"]["TrackCard"][];
        };
        /**
         * PublicTableCard
         * @description A public table in a list; `language` is the one that whoever opened it last spoke here.
         */
        PublicTableCard: {
            clock: components["schemas"]["ClockCard"] | null;
            /** Created */
            created: number;
            /** Deadline */
            deadline: number | null;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /** Laid */
            laid: string | null;
            /** Language */
            language: ("en" | "fr") | null;
            /** Minutes */
            minutes: number | null;
            /** Next */
            next: string | null;
            /** Owner */
            owner: string;
            /** Public */
            public: boolean;
            rematch: components["schemas"]["RematchCard"] | null;
            /** Seats */
            seats: components["schemas"]["SeatCard"][];
            /** Seq */
            seq: number;
            /** Slow */
            slow: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "racing" | "over";
            /** Summary */
            summary: string;
            /** To Move */
            to_move: string | null;
            /** You Own */
            you_own: boolean;
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * PushKey
         * @description The key by which browsers know this service; null where it wakes nobody.
         */
        PushKey: {
            /** Key */
            key: string | null;
        };
        /**
         * PushKeys
         * @description The keys of a browser.
         */
        PushKeys: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * PuzzleCard
         * @description A puzzle, and what kind it is.
         */
        PuzzleCard: {
            /** Answers */
            answers: string[];
            /** Entries */
            entries: string[];
            /** Focus */
            focus: string[];
            /** Hide */
            hide: string[];
            /** Hints */
            hints: string[];
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "way_out" | "right_of_way" | "rounding" | "forbidden" | "consequence" | "best";
            /** Moves */
            moves: number;
            /** Position */
            position: {
                [key: string]: unknown;
            };
            /** Refusals */
            refusals: {
                [key: string]: string;
            };
            /** Rules */
            rules: string[];
            /** Seat */
            seat: string;
            /** Shows */
            shows: string[];
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * PuzzleShelf
         * @description The puzzles of a game, and those this visitor has solved.
         */
        PuzzleShelf: {
            /** Game */
            game: string;
            /** Name */
            name: string;
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleCard"][];
            /** Solved */
            solved: string[];
        };
        /**
         * QuestionCard
         * @description A question with its answer; `label` says in words what was asked about.
         */
        QuestionCard: {
            /** Action */
            action: string;
            /** @description What the referee says. */
            answer: components["schemas"]["WhyNot"];
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Label */
            label: string;
            /** Position */
            position: {
                [key: string]: unknown;
            };
            /** Seat */
            seat: string;
        };
        /**
         * QuestionLink
         * @description The link of a question: the path of a page. `cards`: whoever opens it sees one's own hand.
         */
        QuestionLink: {
            /** Cards */
            cards: boolean;
            /** Path */
            path: string;
        };
        /**
         * QuickRace
         * @description The race that "play now" starts: its options, and a bot for every seat but the first.
         */
        QuickRace: {
            /** Bots */
            bots: string[];
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * RacedCard
         * @description A race that is over; `ended` is when.
         */
        RacedCard: {
            /** Ended */
            ended: number;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Place */
            place: number;
            /** Seats */
            seats: number;
            /** Table */
            table: string;
        };
        /**
         * Ranking
         * @description Who leads and by how much, as a table; the second column names who it is.
         *
         *     A new title means that the standings are new.
         */
        Ranking: {
            /** Columns */
            columns: string[];
            /** Rows */
            rows: string[][];
            /** Title */
            title: string;
        };
        /**
         * Reason
         * @description A sentence that says why, with the rule behind it; `key` names what decided.
         */
        Reason: {
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * Rect
         * @description A rectangle with its upper left corner at x,y and corners rounded by `r`.
         */
        Rect: {
            /** H */
            h: number;
            /** Id */
            id?: string;
            /** R */
            r?: number;
            /** Role */
            role: string;
            /** Seat */
            seat?: number;
            /**
             * Shape
             * @constant
             */
            shape: "rect";
            /** Title */
            title?: string;
            /** W */
            w: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * ReelCard
         * @description A race to look at again.
         *
         *     `id` is that of the table or of the record; all further addresses lie under `address`. `eyes`
         *     are those through which one may look: "all", "onlooker", or a seat. `given` is how many of the
         *     first entries its table was opened with, `proved` whether the record tells how its chance came
         *     about. `stages` are those that are over, each where it ended; `ending` is how it all came out.
         */
        ReelCard: {
            /** Address */
            address: string;
            ending: components["schemas"]["Ending"] | null;
            /** Eyes */
            eyes: string[];
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Given */
            given: number;
            /** Ground */
            ground: string;
            /** Hides */
            hides: boolean;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "table" | "record";
            /** Length */
            length: number;
            /** Option Words */
            option_words: components["schemas"]["OptionWords"][];
            /** Over */
            over: boolean;
            /** Proved */
            proved: boolean;
            /** Seats */
            seats: components["schemas"]["ReelSeat"][];
            /** Stages */
            stages: components["schemas"]["ReelStage"][];
            /** Steps */
            steps: components["schemas"]["StepCard"][];
            /** Summary */
            summary: string;
            /** Tracks */
            tracks: components["schemas"]["WakeCard"][];
        };
        /**
         * ReelSeat
         * @description A seat of the race and who held it: `you`, a `bot`, or somebody else.
         *
         *     A record does not tell who its people were.
         */
        ReelSeat: {
            /** Bot */
            bot: string | null;
            /** Colour */
            colour: string;
            /** Name */
            name: string;
            /** Seat */
            seat: string;
            /**
             * You
             * @default false
             */
            you: boolean;
        };
        /**
         * ReelStage
         * @description How a stage or race of a series came out; it was over after entry `n`.
         */
        ReelStage: {
            end: components["schemas"]["StageEnd"];
            /** N */
            n: number;
        };
        /**
         * Refused
         * @description Nothing was changed, and why. `pieces` are ids of shapes of the board that are in the way.
         */
        Refused: {
            /** Id */
            id: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "malformed" | "ambiguous" | "illegal" | "stale" | "not_your_turn" | "not_your_seat" | "no_undo" | "no_hints" | "not_racing" | "unknown_table" | "unreadable_table" | "too_fast" | "unavailable";
            /** Message */
            message: string;
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string | null;
            /** Table */
            table: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refused";
        };
        /**
         * Remark
         * @description Something worth knowing about a choice, or that its player may regret.
         *
         *     `key` is its name among the remarks of the game.
         */
        Remark: {
            /** Key */
            key: string;
            /**
             * Pieces
             * @default []
             */
            pieces: string[];
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * RematchCard
         * @description A rematch on offer, once a race is over; it begins when everybody has accepted.
         *
         *     `by` is who offers it, by name; the other names are those of everybody else. After `until` the
         *     offer has lapsed. `answer` is yours, null while you have given none.
         */
        RematchCard: {
            /** Accepted */
            accepted: string[];
            /** Answer */
            answer: ("yes" | "no") | null;
            /** By */
            by: string;
            /** Declined */
            declined: string[];
            /** Unanswered */
            unanswered: string[];
            /** Until */
            until: number;
            /** Yours */
            yours: boolean;
        };
        /**
         * Replace
         * @description Let the service's own bot play for somebody who is not there.
         *
         *     Which bot that is cannot be chosen. It is refused while they are there; at a slow table (an hour
         *     or more for a decision) until their time is up.
         */
        Replace: {
            /** Seat */
            seat: string;
        };
        /**
         * Resign
         * @description Retire from the race with a seat of mine.
         */
        Resign: {
            /** Id */
            id: string;
            /** Seat */
            seat: string;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
        };
        /**
         * ResultsCard
         * @description A race looked back on, as far as it has gone, from what everybody may know.
         *
         *     `counted` says how its points or other figures come about. `uncounted` is the number of chance
         *     results that no card counts (shuffled piles, lots). `laid` is that of the table's card.
         */
        ResultsCard: {
            chain: components["schemas"]["ChainCard"] | null;
            /** Chances */
            chances: components["schemas"]["ChanceCard"][];
            counted: components["schemas"]["Reason"] | null;
            /** Created */
            created: number;
            /** Ended */
            ended: number | null;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Headline */
            headline: string;
            /** Laid */
            laid: string | null;
            /** Places */
            places: components["schemas"]["PlaceCard"][];
            progress: components["schemas"]["ProgressCard"] | null;
            /** Seq */
            seq: number;
            series: components["schemas"]["Series"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "racing" | "over";
            /** Summary */
            summary: string;
            /** Table */
            table: string;
            /** Uncounted */
            uncounted: number;
        };
        /**
         * RivalCard
         * @description Somebody one has raced against, person or bot: how often, and who was ahead.
         */
        RivalCard: {
            /** Ahead */
            ahead: number;
            /** Behind */
            behind: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "visitor" | "bot" | "link" | "open" | "screen";
            /** Name */
            name: string;
            /** Races */
            races: number;
        };
        /**
         * RoomCard
         * @description Where pieces of a kind may lie in principle; two equal numbers fix a coordinate.
         */
        RoomCard: {
            /** East */
            east: number;
            /** North */
            north: number;
            /** South */
            south: number;
            /** Step */
            step: number;
            /** West */
            west: number;
        };
        /**
         * RuleCard
         * @description A rule for people to read.
         */
        RuleCard: {
            /**
             * Charts
             * @default []
             */
            charts: components["schemas"]["RuleChart"][];
            /** Id */
            id: string;
            /** Reason */
            reason: string;
            /** Statement */
            statement: string;
            /** Theme */
            theme: string;
        };
        /**
         * RuleChart
         * @description A table of the rules, to be read: a column for what is chosen, a row for what is thrown.
         *
         *     `of` is the number of all throws, `total` what each column brings on average. A slider, by its
         *     id, whose value is the number of the column, may show which column it is about.
         */
        RuleChart: {
            /** Columns */
            columns: string[];
            /** Corner */
            corner: string;
            /** Of */
            of: number;
            /** Rows */
            rows: components["schemas"]["ChartRow"][];
            /**
             * Slider
             * @default
             */
            slider: string;
            /** Title */
            title: string;
            /** Total */
            total: string[];
            /** Total Label */
            total_label: string;
        };
        /**
         * Say
         * @description A line of chat.
         */
        Say: {
            /** Id */
            id: string;
            /** Table */
            table: string;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * Scene
         * @description A drawing: its size in board units, its name, itself in words, and its shapes.
         */
        Scene: {
            /** Description */
            description: string;
            /** Height */
            height: number;
            /** Lang */
            lang?: string;
            /** Shapes */
            shapes: (components["schemas"]["Path"] | components["schemas"]["Circle"] | components["schemas"]["Rect"] | components["schemas"]["Line"] | components["schemas"]["Text"] | components["schemas"]["Group"])[];
            /** Title */
            title: string;
            /** Width */
            width: number;
        };
        /**
         * SeatCard
         * @description A seat of a table. `online` tells whether its holder is connected now.
         *
         *     `colour` is the letter of its colour in the palette, which need not be its own; `crew` are the
         *     names of those who share the seat. `stand_in_by` names the player who let a bot stand in, unless
         *     it was one of the seat's own people. `late` tells that the clock decided for them last and that
         *     they have not been heard from since; `unseen`, that they have not seen the race: see `Grace`.
         *
         *     Where the clock is a bank, `bank` is what was left in it, in seconds, when it last stopped; the
         *     clock of whoever decides runs until the table's `deadline`.
         *
         *     `you` share the seat, `yours` it is if you hold it: only then you may give it up, appoint a bot,
         *     and decide who sails along. For you alone are then `mates`, the crew with their ids; `asking`,
         *     those who ask to join it; and `invitation`, which opens the crew to whoever has it. Where it is
         *     `by_invitation` nobody joins the crew without one, or without having `asked`.
         */
        SeatCard: {
            /**
             * Asked
             * @default false
             */
            asked: boolean;
            /** Asking */
            asking: components["schemas"]["PersonCard"][];
            /** Bank */
            bank: number | null;
            /** Bot */
            bot: string | null;
            /**
             * By Invitation
             * @default false
             */
            by_invitation: boolean;
            /** Colour */
            colour: string;
            /** Crew */
            crew: string[];
            /** Invitation */
            invitation: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "visitor" | "bot" | "link" | "open" | "screen";
            /**
             * Late
             * @default false
             */
            late: boolean;
            /** Mates */
            mates: components["schemas"]["PersonCard"][];
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /** Seat */
            seat: string;
            /** Stand In */
            stand_in: string | null;
            /** Stand In By */
            stand_in_by: string | null;
            /**
             * Takes Requests
             * @default true
             */
            takes_requests: boolean;
            /**
             * Unseen
             * @default false
             */
            unseen: boolean;
            /** Visitor */
            visitor: string | null;
            /** You */
            you: boolean;
            /**
             * Yours
             * @default false
             */
            yours: boolean;
        };
        /**
         * SeatFacts
         * @description How a seat stands. `place` and `points` once they are known.
         */
        SeatFacts: {
            /**
             * Facts
             * @default []
             */
            facts: components["schemas"]["Fact"][];
            /** Name */
            name: string;
            /** Place */
            place: number | null;
            /** Points */
            points: number | null;
            /** Seat */
            seat: string;
            /** Status */
            status: string;
        };
        /**
         * Seen
         * @description What the service sees of whoever asks: it tells them nothing but about themselves.
         *
         *     `forwarded` says whether somebody in front named the address (`X-Forwarded-For`) and whether
         *     that was believed, see LAYLINE_TRUSTED_PROXIES; `https` whether they came over https.
         */
        Seen: {
            /** Address */
            address: string;
            /**
             * Forwarded
             * @enum {string}
             */
            forwarded: "no" | "ignored" | "believed";
            /** Https */
            https: boolean;
        };
        /**
         * Sentence
         * @description One thing that happened, as a sentence, with the rule behind it.
         */
        Sentence: {
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * Series
         * @description The races of a series or the stages of a tour as a table, the best row first.
         */
        Series: {
            /** Columns */
            columns: string[];
            /** Rows */
            rows: components["schemas"]["SeriesRow"][];
            /** Title */
            title: string;
        };
        /**
         * SeriesRow
         * @description Somebody's way through a series, a text per column.
         */
        SeriesRow: {
            /** Cells */
            cells: string[];
            /** Name */
            name: string;
            /** Seat */
            seat: string;
        };
        /**
         * Setback
         * @description What an entry cost a seat: what was done, by which rule, and how to make it good.
         *
         *     `due` is the key of what has to be made good (the `dues` of a sight), empty if nothing has.
         */
        Setback: {
            /** Due */
            due: string;
            /** Remedy */
            remedy: string;
            /** Rule */
            rule: string;
            /** Seat */
            seat: string;
            /** Text */
            text: string;
            /** Title */
            title: string;
        };
        /**
         * Setting
         * @description The choice that a value per slider stands for.
         */
        Setting: {
            /** Action */
            action: string;
            /** Values */
            values: number[];
        };
        /**
         * SettingCard
         * @description One value something may be set to.
         */
        SettingCard: {
            /** Label */
            label: string;
            /** Value */
            value: string | number;
        };
        /**
         * Shortcut
         * @description Choices a page may play one after the other, or without being told; the first is a choice.
         *
         *     "once": a button; "again": and again as long as one of this id is offered, until the player
         *     takes over; "itself": after a short notice, being the only choice.
         */
        Shortcut: {
            /** Actions */
            actions: string[];
            /**
             * How
             * @enum {string}
             */
            how: "once" | "again" | "itself";
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * Sight
         * @description What a visitor sees of a table after entry `seq`, through `seat` (null: a spectator).
         *
         *     `ground` names the unchanging picture under the board (GET it once). `suggestions` are good
         *     choices where there are very many, such as the places where a piece may begin. `can_take_back`
         *     says whether the seat may have its whole last turn back: at once, or by asking the others.
         */
        Sight: {
            /** Amounts */
            amounts: components["schemas"]["Amount"][];
            board: components["schemas"]["Scene"];
            /** Can Resign */
            can_resign: string[];
            /** Can Take Back */
            can_take_back: ("now" | "ask") | null;
            /** Can Undo */
            can_undo: boolean;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Dues */
            dues: components["schemas"]["Due"][];
            ending: components["schemas"]["Ending"] | null;
            /** Facts */
            facts: components["schemas"]["SeatFacts"][];
            /** Ground */
            ground: string;
            /** Hand */
            hand: components["schemas"]["HandCard"][];
            instruments: components["schemas"]["Scene"];
            offer: components["schemas"]["Offer"] | null;
            /** Over */
            over: boolean;
            /** Overlays */
            overlays: components["schemas"]["Overlay"][];
            /** Prompt */
            prompt: string;
            ranking: components["schemas"]["Ranking"] | null;
            /** Refused */
            refused: components["schemas"]["Choice"][];
            /** Seat */
            seat: string | null;
            /** Seq */
            seq: number;
            /** Shortcuts */
            shortcuts: components["schemas"]["Shortcut"][];
            stage_end: components["schemas"]["StageEnd"] | null;
            standings: components["schemas"]["Scene"] | null;
            suggestions: components["schemas"]["Suggestions"] | null;
            /** To Move */
            to_move: string | null;
        };
        /**
         * Skip
         * @description Let the bots play on at once, until a person decides.
         */
        Skip: {
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "skip";
        };
        /**
         * Slider
         * @description One amount to set; its values in order.
         */
        Slider: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Values */
            values: components["schemas"]["SliderValue"][];
        };
        /**
         * SliderValue
         * @description A value to which a slider can be set.
         */
        SliderValue: {
            /** Label */
            label: string;
            /** Value */
            value: number;
        };
        /**
         * Solution
         * @description A way to the goal of an exercise, or the number of the right answer.
         */
        Solution: {
            /** Answer */
            answer: number | null;
            /** Entries */
            entries: string[];
        };
        /**
         * SpeakLanguage
         * @description Speak this language from now on; every watched table is told anew.
         */
        SpeakLanguage: {
            /**
             * Lang
             * @enum {string}
             */
            lang: "en" | "fr";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "language";
        };
        /**
         * StageEnd
         * @description How a stage of a tour, or a race of a series, came out: the last one that is over.
         *
         *     `number` counts them from 1. `news` is what one should know of it, `counted` how the figures
         *     come about, `next` what follows; that is empty after the last one.
         */
        StageEnd: {
            /** Columns */
            columns: string[];
            counted: components["schemas"]["Reason"];
            /** News */
            news: components["schemas"]["Reason"][];
            /** Next */
            next: string;
            /** Number */
            number: number;
            /** Rows */
            rows: components["schemas"]["StageRow"][];
            /** Title */
            title: string;
        };
        /**
         * StageRow
         * @description How a piece did in a stage; `place` is "–" without one.
         */
        StageRow: {
            /** Cells */
            cells: string[];
            /** Name */
            name: string;
            /** Place */
            place: string;
            /** Seat */
            seat: string;
        };
        /**
         * StandIn
         * @description Let a bot of my choice play for a seat of mine; null: I am back and play myself.
         */
        StandIn: {
            /** Bot */
            bot: string | null;
            /** Seat */
            seat: string;
        };
        /**
         * State
         * @description A table as it stands, and its entries after `since`.
         *
         *     That is the `since` that was asked for, unless those before came in `earlier` messages.
         */
        State: {
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Entries */
            entries: components["schemas"]["Entry"][];
            sight: components["schemas"]["Sight"];
            /** Since */
            since: number;
            table: components["schemas"]["TableView"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
        };
        /**
         * StatisticsCard
         * @description A visitor over all their finished races, the latest last; times are in seconds.
         *
         *     `timeouts` are decisions that the clock made for them, out of `decisions`. Some races do not
         *     count: those of which a bot in their stead and the clock made more than half of the decisions
         *     (`by_others` of them), and those that went on from the middle of another race (`tried_out`).
         */
        StatisticsCard: {
            /** By Others */
            by_others: number;
            /** Decisions */
            decisions: number;
            /** Games */
            games: components["schemas"]["FiguresCard"][];
            /** History */
            history: components["schemas"]["RacedCard"][];
            /** Left Out */
            left_out: number;
            /** Mean Seconds */
            mean_seconds: number | null;
            /** Median Seconds */
            median_seconds: number | null;
            /** Races */
            races: number;
            /** Rivals */
            rivals: components["schemas"]["RivalCard"][];
            /** Timeouts */
            timeouts: number;
            /** Tried Out */
            tried_out: number;
            /** Wins */
            wins: number;
        };
        /**
         * StepCard
         * @description An entry of a race, under the heading of its part ("Round 3").
         *
         *     `marks` are the kinds of its milestones, see `engine.events.Milestone`.
         */
        StepCard: {
            /** Action */
            action: string;
            /** Heading */
            heading: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "chance" | "retire" | "undo";
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /** Marks */
            marks: string[];
            /** N */
            n: number;
            /** Round */
            round: number;
            /** Seat */
            seat: string | null;
            /** Stage */
            stage: number;
        };
        /**
         * StudyAnswer
         * @description A study as it looks now.
         *
         *     `actions` is all that was played, with what chance and bots added; `entries` tells it, `opening`
         *     what happened by itself at the beginning. `ground` is the picture under the board, null where it
         *     is the one that was named. `draws`: chance is due.
         */
        StudyAnswer: {
            /** Actions */
            actions: string[];
            /** Draws */
            draws: boolean;
            /** Entries */
            entries: components["schemas"]["StudyEntry"][];
            ground: components["schemas"]["Scene"] | null;
            /** Ground Name */
            ground_name: string;
            /** Opening */
            opening: components["schemas"]["Sentence"][];
            sight: components["schemas"]["Outlook"];
        };
        /**
         * StudyEntry
         * @description What was played, by whom (null: chance), and what came of it.
         */
        StudyEntry: {
            /** Action */
            action: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "chance" | "retire";
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /** Seat */
            seat: string | null;
        };
        /**
         * Suggestion
         * @description A choice worth considering, and why in one sentence.
         */
        Suggestion: {
            /** Action */
            action: string;
            /** Why */
            why: string;
        };
        /**
         * Suggestions
         * @description A few good choices among very many, the best first; all others stay open.
         *
         *     `picture` is laid over the board until something is picked: the piece on each of these places.
         */
        Suggestions: {
            /** Best */
            best: components["schemas"]["Suggestion"][];
            picture: components["schemas"]["Scene"];
        };
        /**
         * TableCard
         * @description A table in a list. `to_move` is a seat, "chance", or null when nothing is awaited.
         *
         *     `rematch` is the one on offer, `next` the table of the rematch once there is one. `laid` says in
         *     words that the race does not begin as the game does, and what whoever opened the table chose of
         *     it: the table's secret decides nothing of that. At a `slow` table (an hour or more for a
         *     decision) people come and go. `minutes` is about how long its race takes people; null where
         *     nobody knows.
         */
        TableCard: {
            clock: components["schemas"]["ClockCard"] | null;
            /** Created */
            created: number;
            /** Deadline */
            deadline: number | null;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
            /** Laid */
            laid: string | null;
            /** Minutes */
            minutes: number | null;
            /** Next */
            next: string | null;
            /** Owner */
            owner: string;
            /** Public */
            public: boolean;
            rematch: components["schemas"]["RematchCard"] | null;
            /** Seats */
            seats: components["schemas"]["SeatCard"][];
            /** Seq */
            seq: number;
            /** Slow */
            slow: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "racing" | "over";
            /** Summary */
            summary: string;
            /** To Move */
            to_move: string | null;
            /** You Own */
            you_own: boolean;
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * TableChanged
         * @description Seats, presence or status of a watched table changed.
         */
        TableChanged: {
            table: components["schemas"]["TableView"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        /**
         * TableView
         * @description A table in full. `version` grows with every change of seats or status.
         *
         *     Where there are `crews`, the seat of another person can be joined, and shared. `invitation`, for
         *     the owner of a public table alone, opens its seats that are kept for whoever has the link.
         *     Where there are `hints`, whoever decides may ask for one.
         *     `given` is how many of the first entries it was opened with; `from_position` tells whether it
         *     began in a position of its own.
         */
        TableView: {
            clock: components["schemas"]["ClockCard"] | null;
            /** Created */
            created: number;
            /**
             * Crews
             * @default false
             */
            crews: boolean;
            /** Deadline */
            deadline: number | null;
            fairness: components["schemas"]["Fairness"];
            /** From Position */
            from_position: boolean;
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Given */
            given: number;
            grace: components["schemas"]["Grace"] | null;
            /**
             * Hints
             * @default false
             */
            hints: boolean;
            /** Id */
            id: string;
            /** Invitation */
            invitation: string | null;
            /** Laid */
            laid: string | null;
            /** Minutes */
            minutes: number | null;
            /** Next */
            next: string | null;
            /** Option Words */
            option_words: components["schemas"]["OptionWords"][];
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Owner */
            owner: string;
            /**
             * Pace
             * @enum {string}
             */
            pace: "calm" | "brisk" | "instant";
            /** Public */
            public: boolean;
            rematch: components["schemas"]["RematchCard"] | null;
            /** Seats */
            seats: components["schemas"]["SeatCard"][];
            /** Seq */
            seq: number;
            /** Slow */
            slow: boolean;
            /** Spectators */
            spectators: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "racing" | "over";
            /** Summary */
            summary: string;
            take_back: components["schemas"]["TakeBackCard"] | null;
            /** To Move */
            to_move: string | null;
            /** Version */
            version: number;
            /** You Own */
            you_own: boolean;
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * TakeBack
         * @description Take back the whole last turn of a seat of mine, as it stands after entry `seq`.
         */
        TakeBack: {
            /** Seat */
            seat: string;
            /** Seq */
            seq: number;
        };
        /**
         * TakeBackAnswer
         * @description Whether I agree that somebody takes a turn back; whoever asked withdraws by not agreeing.
         */
        TakeBackAnswer: {
            /** Agree */
            agree: boolean;
        };
        /**
         * TakeBackCard
         * @description Somebody asks to take their last turn back; all others must agree while `seq` is the last
         *     entry: the request lapses as soon as anything is played.
         *
         *     `waiting` are those who have not answered, by name. `yours` you have asked yourself; `answer` is
         *     awaited from you.
         */
        TakeBackCard: {
            /** Answer */
            answer: boolean;
            /** Name */
            name: string;
            /** Seat */
            seat: string;
            /** Seq */
            seq: number;
            /** Waiting */
            waiting: string[];
            /** Yours */
            yours: boolean;
        };
        /**
         * Target
         * @description Where on the board a choice is picked: a point, or a direction seen from one.
         *
         *     `angle` is in degrees clockwise from up. `sign` is the very short text written on it ("3");
         *     `tone` how it is drawn: "extra" for a dearer variant, "caution" for what may backfire.
         */
        Target: {
            /** Angle */
            angle?: number | null;
            /**
             * Kind
             * @default point
             * @enum {string}
             */
            kind: "point" | "direction";
            /**
             * Sign
             * @default
             */
            sign: string;
            /**
             * Tone
             * @default plain
             * @enum {string}
             */
            tone: "plain" | "extra" | "caution";
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Term
         * @description A word in all its forms, and what it means.
         */
        Term: {
            /** Means */
            means: string;
            /** Words */
            words: string[];
        };
        /**
         * Text
         * @description One line of text: x,y is on its baseline, `size` the height of the type.
         *
         *     `width`, where given, is the room there is: a renderer shrinks the text to fit it.
         */
        Text: {
            /**
             * Anchor
             * @enum {string}
             */
            anchor?: "start" | "middle" | "end";
            /** Id */
            id?: string;
            /** Role */
            role: string;
            /** Seat */
            seat?: number;
            /**
             * Shape
             * @constant
             */
            shape: "text";
            /** Size */
            size?: number;
            /** Text */
            text: string;
            /** Title */
            title?: string;
            /** Width */
            width?: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        ToPage: components["schemas"]["Welcome"] | components["schemas"]["State"] | components["schemas"]["Earlier"] | components["schemas"]["Update"] | components["schemas"]["TableChanged"] | components["schemas"]["CardChanged"] | components["schemas"]["Ack"] | components["schemas"]["Refused"] | components["schemas"]["WhyNotAnswer"] | components["schemas"]["MeantAnswer"] | components["schemas"]["PreviewAnswer"] | components["schemas"]["HintAnswer"] | components["schemas"]["LookAnswer"] | components["schemas"]["DescriptionAnswer"] | components["schemas"]["TrailsAnswer"] | components["schemas"]["ChatSaid"] | components["schemas"]["Missed"] | components["schemas"]["Pong"];
        /**
         * Together
         * @description Cards that are played together: so many at most, then the choice that ends it.
         */
        Together: {
            /** End */
            end: string;
            /** Label */
            label: string;
            /** Most */
            most: number;
        };
        /**
         * TrackCard
         * @description How far a piece had to go, one value per moment (null: it was not under way).
         *
         *     `cloth` is its own colour and a second one; null where it has the colour of its seat.
         */
        TrackCard: {
            /** Cloth */
            cloth: [
                string,
                string
            ] | null;
            /** Name */
            name: string;
            /** Piece */
            piece: string;
            /** Seat */
            seat: string;
            /** Sign */
            sign: string;
            /** Values */
            values: (number | null)[];
        };
        /**
         * TrackPoint
         * @description Where a piece was after entry `n`; `anew`: the track begins afresh here.
         *
         *     Only the places of the latest `stage` are worth showing: before it the pieces were in
         *     another race.
         */
        TrackPoint: {
            /** Anew */
            anew: boolean;
            /** N */
            n: number;
            /** Stage */
            stage: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Trail
         * @description The way of a piece: whose it is, the number of its colour, and its places.
         */
        Trail: {
            /** Colour */
            colour: number;
            /** Piece */
            piece: string;
            /** Points */
            points: components["schemas"]["TrailPoint"][];
            /** Seat */
            seat: string | null;
        };
        /**
         * TrailPoint
         * @description A place that a piece came to with entry `seq`; `anew` where its trail begins again.
         */
        TrailPoint: {
            /** Anew */
            anew: boolean;
            /** Seq */
            seq: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * TrailsAnswer
         * @description The ways of all pieces that have moved since.
         */
        TrailsAnswer: {
            /** Id */
            id: string;
            /** Trails */
            trails: components["schemas"]["Trail"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trails";
        };
        /**
         * Try
         * @description A try: what was played since the exercise began, or the number of the answer chosen.
         */
        Try: {
            /** Answer */
            answer?: number | null;
            /** Entries */
            entries?: string[];
        };
        /**
         * TryAnswer
         * @description What becomes of a try.
         *
         *     `entries` is what is on the board now: with what others played meanwhile, and what follows.
         *     `rule` and `reason` where the referee refused something, `lines` what else the rules say.
         */
        TryAnswer: {
            /** Entries */
            entries: string[];
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "done" | "open" | "missed";
            /** Reason */
            reason: string;
            /** Rule */
            rule: string | null;
            /** Text */
            text: string;
        };
        /**
         * Undo
         * @description Take back the last action of my unfinished turn.
         */
        Undo: {
            /** Id */
            id: string;
            /** Seat */
            seat: string;
            /** Seq */
            seq: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        /**
         * Unwatch
         * @description Tell me no more about this table.
         */
        Unwatch: {
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unwatch";
        };
        /**
         * Update
         * @description What happened at a watched table.
         *
         *     `changes` are the fields of the sight that changed since the last `state` or `update`, which
         *     was after entry `after`: each has its new value, or what changed in it (`views.differences`
         *     says how that is written). Whoever holds another sight asks for the table again.
         */
        Update: {
            /** After */
            after: number;
            /** Changes */
            changes: {
                [key: string]: unknown;
            };
            /** Deadline */
            deadline: number | null;
            /** Entries */
            entries: components["schemas"]["Entry"][];
            /** Seq */
            seq: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update";
        };
        /**
         * UseCode
         * @description Become the visitor who asked for this code.
         */
        UseCode: {
            /** Code */
            code: string;
        };
        /**
         * ValueCard
         * @description One value an option may take.
         */
        ValueCard: {
            /** Label */
            label: string;
            /** Value */
            value: string | number | boolean | null;
        };
        /**
         * Verdict
         * @description Why a table cannot be opened like this: the part that is wrong, the rule, and its reason.
         */
        Verdict: {
            /** Field */
            field: string | null;
            /** Message */
            message: string;
            /** Rule */
            rule: string | null;
        };
        /**
         * VerificationCard
         * @description Whether the dice of a race were fair. `books` compares the record with the table's own.
         *
         *     `given` is how many of the first entries the table was opened with, `laid` whether its race
         *     began in a position that whoever opened it had laid. `coverage` says in words what of it the
         *     proof does not reach, and what it does; it is empty where the proof reaches everything.
         */
        VerificationCard: {
            /**
             * Books
             * @enum {string}
             */
            books: "same" | "differs" | "unknown";
            /** Checks */
            checks: components["schemas"]["CheckCard"][];
            /** Coverage */
            coverage: string[];
            /** Entries */
            entries: number;
            /** Fair */
            fair: boolean;
            /** Faults */
            faults: components["schemas"]["FaultCard"][];
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Given */
            given: number;
            /** Hash */
            hash: string;
            /** Hashed */
            hashed: string;
            /** Headline */
            headline: string;
            /** Laid */
            laid: boolean;
            /** Notes */
            notes: string[];
            /** Table */
            table: string;
        };
        /**
         * VisitorCard
         * @description A visitor's own card; `kept` once there is a password.
         *
         *     The name is `invented` until the visitor has chosen one.
         */
        VisitorCard: {
            /** Id */
            id: string;
            /** Invented */
            invented: boolean;
            /** Kept */
            kept: boolean;
            /** Name */
            name: string;
            /** Webhook */
            webhook: string | null;
        };
        /**
         * WakeCard
         * @description The path of a piece, in units of the board; `seat` is the number of its colour.
         */
        WakeCard: {
            /** Piece */
            piece: string;
            /** Points */
            points: components["schemas"]["TrackPoint"][];
            /** Seat */
            seat: number;
        };
        /**
         * WakeMe
         * @description A browser that is to be woken: what its `PushSubscription` says.
         */
        WakeMe: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * WakeMeNot
         * @description A browser that is to be woken no more.
         */
        WakeMeNot: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * Watch
         * @description Tell me all about a table, and what happens there from now on.
         *
         *     `since` is the last entry seen, when coming back: the answer then holds only later ones.
         */
        Watch: {
            /**
             * Since
             * @default 0
             */
            since: number;
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "watch";
        };
        /**
         * Welcome
         * @description The first message: who you are, and which version answers.
         *
         *     `connection` names this connection; a new password given with it ends all others of yours.
         */
        Welcome: {
            /** Connection */
            connection: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcome";
            /** Version */
            version: string;
            visitor: components["schemas"]["VisitorCard"];
        };
        /**
         * WhyNot
         * @description The referee's answer; `allowed` when it may be played after all.
         */
        WhyNot: {
            /** Allowed */
            allowed: boolean;
            /** Message */
            message: string;
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string | null;
        };
        /**
         * WhyNotAnswer
         * @description A `WhyNot` at a table.
         */
        WhyNotAnswer: {
            /** Allowed */
            allowed: boolean;
            /** Id */
            id: string;
            /** Message */
            message: string;
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why_not";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    new_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveCode"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    use_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorCard"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The code is not valid. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    my_courses: {
        parameters: {
            query?: {
                game?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCard"][];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    keep_course: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourse"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description You keep too many courses already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseView"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such course. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    delete_course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The course is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such course. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    change_course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCourse"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The course is not yours. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such course. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameCard"][];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameCard"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookCard"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    draw_chart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChartWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, preset, or editor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_first_race: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstRace"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no first race. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    solve_step: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                step: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solution"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such exercise. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    try_step: {
        parameters: {
            query?: {
                /** @description The solution was shown, so nothing is remembered. */
                shown?: boolean;
            };
            header?: never;
            path: {
                game: string;
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Try"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryAnswer"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such exercise. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_glossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Term"][];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_picture: {
        parameters: {
            query?: {
                lang?: ("en" | "fr") | null;
                theme?: "light" | "dark";
            };
            header?: {
                "if-none-match"?: string | null;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description You have the current one already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_puzzles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleShelf"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    solve_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solution"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such exercise. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    try_puzzle: {
        parameters: {
            query?: {
                /** @description The solution was shown, so nothing is remembered. */
                shown?: boolean;
            };
            header?: never;
            path: {
                game: string;
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Try"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryAnswer"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such exercise. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    list_rules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleCard"][];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_rule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleCard"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such rule. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_link_picture: {
        parameters: {
            query: {
                /** @description The path of a page, such as `/t/...`. */
                of: string;
                lang?: ("en" | "fr") | null;
                /** @description Tells pictures of one page apart. */
                v?: string;
            };
            header?: {
                "if-none-match"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description You have the current one already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such page, or nothing to show of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorCard"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The name or the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    delete_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMe"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The password is wrong or missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    change_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMe"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorCard"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The current password is wrong or missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Somebody else keeps this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    export_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    wake_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WakeMe"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    wake_me_not: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WakeMeNot"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsCard"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    remove_table: {
        parameters: {
            query?: {
                resign?: boolean;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description I have no seat there. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race is still on, and I have not said that I want to resign. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    judge_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Plans"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanVerdicts"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or course. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_push_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_question: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionCard"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no question in this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    bring_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brought"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description You have brought too many records already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The record is larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_reel: {
        parameters: {
            query?: {
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReelCard"];
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_record_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_film: {
        parameters: {
            query: {
                eye: string;
                form?: "gif" | "html";
                first?: number;
                last?: number | null;
                theme?: "light" | "dark";
                width?: number;
                seconds?: number;
                tracks?: boolean;
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines of progress, then the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for, or others are having their pictures made. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_frames: {
        parameters: {
            query: {
                eye: string;
                first?: number;
                last?: number | null;
                every?: number;
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FramesCard"];
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_reel_ground: {
        parameters: {
            query?: {
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_reel_legend: {
        parameters: {
            query?: {
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSign"][];
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_moment_picture: {
        parameters: {
            query: {
                eye: string;
                at?: number;
                theme?: "light" | "dark";
                width?: number;
                tracks?: boolean;
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                kind: "table" | "record";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description You may not look through these eyes yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race was begun under other rules, or is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for, or others are having their pictures made. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Look"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such scenario. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not valid, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    ask_meant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskWhere"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meant"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such scenario. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The seat that is looked through has nothing to decide there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not valid, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    ask_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskAbout"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such scenario. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The seat that is looked through has nothing to decide there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not valid, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    share_study_question: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskAbout"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionLink"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, scenario or table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Nothing is to be decided there, or the question does not fit into a link. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    ask_why_not: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskAbout"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or it has no such scenario. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The seat that is looked through has nothing to decide there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not valid, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTableCard"][];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    open_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "game": "maillot-jaune",
                 *       "options": {
                 *         "drafting": true,
                 *         "pact": true,
                 *         "players": 4
                 *       },
                 *       "seats": [
                 *         {
                 *           "kind": "me"
                 *         },
                 *         {
                 *           "bot": "greedy",
                 *           "kind": "bot"
                 *         },
                 *         {
                 *           "bot": "gentle",
                 *           "kind": "bot"
                 *         },
                 *         {
                 *           "bot": "gentle",
                 *           "kind": "bot"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, or course. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description You have too many tables already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    answer_request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    ask_to_join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    put_off: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewMate"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    take_requests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrewRequests"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    stop_asking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_ground: {
        parameters: {
            query?: {
                lang?: ("en" | "fr") | null;
            };
            header?: {
                "if-none-match"?: string | null;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description You have the current one already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    join_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinTable"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    leave_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_legend: {
        parameters: {
            query?: {
                lang?: ("en" | "fr") | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSign"][];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    share_table_question: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionLink"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description It is not your turn there. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such game, scenario or table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Nothing is to be decided there, or the question does not fit into a link. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    decline_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    open_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replace"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_results: {
        parameters: {
            query?: {
                /** @description Begin with lines of JSON that tell how far it is: `{done, of, size}`. The last of them has a size, and that many bytes of the usual answer follow it. */
                progress?: boolean;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultsCard"];
                    "application/octet-stream": unknown;
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    stand_in: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    start_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    take_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBack"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    answer_take_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request has no valid cookie. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description That is not for you to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The table does not allow it now; the message says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    verify_table: {
        parameters: {
            query?: {
                hash?: string | null;
                /** @description Begin with lines of JSON that tell how far it is: `{done, of, size}`. The last of them has a size, and that many bytes of the usual answer follow it. */
                progress?: boolean;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCard"];
                    "application/octet-stream": unknown;
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The race is not over yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    verify_record: {
        parameters: {
            query?: {
                /** @description Begin with lines of JSON that tell how far it is: `{done, of, size}`. The last of them has a size, and that many bytes of the usual answer follow it. */
                progress?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckRecord"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCard"];
                    "application/octet-stream": unknown;
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The request comes from another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB, a record larger than 512 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not valid; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer, or what is stored cannot be read. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Healthy"];
                };
            };
            /** @description Nothing can be stored; the message says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
    get_seen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
        };
    };
    get_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics for Prometheus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description The settings do not let you read them. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
        };
    };
}
