import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Contact from '#src/stores/account/emergency-contact.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

const SAVE = 'POST /user/emergency-contact';
const REMOVE = 'DELETE /user/emergency-contact';
const bisi = { name: 'Bisi', relation: 'Sister', phone_number: '+2348012345678' };
const kofi = { name: 'Kofi', relation: 'Friend', phone_number: '+233201234567' };

let mock: ReturnType<typeof connectToMock>;
let store: typeof Contact;
let stop: () => void;

beforeEach(async () => {
  ({ mock } = newDocument());
  vi.resetModules();
  store = await import('#src/stores/account/emergency-contact.ts');
  await mock.signIn('complete');
  stop = store.$emergencyContact.listen(() => undefined);
  await eventually(() => expect(store.$emergencyContact.get().data).not.toBeNull());
});
afterEach(() => stop());

const shown = () => store.$emergencyContact.get().data?.contact;
const savedOnServer = async () => {
  const reply = await mock.send('http://localhost:8787/user/emergency-contact');
  return ((await reply.json()) as { data: unknown }).data;
};

test('there is no contact at first, and that counts as loaded data', () => {
  expect(store.$emergencyContact.get()).toMatchObject({ data: { contact: null }, error: null });
});

test('a new contact is shown optimistically, and saved', async () => {
  const done = store.saveEmergencyContact(bisi);
  expect(shown()).toEqual(bisi);
  expect(store.$savingContact.get()).toBe(true);
  await done;
  expect(store.$savingContact.get()).toBe(false);
  expect(shown()).toEqual(bisi);
  expect(await savedOnServer()).toEqual(bisi);
});

test('a save that fails is rolled back: to no contact, or to the previous one', async () => {
  await mock.control('POST', '/faults', { op: SAVE, effect: { type: 'status', status: 500 }, times: 1 });
  await expect(store.saveEmergencyContact(bisi)).rejects.toMatchObject({ status: 500 });
  expect(shown()).toBeNull();
  await store.saveEmergencyContact(bisi);
  await mock.control('POST', '/faults', { op: SAVE, effect: { type: 'reset' }, times: 1 });
  await expect(store.saveEmergencyContact(kofi)).rejects.toMatchObject({ kind: 'network' });
  expect(shown()).toEqual(bisi);
});

test('a removed contact disappears at once, and returns when the removal fails', async () => {
  await store.saveEmergencyContact(bisi);
  await mock.control('POST', '/faults', { op: REMOVE, effect: { type: 'status', status: 503 }, times: 1 });
  const done = store.saveEmergencyContact(null);
  expect(shown()).toBeNull();
  await expect(done).rejects.toMatchObject({ status: 503 });
  expect(shown()).toEqual(bisi);
  await store.saveEmergencyContact(null);
  expect(await savedOnServer()).toBeNull();
});

test('of two changes in a row the later one wins, whether or not the first succeeds', async () => {
  await mock.control('POST', '/faults', { op: SAVE, effect: { type: 'status', status: 500 }, times: 1 });
  const first = store.saveEmergencyContact(bisi);
  const second = store.saveEmergencyContact(kofi);
  expect(shown()).toEqual(kofi);
  await expect(first).rejects.toMatchObject({ status: 500 });
  expect(shown()).toEqual(kofi);
  await second;
  expect(await savedOnServer()).toEqual(kofi);
});
