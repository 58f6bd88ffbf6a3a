import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences } from '#contract/preference-choices.ts';
import type { Preferences } from '#contract/preferences.ts';
import { newDocument } from '../new-document.ts';

/** What this tab told the others. */
let told: unknown[] = [];
class Channel extends EventTarget {
  postMessage(data: unknown): void {
    told.push(data);
  }
  close(): void {
    // Nothing is open.
  }
}
let mock: ReturnType<typeof newDocument>['mock'];
let stop: () => void = () => undefined;

beforeEach(async () => {
  told = [];
  vi.stubGlobal('BroadcastChannel', Channel);
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
  const { saveChoice } = await import('#src/stores/preferences/save-choice.ts');
  const { syncPreferencesAcrossTabs } = await import('#src/stores/preferences/preferences-sync.ts');
  stop = syncPreferencesAcrossTabs();
  const choose = (chosen: Partial<Preferences>) => saveChoice(chosen, store.showChoice(chosen));
  return { ...store, choose };
}

test('a tab that was not told yet whether figures are hidden shows none in another one', async () => {
  const { choose } = await open();
  await mock.control('POST', '/faults', {
    op: 'PUT /user/preferences',
    effect: { type: 'status', status: 500 },
    times: 1,
  });
  await expect(choose({ theme: 'dark' })).rejects.toMatchObject({ status: 500 });
  expect(told).toEqual([]);
});

test('what the server says first is told, and each choice from then on', async () => {
  const { choose, applyRemotePreferences } = await open();
  const hidden = { ...defaultPreferences, hide_balances: true };
  applyRemotePreferences(hidden);
  expect(told).toEqual([hidden]);
  const saved = choose({ theme: 'dark' });
  expect(told.at(-1)).toEqual({ ...hidden, theme: 'dark' });
  await saved;
});
