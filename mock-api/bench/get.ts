// For `npm run bench`: what one GET costs in process, against the same reply of a bare Hono app. Prints one line of JSON, in
// microseconds of processor time.
import { Hono } from 'hono';
import { createApp } from '../app.ts';
import { applyPersona } from '../personas/apply.ts';

const PATH = '/user/profile/status';
const COUNT = 2_000;
const ROUNDS = 5;

const mock = createApp({ first: {} });
const { cookies } = applyPersona(mock.sandboxes.default, 'complete', { login: true });
const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
const reply = (await (await mock.request(PATH, { headers })).json()) as object;
const bare = new Hono();
bare.get('*', (c) => c.json(reply));

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

async function measure(app: App): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1) {
    const response = await app.request(PATH, { headers });
    if (response.status !== 200) throw new Error(`${PATH} answered ${response.status}.`);
    await response.text();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}

const best = { mock: Infinity, bare: Infinity };
for (let round = 0; round < ROUNDS; round += 1) {
  best.mock = Math.min(best.mock, await measure(mock));
  best.bare = Math.min(best.bare, await measure(bare));
}
console.log(JSON.stringify(best));
