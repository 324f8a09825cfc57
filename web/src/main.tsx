/** Where the page begins. */

import "./styles/index.css";
import { render } from "preact";
import { followTheme } from "./device/settings";
import { startWords } from "./i18n";
import { loadMe } from "./identity/visitor";
import { tellFailures } from "./shell/calm";
import { Page } from "./shell/page";

followTheme();
tellFailures();
await startWords("home", "people");
void loadMe();
const root = document.getElementById("page");
if (root === null) throw new Error("index.html has no element #page");
render(<Page />, root);
// When the page has what it needs. Where the service is down just then, the next visit will do.
setTimeout(() => {
  import("./device/install").then(
    (it) => it.followInstalling(),
    (error: unknown) => console.info(error),
  );
}, 3000);
