// Checks docs/openapi.json by Redocly's recommended rules: errors fail, warnings are printed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, root } from '../processes.ts';

const cli = join(import.meta.dirname, 'node_modules/@redocly/cli/bin/cli.js');
const { stdout, stderr, error } = spawnSync(
  process.execPath,
  [cli, 'lint', 'docs/openapi.json', '--extends=recommended', '--format=json'],
  {
    cwd: root,
    env: childEnvironment({ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }),
    encoding: 'utf8',
  },
);

interface Report {
  totals: { errors: number; warnings: number };
  problems: { ruleId: string; severity: string; message: string; location: { pointer?: string }[] }[];
}

function reportOf(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}

const report = error ? null : reportOf(stdout);
if (!report) {
  console.log(`NOT OK Redocly gave no report: ${error?.message ?? stderr}`);
  process.exit(1);
}
for (const { ruleId, severity, message, location } of report.problems)
  console.log(`     ${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
const { errors, warnings } = report.totals;
console.log(`${errors === 0 ? 'ok    ' : 'NOT OK'} Redocly: ${errors} errors, ${warnings} warnings`);
process.exit(errors === 0 ? 0 : 1);
