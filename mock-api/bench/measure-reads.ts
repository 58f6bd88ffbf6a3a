import { createApp } from '../app.ts';
import { applyPersona, type LoginOptions } from '../personas/apply.ts';
import type { PersonaName } from '../personas/persona-ids.ts';
import type { MockApp } from '../server/hono-env.ts';

const COUNT = 20;
const ROUNDS = 6;

/** Somebody who reads, in a mock of their own. */
export interface Reader {
  readonly app: MockApp;
  readonly headers: Readonly<Record<string, string>>;
}

export function readerOf(persona: PersonaName, options: Pick<LoginOptions, 'history'> = {}): Reader {
  const app = createApp({ first: {} });
  const { cookies } = applyPersona(app.sandboxes.default, persona, { ...options, login: true });
  return { app, headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } };
}

async function measure({ app, headers }: Reader, path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1) {
    const response = await app.request(path, { headers });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    await response.text();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}

/**
 * What reads cost in process, by path: microseconds of processor time each, the best of several rounds. The readers take turns,
 * so that what slows the machine down for a while slows down each of them.
 */
export async function measureReads<Name extends string>(
  readers: Readonly<Record<Name, Reader>>,
  paths: readonly string[],
): Promise<Record<string, Record<Name, number>>> {
  const names = Object.keys(readers) as Name[];
  const best = Object.fromEntries(
    paths.map((path) => [path, Object.fromEntries(names.map((name) => [name, Infinity]))]),
  ) as Record<string, Record<Name, number>>;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of paths)
      for (const name of names) {
        const figures = best[path];
        if (figures) figures[name] = Math.min(figures[name], await measure(readers[name], path));
      }
  return best;
}
