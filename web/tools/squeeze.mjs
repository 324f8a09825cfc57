// After the build: compresses every file that gains from it (.br and .gz beside it), so that the
// service only hands out what is ready.
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = fileURLToPath(new URL("../../src/layline/server/page", import.meta.url));
const TEXTS = new Set([".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (brotli.length < content.length) writeFileSync(`${path}.br`, brotli);
  const gzip = gzipSync(content, { level: 9 });
  if (gzip.length < content.length) writeFileSync(`${path}.gz`, gzip);
}

// A service that is running reads the page again when this file is newer.
const now = new Date();
utimesSync(join(PAGE, "index.html"), now, now);
