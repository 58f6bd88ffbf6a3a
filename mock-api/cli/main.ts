// What `npm run mock` runs: see command/flags.ts or `--help`.
import { accountLines, begin } from './boot.ts';
import { EXIT, helpText } from './flags.ts';
import { openBrowser } from './open-browser.ts';
import { readCommand, type Command } from './parse-args.ts';
import { OtherContract } from './load-snapshot.ts';
import { UsageError } from './parse-values.ts';
import { listen } from '../server/http-server.ts';
import { contractFingerprint } from '../openapi/contract-hash.ts';
import type { MailListener } from '../core/sandbox-registry.ts';
import { version } from './version.ts';

const tellMail: MailListener = (mail, { id }) =>
  console.log(
    `mail to ${mail.to}: ${mail.link ?? `code ${mail.code}`} (${mail.kind}${id === 'default' ? '' : `, ${id}`})`,
  );

async function run(command: Command): Promise<void> {
  const { port, host, persona, restore, strict, open } = command;
  const app = begin(command, {
    onMail: tellMail,
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
    const offences = strict ? app.offences.list() : [];
    for (const offence of offences) console.error(`strict: ${offence}`);
    process.exit(offences.length > 0 ? EXIT.offences : EXIT.ended);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}

function fail(error: unknown): never {
  if (error instanceof UsageError || error instanceof OtherContract) {
    console.error(error.message);
    process.exit(error instanceof UsageError ? EXIT.usage : EXIT.otherContract);
  }
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
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
