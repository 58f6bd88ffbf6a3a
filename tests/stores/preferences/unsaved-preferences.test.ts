import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences, type Preferences } from '#contract/preference-choices.ts';
import { sized } from '../../tier.ts';
import { KNOWN_DEVICE, openDocument, readFromServer, signedInBrowser } from './preferences-browser.ts';
import { eventually } from '../../eventually.ts';

let browser: Awaited<ReturnType<typeof signedInBrowser>>;
beforeEach(async () => {
  browser = await signedInBrowser();
});

/** What the status check of a document does: from then on it is known who has opened it. */
async function learnWhoItIs() {
  const { checkStatus } = await import('#src/stores/session/auth.ts');
  await checkStatus();
}

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
  await learnWhoItIs();
  await browser.failSaves({ effect: { type: 'hang' } });
  void updatePreferences({ hide_balances: true });
  const next = await openDocument(KNOWN_DEVICE);
  expect(next.$preferences.get().hide_balances).toBe(true);
  expect(next.$displaySettings.get().hide_balances).toBe(true);
  await browser.mock.control('DELETE', '/faults');
  await next.loadPreferencesOnce();
  await learnWhoItIs();
  await eventually(async () => expect(await readFromServer()).toMatchObject({ hide_balances: true }));
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

/** A customer hides balances and chooses dollars, which can't be saved; then the session ends without a script. */
async function leaveUnsavedChoices() {
  const { updatePreferences, readPreferences } = await openDocument();
  await learnWhoItIs();
  await readPreferences();
  await browser.failSaves({ times: 1 });
  await expect(updatePreferences({ hide_balances: true, display_currency: 'usd' })).rejects.toThrow();
  const cookie = browser.written().findLast((one) => one.startsWith('view='));
  return cookie?.split(';')[0] ?? '';
}
const saves = () => browser.mock.journal('PUT /user/preferences');

// requirement: 2.49
test('the next person in this browser has none of the choices that the one before could not save', async () => {
  const cookie = await leaveUnsavedChoices();
  expect(cookie).toMatch(/^view=usd\.1\./);
  await browser.mock.signIn('unicode');
  const theirs = await openDocument(cookie);
  await learnWhoItIs();
  expect(theirs.$balancesHidden.get()).toBeNull();
  expect(theirs.$displaySettings.get()).toMatchObject({ hide_balances: false, display_currency: 'ngn' });
  expect(browser.written().findLast((one) => one.startsWith('view='))).toMatch(/^view=;/);
  expect(localStorage.getItem('unsavedPreferences')).toBeNull();
  await theirs.loadPreferencesOnce();
  // Whatever is to be sent by itself has been sent before this.
  await theirs.updatePreferences({ motion: 'reduced' });
  expect(theirs.$preferences.get()).toMatchObject({ hide_balances: false, display_currency: 'ngn' });
  expect((await saves()).map(({ body }) => body)).toEqual([expect.anything(), { motion: 'reduced' }]);
});

test('the same person has the choices that could not be saved, and they are sent', async () => {
  const cookie = await leaveUnsavedChoices();
  const { $balancesHidden, loadPreferencesOnce } = await openDocument(cookie);
  await learnWhoItIs();
  expect($balancesHidden.get()).toBe(true);
  await loadPreferencesOnce();
  const chosen = { hide_balances: true, display_currency: 'usd' };
  await eventually(async () => expect(await readFromServer()).toMatchObject(chosen));
});

test('preferences that are read before it is known who it is are the next person’s own', async () => {
  await leaveUnsavedChoices();
  await browser.mock.signIn('unicode');
  const { call } = await import('#src/api/call.ts');
  const contract = await import('#contract/preferences.ts');
  await call(contract.savePreferences, { body: { display_currency: 'btc' } });
  const { readPreferences, $displaySettings, $balancesHidden } = await openDocument();
  await readPreferences();
  expect($balancesHidden.get()).toBe(true);
  await learnWhoItIs();
  expect($displaySettings.get()).toMatchObject({ hide_balances: false, display_currency: 'btc' });
  expect($balancesHidden.get()).toBe(false);
  expect(browser.written().findLast((one) => one.startsWith('view='))).toMatch(/^view=btc\.0\./);
});

test('what a status that names nobody finds belongs to nobody', async () => {
  const cookie = await leaveUnsavedChoices();
  const { $balancesHidden } = await openDocument(cookie);
  const { send } = browser.mock;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const reply = (await (await send(input, init)).json()) as object;
    return Response.json({ ...reply, customer_id: null });
  });
  await learnWhoItIs();
  expect($balancesHidden.get()).toBeNull();
  expect(localStorage.getItem('unsavedPreferences')).toBeNull();
  expect(localStorage.getItem('preferencesOwner')).toBeNull();
});

test('a language that could not be saved stays this browser’s', async () => {
  const { updatePreferences, $preferences } = await openDocument('lang=en');
  await browser.failSaves({});
  const failed = updatePreferences({ language: 'zh-CN' });
  expect($preferences.get().language).toBe('zh-CN');
  await expect(failed).rejects.toMatchObject({ status: 500 });
  expect($preferences.get().language).toBe('zh-CN');
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
