/** Where the page begins. */

import "./styles/index.css";
import { render } from "preact";
import { startWords } from "./i18n";
import { Page } from "./page";
import { followTheme } from "./settings";
import { tellFailures } from "./shell/calm";
import { loadMe } from "./visitor";

followTheme();
tellFailures();
await startWords("home", "people");
void loadMe();
const root = document.getElementById("page");
if (root === null) throw new Error("index.html has no element #page");
render(<Page />, root);
