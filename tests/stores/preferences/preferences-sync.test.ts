import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences } from '#contract/preference-choices.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

/** What this tab has sent to the others. */
let sent: unknown[] = [];
class Channel extends EventTarget {
  postMessage(data: unknown): void {
    sent.push(data);
  }
  close(): void {
    // Nothing is open.
  }
}
let mock: ReturnType<typeof newDocument>['mock'];
let events: EventTarget;
let stop: () => void = () => undefined;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'en', dataset: {}, hasAttribute: () => true },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  ({ mock } = newDocument());
  await mock.signIn('complete');
});
afterEach(() => stop());

/** A tab of a browser that knows nothing of this person. */
async function open() {
  vi.resetModules();
  const store = await import('#src/stores/preferences/preferences.ts');
  const { syncPreferences } = await import('#src/stores/preferences/preferences-sync.ts');
  stop = syncPreferences();
  return store;
}

const failSaves = (status: number) =>
  mock.control('POST', '/faults', {
    op: 'PUT /user/preferences',
    effect: { type: 'status', status },
    times: 1,
  });

test('a tab that does not know yet whether balances are hidden sends nothing to another one', async () => {
  const { updatePreferences } = await open();
  await failSaves(409);
  await expect(updatePreferences({ theme: 'dark' })).rejects.toMatchObject({ status: 409 });
  expect(sent).toEqual([]);
});

test('the server’s first answer goes to the other tabs, and each choice from then on', async () => {
  const { updatePreferences, applyRemotePreferences } = await open();
  const hidden = { ...defaultPreferences, hide_balances: true };
  applyRemotePreferences(hidden);
  expect(sent).toEqual([hidden]);
  const saved = updatePreferences({ theme: 'dark' });
  expect(sent.at(-1)).toEqual({ ...hidden, theme: 'dark' });
  await saved;
});

const savedBodies = async () =>
  (await mock.journal('PUT /user/preferences'))
    .filter(({ status }) => status === 200)
    .map(({ body }) => body);

// requirement: 2.50
test('what could not be saved is saved once the network is back', async () => {
  const { updatePreferences, readPreferences, $preferences } = await open();
  await readPreferences();
  await failSaves(500);
  await expect(updatePreferences({ hide_balances: true })).rejects.toMatchObject({ status: 500 });
  expect(await savedBodies()).toEqual([]);
  events.dispatchEvent(new Event('online'));
  await eventually(async () => expect(await savedBodies()).toEqual([{ hide_balances: true }]));
  expect($preferences.get().hide_balances).toBe(true);
});

// requirement: 2.49
test('balances that another tab hid without saving it stay hidden here, whatever the server says', async () => {
  const { readPreferences, applyRemotePreferences, $preferences } = await open();
  await readPreferences();
  const onStorage = () =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'unsavedPreferences' }));
  localStorage.setItem('unsavedPreferences', JSON.stringify({ hide_balances: true }));
  onStorage();
  applyRemotePreferences(defaultPreferences);
  expect($preferences.get().hide_balances).toBe(true);
  // The other tab has saved it, or logs out, which this tab has not heard of yet.
  localStorage.removeItem('unsavedPreferences');
  onStorage();
  expect($preferences.get().hide_balances).toBe(true);
  // The person shows them again on another device.
  applyRemotePreferences(defaultPreferences);
  expect($preferences.get().hide_balances).toBe(false);
});

test('choices that another tab has stored are not stored again, in whatever order they are', async () => {
  const { readPreferences, $preferences } = await open();
  await readPreferences();
  const stored = JSON.stringify({ theme: 'dark', hide_balances: true, display_currency: 'usd' });
  localStorage.setItem('unsavedPreferences', stored);
  const write = vi.spyOn(localStorage, 'setItem');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'unsavedPreferences' }));
  expect($preferences.get()).toMatchObject({ theme: 'dark', display_currency: 'usd' });
  expect(write).not.toHaveBeenCalled();
});
