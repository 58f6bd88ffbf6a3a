import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { expectErrorToasts, type ErrorToasts } from '../error-toasts.ts';
import { Tab } from '../tab.ts';
import { openStep } from './open-step.ts';

// requirement: 2.104, 4.53, 5.27, 8.27
test.for(locales)('in %s: a username’s errors and setting it', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { username: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-username', '/set-username');
  const isBlocked = async () => (await tab.button(shared.submit)).disabled;
  expect(await isBlocked()).toBe(true);
  // Five letters are valid by the rule, but the button asks for six.
  for (const [text, fault, blocked] of [
    ['ada', 'username.short', true],
    ['adaob', null, true],
    ['adaobi', null, false],
  ] as const) {
    await tab.fill(t.username, text);
    await tab.expectDescription(t.username, fault ? `${t.hint} ${fields[fault]}` : t.hint);
    await expect.poll(isBlocked).toBe(blocked);
  }
  // Other characters are ignored.
  await tab.fill(t.username, 'Ada_Obi-Seven7');
  expect((await tab.field(t.username)).value).toBe('adaobiseve');
  const errors: ErrorToasts = [
    ['username.500', 'usernameCheckFailed'],
    ['username.refused', 'usernameCheckFailed'],
  ];
  await expectErrorToasts(tab, errors, () => tab.press(shared.submit));
  await tab.press(shared.submit);
  await tab.expectNavigation('/w');
});

// requirement: 4.34, 4.53, 7.28
test('a taken username stays in its field, and the suggestion is set only by its own button', async () => {
  const { username: t, shared } = messages('en').onboarding;
  const tab = new Tab();
  // The user who has this username.
  await tab.persona('complete');
  await tab.persona('missing-username', { login: true });
  await tab.open('/set-username');
  await tab.fill(t.username, 'tobiade');
  await tab.press(shared.submit);
  await tab.expectToast(/@tobiade is taken\. How about @tobiade\d+\?/);
  expect(document.querySelector('[data-sonner-toast]')?.getAttribute('data-type')).toBe('info');
  // The page continues, and the server redirects back while there is no username.
  await tab.expectNavigation('/w');
  await tab.open('/set-username');
  await expect.poll(async () => (await tab.field(t.username)).value).toBe('tobiade');
  await tab.press(shared.submit);
  await tab.expectNavigation('/w');
  expect(tab.sentBodies('/user/username')).toEqual([{ username: 'tobiade' }, { username: 'tobiade' }]);

  await tab.open('/set-username');
  const use = await screen.findByRole('button', { name: /^Use @tobiade\d+$/ });
  await tab.user.click(use);
  await expect.poll(async () => (await tab.field(t.username)).value).toMatch(/^tobiade\d+$/);
  expect(document.activeElement).toBe(await tab.field(t.username));
  expect(use.isConnected).toBe(false);
  await tab.press(shared.submit);
  await tab.expectToast(/^Your username is @tobiade\d+\.$/);
  expect(sessionStorage.getItem('draft:set-username')).toBeNull();
});

// requirement: 4.35
test('a reserved username shows an error, and stays to be edited', async () => {
  const { username: t, shared } = messages('en').onboarding;
  const tab = await openStep('en', 'missing-username', '/set-username');
  await tab.fill(t.username, 'support');
  await tab.press(shared.submit);
  await tab.expectToast('@support is not available.');
  const field = await tab.field(t.username);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe('support');
  expect(tab.navigations).toEqual([]);
});
