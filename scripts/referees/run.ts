// `node scripts/referees/run.ts`: programs of others judge the mock. Their packages are installed here, when first asked for.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes.ts';

const folder = import.meta.dirname;
const changed = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

async function install(): Promise<boolean> {
  // npm leaves a copy of the lockfile behind, so an older one means that packages were added since.
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return true;
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  return (await run('npm', ['ci', '--prefix', folder, ...quiet])) === 0;
}

if (!(await install())) process.exit(1);

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
