// `npm run figures`: what the mock lets through, measured by really trying, in process and by its own clock. Nothing here is a constant:
// each file below is run by itself and prints its figures as one line of JSON (mock-api/figures/print-figures.ts).
import { execFileSync } from 'node:child_process';
import { childEnvironment, root } from './processes.ts';

const files = [
  'mock-api/figures/wrong-tries.ts',
  'mock-api/figures/look-ups.ts',
  'mock-api/figures/foreign-calls.ts',
  'mock-api/figures/mailbox-thief.ts',
  'mock-api/figures/security-events.ts',
];

const figures = files.flatMap((file) => {
  const text = execFileSync(process.execPath, [file], {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
  });
  return JSON.parse(text) as { what: string; value: string }[];
});
const width = Math.max(...figures.map(({ what }) => what.length));
for (const { what, value } of figures) console.log(`${what.padEnd(width)}  ${value}`);
