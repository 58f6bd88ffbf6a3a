import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences } from '#contract/preference-choices.ts';
import type { Preferences } from '#contract/preferences.ts';
import { sized } from '../../tier.ts';
import { KNOWN_DEVICE, openDocument, readFromServer, signedInBrowser } from './preferences-browser.ts';

let browser: Awaited<ReturnType<typeof signedInBrowser>>;
beforeEach(async () => {
  browser = await signedInBrowser();
});

// requirement: 2.50
test('a choice that could not be saved stays on this device and is saved with the next one', async () => {
  const { updatePreferences, $preferences } = await openDocument();
  await browser.failSaves({ times: 1 });
  const failed = updatePreferences({ theme: 'dark', hide_balances: true });
  const saved = updatePreferences({ display_currency: 'btc' });
  const chosen = { theme: 'dark', hide_balances: true, display_currency: 'btc' };
  await expect(failed).rejects.toMatchObject({ status: 500 });
  expect($preferences.get()).toMatchObject(chosen);
  await saved;
  expect($preferences.get()).toMatchObject(chosen);
  expect(await readFromServer()).toMatchObject(chosen);
  expect(await browser.mock.journal('PUT /user/preferences')).toMatchObject([
    { status: 500 },
    { status: 200, body: chosen },
  ]);
});

// requirement: 2.50
test.each([
  ['fails', { type: 'status', status: 503 }],
  ['is refused', { type: 'status', status: 409 }],
  ['has no network', { type: 'reset' }],
])(
  'balances that are hidden while the save %s stay hidden over a reload, whatever the server says',
  async (_how, effect) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.setTimerTickMode('nextTimerAsync');
    const { updatePreferences, $preferences, readPreferences, applyRemotePreferences } =
      await openDocument(KNOWN_DEVICE);
    await browser.failSaves({ effect });
    await expect(updatePreferences({ hide_balances: true })).rejects.toThrow();
    await readPreferences();
    applyRemotePreferences({ ...defaultPreferences, theme: 'dark' });
    expect($preferences.get()).toMatchObject({ hide_balances: true, theme: 'dark' });
    const reloaded = await openDocument('view=ngn.1.auto.green-up.system');
    await reloaded.readPreferences();
    expect(reloaded.$preferences.get().hide_balances).toBe(true);
    expect(await readFromServer()).toMatchObject({ hide_balances: false });

    await browser.mock.control('DELETE', '/faults');
    await reloaded.saveUnsavedPreferences();
    expect(await readFromServer()).toMatchObject({ hide_balances: true });
    expect(localStorage.getItem('unsavedPreferences')).toBeNull();
    vi.useRealTimers();
  },
);

test('a choice whose document ends before it is saved is saved by the next one', async () => {
  const { updatePreferences } = await openDocument(KNOWN_DEVICE);
  await browser.failSaves({ effect: { type: 'hang' } });
  void updatePreferences({ hide_balances: true });
  const next = await openDocument(KNOWN_DEVICE);
  expect(next.$preferences.get().hide_balances).toBe(true);
  expect(next.$displaySettings.get().hide_balances).toBe(true);
  await browser.mock.control('DELETE', '/faults');
  await next.loadPreferencesOnce();
  await vi.waitFor(async () => expect(await readFromServer()).toMatchObject({ hide_balances: true }));
});

test.each(['', '{', '7', '[]', '{"theme":"pink"}', '{"hide_balances":"yes"}', '{"unknown":true}'])(
  'unsaved choices that are no preferences are ignored: %j',
  async (stored) => {
    localStorage.setItem('unsavedPreferences', stored);
    expect((await openDocument(KNOWN_DEVICE)).$preferences.get()).toEqual(defaultPreferences);
  },
);

test('nothing that waits is saved in the name of the next person', async () => {
  const { updatePreferences, saveUnsavedPreferences } = await openDocument(KNOWN_DEVICE);
  await browser.failSaves({ times: 1 });
  await expect(updatePreferences({ hide_balances: true })).rejects.toThrow();
  const { $walletSession, detachUser } = await import('#src/stores/session/wallet-session.ts');
  $walletSession.set({ kind: 'ready' });
  detachUser();
  await saveUnsavedPreferences();
  expect(await browser.mock.journal('PUT /user/preferences')).toHaveLength(1);
  const { resetForNewUser } = await import('#src/stores/session/auth.ts');
  resetForNewUser();
  expect(localStorage.getItem('unsavedPreferences')).toBeNull();
});

test('a language that could not be saved stays this browser’s', async () => {
  const { updatePreferences, $preferences } = await openDocument('lang=en');
  await browser.failSaves({});
  const failed = updatePreferences({ language: 'cn' });
  expect($preferences.get().language).toBe('cn');
  await expect(failed).rejects.toMatchObject({ status: 500 });
  expect($preferences.get().language).toBe('cn');
  expect(browser.written().findLast((cookie) => cookie.startsWith('lang='))).toMatch(/^lang=cn;/);
});

test('100 runs of choices of which some fail: every choice is shown in the end, and the server has it', async () => {
  const choice = fc.record(
    {
      display_currency: fc.constantFrom('ngn', 'usd', 'usdt', 'btc'),
      hide_balances: fc.boolean(),
      theme: fc.constantFrom('system', 'light', 'dark'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<Preferences>>;
  const wanted = choice.filter((chosen) => Object.keys(chosen).length > 0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(wanted, fc.boolean()), { minLength: 1, maxLength: 5 }),
      async (choices) => {
        const { updatePreferences, $preferences, readPreferences, saveUnsavedPreferences } =
          await openDocument();
        await readPreferences();
        for (const [index, [, fails]] of choices.entries())
          if (fails)
            await browser.mock.control('POST', '/faults', {
              op: 'PUT /user/preferences',
              effect: { type: 'status', status: 503 },
              after: index,
              times: 1,
            });
        const expected = Object.assign(
          $preferences.get(),
          ...choices.map(([chosen]) => chosen),
        ) as Preferences;
        await Promise.allSettled(choices.map(([chosen]) => updatePreferences(chosen)));
        expect($preferences.get()).toEqual(expected);
        await browser.mock.control('DELETE', '/faults');
        await saveUnsavedPreferences();
        expect(await readFromServer()).toEqual(expected);
      },
    ),
    { numRuns: sized(20, 100) },
  );
});
