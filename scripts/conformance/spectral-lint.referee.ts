// Checks docs/openapi.json by Spectral's rules for OpenAPI: errors fail, warnings are printed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, root } from '../processes.ts';

interface Problem {
  readonly code: string;
  /** 0 is an error. */
  readonly severity: number;
  readonly message: string;
  readonly path: readonly (string | number)[];
}

const cli = join(import.meta.dirname, 'node_modules/@stoplight/spectral-cli/dist/index.js');
const ruleset = join(import.meta.dirname, 'spectral.yaml');
const { stdout, stderr } = spawnSync(
  process.execPath,
  [cli, 'lint', 'docs/openapi.json', '--ruleset', ruleset, '--format', 'json', '--quiet'],
  { cwd: root, env: childEnvironment(), encoding: 'utf8' },
);

function problemsIn(text: string): Problem[] | null {
  try {
    return JSON.parse(text) as Problem[];
  } catch {
    return null;
  }
}

const problems = problemsIn(stdout);
if (!problems) {
  console.log(`NOT OK Spectral gave no report: ${stderr}`);
  process.exit(1);
}
for (const { code, severity, message, path } of problems)
  console.log(`     ${severity === 0 ? 'error' : 'warn'} ${code}: ${message} (${path.join('/')})`);
const errors = problems.filter(({ severity }) => severity === 0).length;
console.log(
  `${errors === 0 ? 'ok    ' : 'NOT OK'} Spectral: ${errors} errors, ${problems.length - errors} warnings`,
);
process.exit(errors === 0 ? 0 : 1);
