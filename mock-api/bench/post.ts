// For `npm run bench`: what it costs to post a journal entry of two lines where there are thousands already, against a plain copy
// of that entry. Prints one line of JSON, in microseconds of processor time.
import { createApp } from '../app.ts';
import { availableAccount, ownerOf } from '../features/ledger/accounts.ts';
import { post } from '../features/ledger/journal.ts';

const COUNT = 10_000;
const ROUNDS = 8;

const app = createApp({ first: { persona: { name: 'many-transactions', login: false } } });
const { state } = app.sandboxes.default;
const [customer = ''] = Object.keys(state.users);
const [from, to] = [customer, 'dir_chinedu'].map((id) => availableAccount(ownerOf(state, id), 'ngn'));
if (!from || !to) throw new Error('A transfer needs two accounts.');

const transfer = () =>
  post(state, {
    event: 'transferred',
    postings: [
      { account: from, minor: -1n },
      { account: to, minor: 1n },
    ],
  });
const entry = transfer();
const copy = () => structuredClone(entry);

function measure(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}

const best = { post: Infinity, copy: Infinity };
for (let round = 0; round < ROUNDS; round += 1) {
  best.post = Math.min(best.post, measure(transfer));
  best.copy = Math.min(best.copy, measure(copy));
}
console.log(JSON.stringify(best));
