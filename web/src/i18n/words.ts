/** Which words there are: the English files decide, the French ones must have the same keys. */

import type common from "./en/common.json";
import type courses from "./en/courses.json";
import type home from "./en/home.json";
import type learn from "./en/learn.json";
import type live from "./en/live.json";
import type me from "./en/me.json";
import type newTable from "./en/newTable.json";
import type people from "./en/people.json";
import type replay from "./en/replay.json";
import type results from "./en/results.json";
import type rules from "./en/rules.json";
import type study from "./en/study.json";
import type table from "./en/table.json";
import type verify from "./en/verify.json";

export interface Words {
  common: typeof common;
  courses: typeof courses;
  home: typeof home;
  newTable: typeof newTable;
  me: typeof me;
  people: typeof people;
  replay: typeof replay;
  table: typeof table;
  live: typeof live;
  study: typeof study;
  rules: typeof rules;
  learn: typeof learn;
  results: typeof results;
  verify: typeof verify;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Words;
    returnNull: false;
  }
}
