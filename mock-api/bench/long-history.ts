// For `npm run bench`: what reads of a wallet with 10,000 transactions cost, against a read that has nothing to do with them.
// Prints one line of JSON, in microseconds of processor time by call.
import { createApp } from '../app.ts';
import { applyPersona } from '../personas/apply.ts';

/** Measured against the first one. */
const paths = [
  '/user/security',
  '/wallet/transactions',
  '/wallet/transactions?q=nothing-like-it',
  '/wallet/limits',
  '/wallet/balances',
  `/wallet/statements/${new Date().toISOString().slice(0, 7)}`,
  '/wallet/ledger',
  '/wallet/positions/usdt',
];
const COUNT = 40;
const ROUNDS = 6;

const app = createApp({ first: {} });
const { cookies } = applyPersona(app.sandboxes.default, 'many-transactions', { login: true });
const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };

async function read(path: string): Promise<void> {
  const response = await app.request(path, { headers });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  await response.text();
}

async function measure(path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1) await read(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}

const best: Record<string, number> = {};
for (let round = 0; round < ROUNDS; round += 1)
  for (const path of paths) best[path] = Math.min(best[path] ?? Infinity, await measure(path));
console.log(JSON.stringify(best));
