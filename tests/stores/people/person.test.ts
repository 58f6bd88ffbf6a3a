import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/people.ts';
import type * as People from '#src/stores/people/person.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

const READ = 'GET /users/{username}';
const BLOCK = 'PUT /users/{username}/block';
const UNBLOCK = 'DELETE /users/{username}/block';

let mock: ReturnType<typeof connectToMock>;
let store: typeof People;
let stop: () => void = () => undefined;

beforeEach(async () => {
  ({ mock } = newDocument());
  vi.resetModules();
  store = await import('#src/stores/people/person.ts');
  await mock.signIn('complete');
});
afterEach(() => stop());

/** Opens a card and waits for its first answer. */
async function open(username = 'amina') {
  const { $person } = store.personCard(username);
  stop = $person.listen(() => undefined);
  await eventually(() => expect($person.get()).toMatchObject({ loading: false }));
  return $person;
}
const savedBlock = async () =>
  (await mock.call(contract.getPerson, { params: { username: 'amina' } })).data.blocked;

test('a card has the name, and what was sent to them', async () => {
  const $person = await open();
  expect($person.get().data).toMatchObject({ name: 'Amina Bello', sent_count: 1, blocked: null });
  expect(await mock.journal(READ)).toHaveLength(1);
});

test('nobody with that name is a 404, which is not tried again', async () => {
  const $person = await open('nobody');
  expect($person.get()).toMatchObject({ data: null, error: { status: 404, code: 'recipient_not_found' } });
});

test('a block is shown at once, then saved; so is its end', async () => {
  const $person = await open();
  const blocking = store.blockPerson('amina');
  expect($person.get().data?.blocked).toBe('by_me');
  await blocking;
  expect(await savedBlock()).toBe('by_me');
  const unblocking = store.unblockPerson('amina');
  expect($person.get().data?.blocked).toBeNull();
  await unblocking;
  expect(await savedBlock()).toBeNull();
});

test('a block that is refused goes back', async () => {
  const $person = await open();
  await mock.fault(BLOCK, { type: 'status', status: 422 });
  const blocking = store.blockPerson('amina');
  expect($person.get().data?.blocked).toBe('by_me');
  await expect(blocking).rejects.toMatchObject({ status: 422 });
  expect($person.get().data?.blocked).toBeNull();
});

test.each([
  ['block', BLOCK, 'by_me'],
  ['unblock', UNBLOCK, null],
] as const)('a lost answer to %s is looked up: it was carried out', async (change, op, blocked) => {
  const $person = await open();
  if (change === 'unblock') await store.blockPerson('amina');
  await mock.fault(op, { type: 'reset' }, { stage: 'post', times: 1 });
  await (change === 'block' ? store.blockPerson('amina') : store.unblockPerson('amina'));
  expect($person.get().data?.blocked).toBe(blocked);
  expect(await savedBlock()).toBe(blocked);
  expect(await mock.journal(op)).toHaveLength(1);
});

test('a block that never arrived is looked up, and goes back', async () => {
  const $person = await open();
  await mock.fault(BLOCK, { type: 'reset' }, { times: 1 });
  await expect(store.blockPerson('amina')).rejects.toMatchObject({ kind: 'network' });
  expect($person.get().data?.blocked).toBeNull();
  expect(await savedBlock()).toBeNull();
});

test('where the look-up fails too, nobody is told an outcome', async () => {
  const $person = await open();
  await mock.fault(BLOCK, { type: 'reset' }, { stage: 'post', times: 1 });
  await mock.fault(READ, { type: 'status', status: 500 }, { times: 2 });
  await expect(store.blockPerson('amina')).rejects.toMatchObject({ kind: 'outcome-unknown' });
  // As soon as the server answers again, the card is what it has.
  await eventually(() => expect($person.get().data?.blocked).toBe('by_me'));
});
