// For `npm run bench`: compares creating a sandbox with a plain copy of the same state. Prints one line of JSON, in microseconds
// of processor time.
import { createApp } from '../app.ts';

const COUNT = 20_000;
const ROUNDS = 5;

const { sandboxes } = createApp({ first: {} });
// Always the same id: each sandbox replaces the one before, so that memory use stays constant.
const create = () => sandboxes.create('s-measured', {}).state;
const state = create();
const copy = () => structuredClone(state);

function measure(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}

const best = { create: Infinity, copy: Infinity };
for (let round = 0; round < ROUNDS; round += 1) {
  best.create = Math.min(best.create, measure(create));
  best.copy = Math.min(best.copy, measure(copy));
}
console.log(JSON.stringify(best));
