import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { SANDBOX_COOKIE } from '#mock-api/http/cookies.ts';
import type { Cookie, MockControl } from './mock-control.ts';

/** A command's argument as a shell takes it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Leaves with a failed test what the mock saw (`journal`), what it remembered (`snapshot`), and how to open that again
 * (`sandbox`): a command, and the cookies of the browser.
 */
export async function attachEvidence(
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
    // The clock goes on from where it was: codes and sessions are as old as they were then.
    reopen: `npm run mock -- --restore ${quoted(relative(process.cwd(), snapshot))} --clock ${clock}`,
    // On http://localhost; the mock that is started has its state in the sandbox `default`, which needs no cookie.
    cookies: cookies
      .filter(({ name }) => name !== SANDBOX_COOKIE)
      .map(({ name, value }) => ({ name, value })),
  });
}
