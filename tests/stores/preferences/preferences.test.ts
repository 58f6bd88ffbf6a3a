import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences } from '#contract/preference-choices.ts';
import type { Preferences } from '#contract/preferences.ts';
import { sized } from '../../tier.ts';
import { newDocument } from '../new-document.ts';

/** Every cookie that was written, the newest last. */
let written: string[] = [];
const page = {
  get cookie() {
    return written.at(-1) ?? '';
  },
  set cookie(cookie: string) {
    written.push(cookie);
  },
  documentElement: { lang: 'en', dataset: {} as Record<string, string>, hasAttribute: () => true },
};
let mock: ReturnType<typeof newDocument>['mock'];

/** A page that is opened anew: its modules know what the cookies say, and nothing else. */
async function open(cookie = '') {
  written = [cookie];
  page.documentElement.dataset = {};
  vi.resetModules();
  const store = await import('#src/stores/preferences/preferences.ts');
  const view = await import('#src/stores/preferences/display-settings.ts');
  const { saveChoice } = await import('#src/stores/preferences/save-choice.ts');
  const choose = (chosen: Partial<Preferences>) => saveChoice(chosen, store.showChoice(chosen));
  return { ...store, ...view, choose };
}

/** The cookie of a browser that knows this person. */
const known = 'view=ngn.0.auto.green-up.system';

beforeEach(async () => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  ({ mock } = newDocument());
  await mock.signIn('complete');
});

/** What the server has, asked for by nobody's store. */
const onServer = async () => {
  const { call } = await import('#src/api/call.ts');
  const contract = await import('#contract/preferences.ts');
  return (await call(contract.read)).data;
};

// requirement: 2.50
test('what is chosen is shown at once, on the document and in a cookie, and then saved', async () => {
  const { choose, $preferences } = await open(known);
  const saved = choose({ theme: 'dark', hide_balances: true, change_colors: 'red-up', motion: 'reduced' });
  expect($preferences.get()).toMatchObject({ theme: 'dark', hide_balances: true });
  expect(page.documentElement.dataset).toEqual({ theme: 'dark', colors: 'red-up', motion: 'reduced' });
  expect(page.cookie).toMatch(/^view=ngn\.1\.auto\.red-up\.reduced; .*SameSite=Lax; Secure$/);
  await saved;
  expect(await onServer()).toMatchObject({ theme: 'dark', hide_balances: true, motion: 'reduced' });
});

// requirement: 2.50
test('what could not be saved is taken back, and what was chosen meanwhile stays', async () => {
  const { choose, $preferences } = await open();
  await mock.control('POST', '/faults', {
    op: 'PUT /user/preferences',
    effect: { type: 'status', status: 500 },
    times: 1,
  });
  const refused = choose({ theme: 'dark', display_currency: 'btc' });
  const kept = choose({ hide_balances: true });
  expect($preferences.get()).toMatchObject({ theme: 'dark', display_currency: 'btc', hide_balances: true });
  await expect(refused).rejects.toMatchObject({ status: 500 });
  await kept;
  expect($preferences.get()).toEqual({ ...defaultPreferences, hide_balances: true });
  expect(await onServer()).toEqual({ ...defaultPreferences, hide_balances: true });
});

test('the cookie says how the first figure looks; without one, or with a broken one, nothing is known', async () => {
  const cn = await open('lang=cn; view=usd.1.fr-FR.red-up.reduced; theme=light');
  expect(cn.$displaySettingsLoaded.get()).toBe(true);
  expect(cn.$displaySettings.get()).toEqual({
    display_currency: 'usd',
    hide_balances: true,
    number_locale: 'fr-FR',
    change_colors: 'red-up',
    motion: 'reduced',
  });
  expect(cn.$preferences.get()).toMatchObject({ theme: 'light', language: 'cn' });
  for (const cookie of [
    '',
    'view=',
    'view=usd',
    'view=usd.2.auto.green-up.system',
    'view=x.1.auto.green-up.system',
  ])
    expect((await open(cookie)).$displaySettingsLoaded.get(), cookie).toBe(false);
});

