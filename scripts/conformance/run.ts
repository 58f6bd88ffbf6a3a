// `node scripts/conformance/run.ts`: checks the mock with third-party tools. Their packages are installed here on first use.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../install-packages.ts';
import { run } from '../processes.ts';

const folder = import.meta.dirname;

try {
  await installPackages(folder);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const failed: string[] = [];
const referees = readdirSync(folder)
  .filter((name) => name.endsWith('.referee.ts'))
  .sort();
for (const name of referees) {
  console.log(`\n${name}`);
  if ((await run(process.execPath, [join(folder, name)])) !== 0) failed.push(name);
}
console.log(`\n${referees.length - failed.length} of ${referees.length} referees are content.`);
if (failed.length > 0) {
  console.error(`Not content: ${failed.join(', ')}`);
  process.exitCode = 1;
}
