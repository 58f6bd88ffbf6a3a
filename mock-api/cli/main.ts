// What `npm run mock` runs: see flags.ts or `--help`.
import { accountLines, boot } from './boot.ts';
import { EXIT, helpText } from './flags.ts';
import { openBrowser } from './open-browser.ts';
import { readCommand, type Command } from './parse-args.ts';
import { ContractMismatch } from './load-snapshot.ts';
import { UsageError } from './parse-values.ts';
import { listen } from '../server/http-server.ts';
import { contractFingerprint } from '../openapi/contract-hash.ts';
import type { MailListener } from '../core/sandbox-registry.ts';
import { version } from './version.ts';

const printMail: MailListener = (mail, { id }) =>
  console.log(
    `mail to ${mail.to}: ${mail.link ?? (mail.code ? `code ${mail.code}` : mail.subject)} (${mail.kind}${id === 'default' ? '' : `, ${id}`})`,
  );

async function run(command: Command): Promise<void> {
  const { port, host, persona, restore, strict, open } = command;
  const app = boot(command, {
    onMail: printMail,
    onUnmatched: (text) => console.warn(text),
    site: process.env.PUBLIC_SITE_URL,
  });
  const { url, close } = await listen(app, { port, host });
  console.log(`Mock API on ${url} (codes: ${url}/__mock/inbox)`);
  if (persona !== undefined || restore !== undefined)
    accountLines(app, url).forEach((line) => console.log(line));
  if (open) openBrowser(`${url}/__mock`);

  const end = async () => {
    await close();
    const violations = strict ? app.violations.list() : [];
    for (const violation of violations) console.error(`strict: ${violation}`);
    process.exit(violations.length > 0 ? EXIT.violations : EXIT.ended);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}

function fail(error: unknown): never {
  if (error instanceof UsageError || error instanceof ContractMismatch) {
    console.error(error.message);
    process.exit(error instanceof UsageError ? EXIT.usage : EXIT.contractMismatch);
  }
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isPortTaken
      ? `Port ${(error as Error & { port?: number }).port ?? ''} is taken: is another mock running? Choose another with --port or the variable PORT.`
      : error,
  );
  process.exit(EXIT.failed);
}

if (process.env.NODE_ENV === 'production') {
  console.error('The mock API is for development and does not run with NODE_ENV=production.');
  process.exit(EXIT.failed);
}
try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command === 'help') console.log(helpText());
  else if (command === 'version') console.log(`${version}, contract ${contractFingerprint().hash}`);
  else await run(command);
} catch (error) {
  fail(error);
}
