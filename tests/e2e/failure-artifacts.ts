import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { SANDBOX_COOKIE } from '#mock-api/server/cookies.ts';
import type { Cookie, MockControl } from './mock-control.ts';

/** Quotes an argument for a shell. */
const shellQuote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Attaches to a failed test the mock's calls (`journal`), its state (`snapshot`), and how to restore it (`sandbox`): a command
 * and the browser's cookies.
 */
export async function attachFailureArtifacts(
  info: TestInfo,
  control: MockControl,
  cookies: readonly Cookie[],
): Promise<void> {
  const { now, mode, rate } = (await control.send('GET', '/clock')) as {
    now: string;
    mode: string;
    rate: number;
  };
  const clock = `${mode === 'scaled' ? `x${rate}` : mode}:${now}`;
  const attach = async (name: string, content: unknown) => {
    const path = info.outputPath(`mock-${name}.json`);
    await writeFile(path, JSON.stringify(content, null, 2));
    await info.attach(name, { path, contentType: 'application/json' });
    return path;
  };
  await attach('journal', await control.journal());
  const snapshot = await attach('snapshot', await control.send('GET', '/snapshot'));
  await attach('sandbox', {
    id: control.id,
    now,
    // The clock continues from the time of the failure, so codes and sessions have the same age.
    reopen: `npm run mock -- --restore ${shellQuote(relative(process.cwd(), snapshot))} --clock ${clock}`,
    // For http://localhost; the restored mock keeps its state in the sandbox `default`, which needs no cookie.
    cookies: cookies
      .filter(({ name }) => name !== SANDBOX_COOKIE)
      .map(({ name, value }) => ({ name, value })),
  });
}
