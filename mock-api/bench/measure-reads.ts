import { createApp } from '../app.ts';
import { applyPersona } from '../personas/apply.ts';
import type { PersonaName } from '../personas/persona-ids.ts';

const COUNT = 40;
const ROUNDS = 6;

/** What reads of a persona cost in process, by path: microseconds of processor time each, the best of several rounds. */
export async function measureReads(
  persona: PersonaName,
  paths: readonly string[],
): Promise<Record<string, number>> {
  const app = createApp({ first: {} });
  const { cookies } = applyPersona(app.sandboxes.default, persona, { login: true });
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };

  async function measure(path: string): Promise<number> {
    const before = process.cpuUsage();
    for (let index = 0; index < COUNT; index += 1) {
      const response = await app.request(path, { headers });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      await response.text();
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / COUNT;
  }

  const best: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of paths) best[path] = Math.min(best[path] ?? Infinity, await measure(path));
  return best;
}
