import { beforeEach, expect, test } from 'vitest';
import { defaultPreferences } from '#contract/preference-choices.ts';
import { KNOWN_DEVICE, openDocument, readFromServer, signedInBrowser } from './preferences-browser.ts';

let browser: Awaited<ReturnType<typeof signedInBrowser>>;
beforeEach(async () => {
  browser = await signedInBrowser();
});

// requirement: 2.50
test('what is chosen is shown at once, on the document and in a cookie, and then saved', async () => {
  const { updatePreferences, $preferences } = await openDocument(KNOWN_DEVICE);
  const saved = updatePreferences({
    theme: 'dark',
    hide_balances: true,
    change_colors: 'red-up',
    motion: 'reduced',
  });
  expect($preferences.get()).toMatchObject({ theme: 'dark', hide_balances: true });
  expect(browser.page.documentElement.dataset).toEqual({
    theme: 'dark',
    colors: 'red-up',
    motion: 'reduced',
  });
  expect(browser.page.cookie).toMatch(/^view=ngn\.1\.auto\.red-up\.reduced; .*SameSite=Lax; Secure$/);
  await saved;
  expect(await readFromServer()).toMatchObject({ theme: 'dark', hide_balances: true, motion: 'reduced' });
});

test('the cookie says how the first figure looks; without one, or with a broken one, nothing is known', async () => {
  const cn = await openDocument('lang=cn; view=usd.1.fr-FR.red-up.reduced; theme=light');
  expect(cn.$displaySettingsLoaded.get()).toBe(true);
  expect(cn.$displaySettings.get()).toEqual({
    display_currency: 'usd',
    hide_balances: true,
    number_locale: 'fr-FR',
    change_colors: 'red-up',
    motion: 'reduced',
  });
  expect(cn.$preferences.get()).toMatchObject({ theme: 'light', language: 'zh-CN' });
  for (const cookie of [
    '',
    'view=',
    'view=usd',
    'view=usd.2.auto.green-up.system',
    'view=x.1.auto.green-up.system',
  ])
    expect((await openDocument(cookie)).$displaySettingsLoaded.get(), cookie).toBe(false);
});

// requirement: 2.50
test('another session’s choices arrive; the language stays this browser’s', async () => {
  const { applyRemotePreferences, $preferences } = await openDocument('lang=cn');
  applyRemotePreferences({ ...defaultPreferences, theme: 'light', language: 'en' });
  expect($preferences.get()).toMatchObject({ theme: 'light', language: 'zh-CN' });
});

test('a browser without a language takes the person’s and keeps it; one that has its own keeps that', async () => {
  const { updatePreferences, $preferences, applyRemotePreferences } = await openDocument();
  expect(browser.page.cookie).not.toContain('lang=');
  applyRemotePreferences({ ...defaultPreferences, language: 'zh-CN' });
  expect($preferences.get().language).toBe('zh-CN');
  browser.written().length = 0;
  // The answer has what another device chose.
  await updatePreferences({ theme: 'dark' });
  expect($preferences.get().language).toBe('zh-CN');
  applyRemotePreferences({ ...defaultPreferences, language: 'en' });
  expect($preferences.get().language).toBe('zh-CN');
  applyRemotePreferences(defaultPreferences, 'en');
  expect($preferences.get().language).toBe('en');
  await updatePreferences({ language: 'zh-CN' });
  expect($preferences.get().language).toBe('zh-CN');
  const languages = browser
    .written()
    .filter((cookie) => cookie.startsWith('lang='))
    .map((cookie) => cookie.slice(5, 7));
  expect(languages.filter((language, index) => language !== languages[index - 1])).toEqual([
    'cn',
    'en',
    'cn',
  ]);
  expect(await readFromServer()).toMatchObject({ language: 'zh-CN', theme: 'dark' });
});

test('what is chosen before it is known whether figures are hidden shows none', async () => {
  await (await openDocument(KNOWN_DEVICE)).updatePreferences({ hide_balances: true });
  const { updatePreferences, readPreferences, $displaySettings, $displaySettingsLoaded } =
    await openDocument();
  const seen: boolean[] = [];
  $displaySettingsLoaded.listen(() => seen.push($displaySettings.get().hide_balances));
  $displaySettings.listen(({ hide_balances: hidden }) => $displaySettingsLoaded.get() && seen.push(hidden));
  const reading = readPreferences();
  const chosen = updatePreferences({ display_currency: 'usd' });
  expect($displaySettings.get().display_currency).toBe('usd');
  expect($displaySettingsLoaded.get()).toBe(false);
  expect(browser.written().join()).not.toContain('view=');
  await Promise.all([reading, chosen]);
  expect($displaySettings.get()).toMatchObject({ display_currency: 'usd', hide_balances: true });
  expect($displaySettingsLoaded.get()).toBe(true);
  expect(new Set(seen)).toEqual(new Set([true]));
});

// requirement: 2.49
test('whether balances are hidden is not known until the cookie or the server says so', async () => {
  const asOnLastVisit = await openDocument('view=ngn.1.auto.green-up.system');
  expect(asOnLastVisit.$balancesHidden.get()).toBe(true);
  expect((await openDocument(KNOWN_DEVICE)).$balancesHidden.get()).toBe(false);
  const first = await openDocument();
  expect(first.$balancesHidden.get()).toBeNull();
  await first.updatePreferences({ hide_balances: true });
  const next = await openDocument();
  expect(next.$balancesHidden.get()).toBeNull();
  await next.displaySettingsReady();
  expect(next.$balancesHidden.get()).toBe(true);
});

// requirement: 2.49
test('balances are shown when the server can’t say whether they are hidden, and hidden once it can', async () => {
  await (await openDocument(KNOWN_DEVICE)).updatePreferences({ hide_balances: true });
  await browser.mock.fault('GET /user/preferences', { type: 'status', status: 500 });
  const { $balancesHidden, $displaySettingsLoaded, displaySettingsReady } = await openDocument();
  await displaySettingsReady();
  expect($balancesHidden.get()).toBe(false);
  expect($displaySettingsLoaded.get()).toBe(false);
  await browser.mock.clearFaults();
  await displaySettingsReady();
  expect($balancesHidden.get()).toBe(true);
});

test('a late answer writes no cookie once somebody signed in elsewhere', async () => {
  const { readPreferences, updatePreferences } = await openDocument(KNOWN_DEVICE);
  const { checkStatus } = await import('#src/stores/session/auth.ts');
  const { $walletSession, detachUser } = await import('#src/stores/session/wallet-session.ts');
  await checkStatus();
  $walletSession.set({ kind: 'ready' });
  const saved = updatePreferences({ theme: 'dark' });
  const before = browser.written().length;
  detachUser();
  await saved;
  await readPreferences();
  expect(browser.written()).toHaveLength(before);
});
