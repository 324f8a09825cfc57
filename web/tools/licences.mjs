// Writes licences.txt into the built page: the terms of everything of others that it carries.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const PAGE = join(WEB, "../src/layline/server/page");
const manifest = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));

const parts = [];
const seen = new Set();
const wanted = Object.keys(manifest(WEB).dependencies);
for (const name of wanted) {
  if (seen.has(name)) continue;
  seen.add(name);
  const folder = join(WEB, "node_modules", name);
  const { version, license, dependencies = {} } = manifest(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} comes without the text of its licence`);
  const text = readFileSync(join(folder, file), "utf-8").trim();
  parts.push(`${name} ${version} (${license})\n\n${text}`);
  wanted.push(...Object.keys(dependencies));
}
const rule = `\n\n${"-".repeat(80)}\n\n`;
writeFileSync(
  join(PAGE, "licences.txt"),
  `The page of Layline carries these programs and fonts.${rule}${parts.sort().join(rule)}\n`,
);