// requirement: 2.50
test('another session’s choices arrive; the language stays this browser’s', async () => {
  const { applyRemotePreferences, $preferences } = await open('lang=cn');
  applyRemotePreferences({ ...defaultPreferences, theme: 'light', language: 'en' });
  expect($preferences.get()).toMatchObject({ theme: 'light', language: 'cn' });
});

test('a browser without a language takes the person’s and keeps it; one that has its own keeps that', async () => {
  const { choose, $preferences, applyRemotePreferences } = await open();
  expect(page.cookie).not.toContain('lang=');
  applyRemotePreferences({ ...defaultPreferences, language: 'cn' });
  expect($preferences.get().language).toBe('cn');
  written = [];
  // The answer has what another device chose.
  await choose({ theme: 'dark' });
  expect($preferences.get().language).toBe('cn');
  applyRemotePreferences({ ...defaultPreferences, language: 'en' });
  expect($preferences.get().language).toBe('cn');
  applyRemotePreferences(defaultPreferences, 'en');
  expect($preferences.get().language).toBe('en');
  await choose({ language: 'cn' });
  expect($preferences.get().language).toBe('cn');
  expect(written.filter((cookie) => cookie.startsWith('lang=')).map((cookie) => cookie.slice(5, 7))).toEqual([
    ...['cn', 'cn', 'cn'],
    'en',
    ...['cn', 'cn'],
  ]);
  expect(await onServer()).toMatchObject({ language: 'cn', theme: 'dark' });
});

test('what is chosen before it is known whether figures are hidden shows none', async () => {
  await (await open(known)).choose({ hide_balances: true });
  const { choose, readPreferences, $displaySettings, $displaySettingsLoaded: $viewKnown } = await open();
  const seen: boolean[] = [];
  $viewKnown.listen(() => seen.push($displaySettings.get().hide_balances));
  $displaySettings.listen(({ hide_balances: hidden }) => $viewKnown.get() && seen.push(hidden));
  const reading = readPreferences();
  const chosen = choose({ display_currency: 'usd' });
  expect($displaySettings.get().display_currency).toBe('usd');
  expect($viewKnown.get()).toBe(false);
  expect(written.join()).not.toContain('view=');
  await Promise.all([reading, chosen]);
  expect($displaySettings.get()).toMatchObject({ display_currency: 'usd', hide_balances: true });
  expect($viewKnown.get()).toBe(true);
  expect(new Set(seen)).toEqual(new Set([true]));
});

test('a language that could not be saved is taken back', async () => {
  const { choose, $preferences } = await open('lang=en');
  await mock.control('POST', '/faults', {
    op: 'PUT /user/preferences',
    effect: { type: 'status', status: 500 },
  });
  const refused = choose({ language: 'cn' });
  expect($preferences.get().language).toBe('cn');
  await expect(refused).rejects.toMatchObject({ status: 500 });
  expect($preferences.get().language).toBe('en');
});

test('100 runs of choices of which some fail: what is shown in the end is what the server has', async () => {
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
        const { choose, $preferences, readPreferences } = await open();
        await readPreferences();
        for (const [index, [, fails]] of choices.entries())
          if (fails)
            await mock.control('POST', '/faults', {
              op: 'PUT /user/preferences',
              effect: { type: 'status', status: 503 },
              after: index,
              times: 1,
            });
        await Promise.allSettled(choices.map(([chosen]) => choose(chosen)));
        expect($preferences.get()).toEqual({ ...(await onServer()), language: 'en' });
        await mock.control('DELETE', '/faults');
      },
    ),
    { numRuns: sized(20, 100) },
  );
});

test('a late answer writes no cookie once somebody signed in elsewhere', async () => {
  const { readPreferences, showChoice, $preferences } = await open(known);
  const { checkStatus } = await import('#src/stores/session/auth.ts');
  const { $walletSession, detachUser } = await import('#src/stores/session/wallet-session.ts');
  await checkStatus();
  $walletSession.set({ kind: 'ready' });
  const settle = showChoice({ theme: 'dark' });
  const before = written.length;
  const shown = $preferences.get();
  detachUser();
  settle({ ...shown, theme: 'dark', hide_balances: true });
  await readPreferences();
  expect(written).toHaveLength(before);
});
