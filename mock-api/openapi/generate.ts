// `npm run openapi`: writes the contract as docs/openapi.json, which a test compares with it. Prints what has changed since the
// last commit, or another one that is named (`npm run openapi -- v2.0.0`), and refuses what breaks clients unless the API's version says so (docs/decisions/039).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { createApp } from '../app.ts';
import type { ComparedDocument } from './compare-documents.ts';
import { openApiDocument } from './document.ts';
import { judgeChanges } from './judge-changes.ts';
import { playExamples } from './play-examples.ts';

const root = join(import.meta.dirname, '../..');
const FILE = 'docs/openapi.json';

/** A change of a call that no client has had yet breaks nobody: it is compared with the last document that some had. */
const since = process.argv[2] ?? 'HEAD';
// Not the file itself: in the middle of a merge it is no JSON.
const committed = JSON.parse(
  execFileSync('git', ['show', `${since}:${FILE}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
) as ComparedDocument;
const text = JSON.stringify(openApiDocument(await playExamples(createApp())));
const { lines, isRefused } = judgeChanges(committed, JSON.parse(text) as ComparedDocument);
for (const line of lines) console.log(line);
if (isRefused) process.exitCode = 1;
else {
  writeFileSync(join(root, FILE), await format(text, { parser: 'json', printWidth: 110 }));
  console.log(`Wrote ${FILE}`);
}
