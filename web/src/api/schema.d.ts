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
         * @description The rulebook of a game: chapters, rules, rulings, options, examples and printed figures.
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
         * @description What the referee says to a try at a step; one that is done is remembered.
         */
        post: operations["try_step"];
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
         * @description What the referee says to a try at a puzzle; one that is solved is remembered.
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
         * @description Become the visitor who kept this name, by her password.
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
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change Me
         * @description Change my name, keep my identity with a password, or set a webhook for slow tables.
         *
         *     A password makes every other cookie of mine worthless.
         */
        patch: operations["change_me"];
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
         * @description Take a free seat.
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
         * @description The same again with the same people, once a race is over; everybody gets the same table.
         */
        post: operations["rematch"];
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
         * @description Let a bot play for a seat, or give the seat back to its holder.
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
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Health
         * @description Whether the service is up and its database answers.
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
         * @description Choices that are picked by setting amounts, with sliders.
         */
        Amount: {
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
         * @description What would this choice of mine bring?
         */
        AskPreview: {
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
            type: "preview";
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
            /** Name */
            name: string;
            /** Rulings */
            rulings: components["schemas"]["BookRuling"][];
            /** Scenarios */
            scenarios: components["schemas"]["BookScenario"][];
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
         * @description An option that changes a rule, or without which there is no such rule.
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
         * CardChanged
         * @description Something changed at a table where you have a seat, watched or not: whose turn, status.
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
         * ChangeMe
         * @description What a visitor may change about herself; what is left out stays. An empty webhook is none.
         *
         *     Whoever has a password already gives it as `current` together with a new one.
         */
        ChangeMe: {
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
         * Choice
         * @description A legal action: its notation, in words, and its target, null for a mere button.
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
         * Clock
         * @description How long a decision may take, in seconds: minutes for a sitting, days for slow play.
         */
        Clock: {
            /** Seconds */
            seconds: number;
        };
        /**
         * Entry
         * @description One entry of a table: who played what, and what came of it.
         *
         *     `seat` is null for chance. A bot that stood in is named in `by`. After an undo the entry it took
         *     back (`undone`) no longer counts.
         */
        Entry: {
            /** Action */
            action: string;
            /** At */
            at: number;
            /** By */
            by: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "chance" | "retire" | "undo";
            /** Lines */
            lines: components["schemas"]["Line"][];
            /** Seat */
            seat: string | null;
            /** Seq */
            seq: number;
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
         *     of shapes that are not drawn until a try is over. `refusals` says more about a
         *     rule that refuses something here.
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
         * @description The proof of fair chance: the hash of the secret from the start, the secret in the end.
         */
        Fairness: {
            /** Hash */
            hash: string;
            /** Secret */
            secret: string | null;
        };
        /**
         * FirstRace
         * @description A first race: its steps in order, and those this visitor has done.
         */
        FirstRace: {
            /** Done */
            done: string[];
            /** Farewell */
            farewell: string;
            /** Game */
            game: string;
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
        FromPage: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["SpeakLanguage"] | components["schemas"]["Move"] | components["schemas"]["Undo"] | components["schemas"]["Resign"] | components["schemas"]["AskWhyNot"] | components["schemas"]["AskMeant"] | components["schemas"]["AskPreview"] | components["schemas"]["AskLook"] | components["schemas"]["Say"] | components["schemas"]["Skip"] | components["schemas"]["Ping"];
        /**
         * GameCard
         * @description A game on the shelf. `seats_option` is the option that says how many seats there are.
         *
         *     `first_race` is how many minutes its guided first race takes, null where it has none; `puzzles`
         *     is how many there are.
         */
        GameCard: {
            /** Bots */
            bots: components["schemas"]["BotCard"][];
            /** Colours */
            colours: string;
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
            /** Tagline */
            tagline: string;
        };
        /**
         * HandCard
         * @description A card in the hand: its picture, a scene, and the choices it can be played for.
         *
         *     Where there are none, `note` says why. `over` is a scene to lay over the board meanwhile.
         */
        HandCard: {
            /** Actions */
            actions: string[];
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Note */
            note: string;
            /** Over */
            over: {
                [key: string]: unknown;
            } | null;
            /** Picture */
            picture: {
                [key: string]: unknown;
            };
            /**
             * Tone
             * @enum {string}
             */
            tone: "plain" | "special";
        };
        /**
         * Healthy
         * @description The service is up and its database answers.
         */
        Healthy: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /**
         * JoinTable
         * @description Take a free seat; without a name the first that is free.
         */
        JoinTable: {
            /** Seat */
            seat?: string | null;
        };
        /**
         * Line
         * @description One thing that happened, as a sentence, with the rule behind it.
         */
        Line: {
            /** Rule */
            rule: string;
            /** Text */
            text: string;
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
         * @description How does it look? `ground` names the ground that is there already and need not be sent.
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
         * @description The visitor and the tables where she has a seat, those that wait for her first.
         */
        Me: {
            /** Tables */
            tables: components["schemas"]["TableCard"][];
            visitor: components["schemas"]["VisitorCard"];
        };
        /**
         * Meant
         * @description The actions a click could mean, or the rule that leaves none.
         */
        Meant: {
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
         * @description The same at a table.
         */
        MeantAnswer: {
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
         */
        NewTable: {
            clock?: components["schemas"]["Clock"] | null;
            /** Game */
            game: string;
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
        };
        /**
         * Odd
         * @description One way a throw can end: in so many `ways` `of` all.
         */
        Odd: {
            /** Of */
            of: number;
            /** Text */
            text: string;
            /**
             * Tone
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
         *     `from` is the seat it comes from, `pieces` name the shapes it is about.
         */
        Offer: {
            /** Answers */
            answers: components["schemas"]["Answer"][];
            /** From */
            from: string | null;
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
         * OptionCard
         * @description An option of a game: its values listed, or a range of whole numbers.
         */
        OptionCard: {
            /** Default */
            default: string | number | boolean | null;
            /** Explanation */
            explanation: string;
            /** Id */
            id: string;
            /** Key */
            key: string;
            /** Label */
            label: string;
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
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
         *     shown greyed. `offer`, `hand` and `amounts` are other ways to the choices, in games that have
         *     them; `overlays` can be laid over the board, `standings` is a picture of who leads and by how
         *     much.
         */
        Outlook: {
            /** Amounts */
            amounts: components["schemas"]["Amount"][];
            /** Board */
            board: {
                [key: string]: unknown;
            };
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Description */
            description: string;
            /** Facts */
            facts: components["schemas"]["SeatFacts"][];
            /** Hand */
            hand: components["schemas"]["HandCard"][];
            /** Instruments */
            instruments: {
                [key: string]: unknown;
            };
            offer: components["schemas"]["Offer"] | null;
            /** Over */
            over: boolean;
            /** Overlays */
            overlays: components["schemas"]["Overlay"][];
            /** Prompt */
            prompt: string;
            /** Refused */
            refused: components["schemas"]["Choice"][];
            /** Seat */
            seat: string | null;
            /** Standings */
            standings: {
                [key: string]: unknown;
            } | null;
            /** To Move */
            to_move: string | null;
        };
        /**
         * Overlay
         * @description A picture that can be laid over the board: wind shadows, lay lines, zones.
         */
        Overlay: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Picture */
            picture: {
                [key: string]: unknown;
            };
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
            lines: components["schemas"]["Line"][];
            /** Odds */
            odds: components["schemas"]["Odd"][];
            /** Path */
            path: [
                number,
                number
            ][];
            /** Picture */
            picture: {
                [key: string]: unknown;
            } | null;
            /** Warnings */
            warnings: components["schemas"]["Warning"][];
        };
        /**
         * PreviewAnswer
         * @description The same at a table.
         */
        PreviewAnswer: {
            /** Action */
            action: string;
            /** Ends Turn */
            ends_turn: boolean;
            /** Id */
            id: string;
            /** Lines */
            lines: components["schemas"]["Line"][];
            /** Odds */
            odds: components["schemas"]["Odd"][];
            /** Path */
            path: [
                number,
                number
            ][];
            /** Picture */
            picture: {
                [key: string]: unknown;
            } | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            /** Warnings */
            warnings: components["schemas"]["Warning"][];
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
         * PuzzleCard
         * @description A puzzle, and of what kind it is.
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
         * QuickRace
         * @description What "play now" asks for: a short race against bots.
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
            kind: "malformed" | "ambiguous" | "illegal" | "stale" | "not_your_turn" | "not_your_seat" | "no_undo" | "not_racing" | "unknown_table" | "too_fast" | "unavailable";
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
         * RuleCard
         * @description A rule for people to read.
         */
        RuleCard: {
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
         * SeatCard
         * @description A seat of a table. `online` tells whether its holder is connected now.
         *
         *     `colour` is the letter of its colour in the palette, which need not be its own.
         */
        SeatCard: {
            /** Bot */
            bot: string | null;
            /** Colour */
            colour: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "visitor" | "bot" | "link" | "open" | "screen";
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /** Seat */
            seat: string;
            /** Stand In */
            stand_in: string | null;
            /** Visitor */
            visitor: string | null;
            /** You */
            you: boolean;
        };
        /**
         * SeatFacts
         * @description How a seat stands. `place` and `points` once they are known.
         */
        SeatFacts: {
            /** Facts */
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
         * Sight
         * @description What a visitor sees of a table after entry `seq`, through `seat` (null: a spectator).
         *
         *     `ground` names the unchanging picture under the board (GET it once).
         */
        Sight: {
            /** Amounts */
            amounts: components["schemas"]["Amount"][];
            /** Board */
            board: {
                [key: string]: unknown;
            };
            /** Can Resign */
            can_resign: string[];
            /** Can Undo */
            can_undo: boolean;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Description */
            description: string;
            /** Facts */
            facts: components["schemas"]["SeatFacts"][];
            /** Ground */
            ground: string;
            /** Hand */
            hand: components["schemas"]["HandCard"][];
            /** Instruments */
            instruments: {
                [key: string]: unknown;
            };
            offer: components["schemas"]["Offer"] | null;
            /** Over */
            over: boolean;
            /** Overlays */
            overlays: components["schemas"]["Overlay"][];
            /** Prompt */
            prompt: string;
            /** Refused */
            refused: components["schemas"]["Choice"][];
            /** Seat */
            seat: string | null;
            /** Seq */
            seq: number;
            /** Standings */
            standings: {
                [key: string]: unknown;
            } | null;
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
         * @description One amount to set.
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
         * StandIn
         * @description Let a bot play for a seat, or (null) give the seat back to whoever holds it.
         */
        StandIn: {
            /** Bot */
            bot: string | null;
            /** Seat */
            seat: string;
        };
        /**
         * State
         * @description A table as it stands. `entries` are those after the `since` that was asked for.
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
            /** Ground */
            ground: {
                [key: string]: unknown;
            } | null;
            /** Ground Name */
            ground_name: string;
            /** Opening */
            opening: components["schemas"]["Line"][];
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
            lines: components["schemas"]["Line"][];
            /** Seat */
            seat: string | null;
        };
        /**
         * TableCard
         * @description A table in a list. `to_move` is a seat, "chance", or null when nothing is awaited.
         */
        TableCard: {
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
            /** Owner */
            owner: string;
            /** Public */
            public: boolean;
            /** Seats */
            seats: components["schemas"]["SeatCard"][];
            /** Seq */
            seq: number;
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
         */
        TableView: {
            clock: components["schemas"]["Clock"] | null;
            /** Created */
            created: number;
            /** Deadline */
            deadline: number | null;
            fairness: components["schemas"]["Fairness"];
            /** Game */
            game: string;
            /** Game Name */
            game_name: string;
            /** Id */
            id: string;
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
            /** Seats */
            seats: components["schemas"]["SeatCard"][];
            /** Seq */
            seq: number;
            /** Spectators */
            spectators: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "racing" | "over";
            /** Summary */
            summary: string;
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
         * Target
         * @description Where on the board a choice is picked: a point, or a direction seen from one.
         *
         *     x and y are in the units of the scene; `angle` is in degrees clockwise from up. `sign` is the
         *     very short text written on it ("3"); `tone` how it is drawn: "extra" for a dearer variant,
         *     "caution" for what may backfire.
         */
        Target: {
            /** Angle */
            angle: number | null;
            /**
             * Kind
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
        ToPage: components["schemas"]["Welcome"] | components["schemas"]["State"] | components["schemas"]["Update"] | components["schemas"]["TableChanged"] | components["schemas"]["CardChanged"] | components["schemas"]["Ack"] | components["schemas"]["Refused"] | components["schemas"]["WhyNotAnswer"] | components["schemas"]["MeantAnswer"] | components["schemas"]["PreviewAnswer"] | components["schemas"]["LookAnswer"] | components["schemas"]["ChatSaid"] | components["schemas"]["Pong"];
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
            lines: components["schemas"]["Line"][];
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
         * @description No more about this table.
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
         */
        Update: {
            /** Deadline */
            deadline: number | null;
            /** Entries */
            entries: components["schemas"]["Entry"][];
            /** Seq */
            seq: number;
            sight: components["schemas"]["Sight"];
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
         * VisitorCard
         * @description A visitor, as she sees herself; `kept` once she has a password.
         */
        VisitorCard: {
            /** Id */
            id: string;
            /** Kept */
            kept: boolean;
            /** Name */
            name: string;
            /** Webhook */
            webhook: string | null;
        };
        /**
         * Warning
         * @description Something about a choice that its player may regret.
         */
        Warning: {
            /** Pieces */
            pieces: string[];
            /** Rule */
            rule: string;
            /** Text */
            text: string;
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
         */
        Welcome: {
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
         * @description The same at a table.
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
            /** @description The request comes from a foreign page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description It is still the one you have. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not as it must be, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Nothing is to be decided there by the seat that is looked through. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not as it must be, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Nothing is to be decided there by the seat that is looked through. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not as it must be, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Nothing is to be decided there by the seat that is looked through. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of it is not as it must be, or not allowed; `field` and `rule` say what. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
                    "application/json": components["schemas"]["TableCard"][];
                };
            };
            /** @description The request comes from a foreign page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
                 *           "bot": "greedy",
                 *           "kind": "bot"
                 *         },
                 *         {
                 *           "bot": "greedy",
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
            /** @description The request comes from a foreign page. */
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
            /** @description You have too many tables already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description It is still the one you have. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The request comes from a foreign page. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The body is larger than 64 KB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description Part of the request is not as it must be; `field` names it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description Too much was asked for; `Retry-After` tells when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReply"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description The database does not answer. */
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
    get_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures for Prometheus. */
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
