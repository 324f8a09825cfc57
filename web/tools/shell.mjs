// After the build: writes shell.json, which lists what a browser keeps of the page for reading
// rulebooks without a connection, and tells the worker which build it belongs to.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../../src/layline/server/page", import.meta.url));
const LEFT_OUT = new Set(["sw.js", "licences.txt", "shell.json", "sources.sha256"]);

const files = readdirSync(PAGE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !LEFT_OUT.has(entry.name))
  .map((entry) => relative(PAGE, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .sort();
const total = createHash("sha256");
for (const file of files) total.update(file).update(readFileSync(join(PAGE, file)));
const build = total.digest("hex").slice(0, 16);

const addresses = files.map((file) => (file === "index.html" ? "/" : `/${file}`));
writeFileSync(join(PAGE, "shell.json"), `${JSON.stringify({ build, files: addresses })}\n`);
const worker = join(PAGE, "sw.js");
writeFileSync(worker, readFileSync(worker, "utf-8").replace("__BUILD__", build));
