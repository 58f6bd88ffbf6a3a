// For `npm run bench`: what a sandbox costs, against a plain copy of the same state. Prints one line of JSON, microseconds
// of processor time each.
import { createApp } from '../app.ts';

const COUNT = 20_000;
const ROUNDS = 5;

const { sandboxes } = createApp({ first: {} });
// The one id again and again: the memory stays as it is, and each time there is a new one.
const create = () => sandboxes.create('s-measured', {}).state;
const state = create();
const copy = () => structuredClone(state);

function each(act: () => unknown): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < COUNT; turn += 1) act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}

const figures = { create: Infinity, copy: Infinity };
for (let round = 0; round < ROUNDS; round += 1) {
  figures.create = Math.min(figures.create, each(create));
  figures.copy = Math.min(figures.copy, each(copy));
}
console.log(JSON.stringify(figures));
