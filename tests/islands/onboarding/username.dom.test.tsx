import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { areTold, type Failures } from '../failure-messages.ts';
import { Tab } from '../tab.ts';
import { openStep } from './open-step.ts';

test.for(locales)('in %s: a username', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { username: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-username', '/set-username');
  const isBlocked = async () => (await tab.button(shared.submit)).disabled;
  expect(await isBlocked()).toBe(true);
  // Five letters are a username by its rule, but the button asks for six.
  for (const [text, fault, blocked] of [
    ['ada', 'username.short', true],
    ['adaob', null, true],
    ['adaobi', null, false],
  ] as const) {
    await tab.fill(t.username, text);
    await tab.described(t.username, fault ? `${t.hint} ${fields[fault]}` : t.hint);
    await expect.poll(isBlocked).toBe(blocked);
  }
  // Anything else is not even written.
  await tab.fill(t.username, 'Ada_Obi-Seven7');
  expect((await tab.field(t.username)).value).toBe('adaobiseve');
  const failures: Failures = [
    ['username.500', 'usernameCheckFailed'],
    ['username.refused', 'usernameCheckFailed'],
  ];
  await areTold(tab, failures, () => tab.press(shared.submit));
  await tab.press(shared.submit);
  await tab.goesTo('/w');
});

// requirement: 4.34
test('a taken username stays in its field, and the free one is set by its own button only', async () => {
  const { username: t, shared } = messages('en').onboarding;
  const tab = new Tab();
  // Whose username it is.
  await tab.persona('complete');
  await tab.persona('missing-username', { login: true });
  await tab.open('/set-username');
  await tab.fill(t.username, 'tobiade');
  await tab.press(shared.submit);
  await tab.toast(/@tobiade is taken\. How about @tobiade\d+\?/);
  expect(document.querySelector('[data-sonner-toast]')?.getAttribute('data-type')).toBe('info');
  // The page goes on, and the server sends back whoever still has no name.
  await tab.goesTo('/w');
  await tab.open('/set-username');
  await expect.poll(async () => (await tab.field(t.username)).value).toBe('tobiade');
  await tab.press(shared.submit);
  await tab.goesTo('/w');
  expect(tab.sent('/user/username')).toEqual([{ username: 'tobiade' }, { username: 'tobiade' }]);

  await tab.open('/set-username');
  const use = await screen.findByRole('button', { name: /^Use @tobiade\d+$/ });
  await tab.user.click(use);
  await expect.poll(async () => (await tab.field(t.username)).value).toMatch(/^tobiade\d+$/);
  expect(document.activeElement).toBe(await tab.field(t.username));
  expect(use.isConnected).toBe(false);
  await tab.press(shared.submit);
  await tab.toast(/^Your username is @tobiade\d+\.$/);
  expect(sessionStorage.getItem('draft:set-username')).toBeNull();
});

// requirement: 4.35
test('a username that cannot be had is told, and stays to be mended', async () => {
  const { username: t, shared } = messages('en').onboarding;
  const tab = await openStep('en', 'missing-username', '/set-username');
  await tab.fill(t.username, 'support');
  await tab.press(shared.submit);
  await tab.toast('@support is not available.');
  const field = await tab.field(t.username);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe('support');
  expect(tab.left).toEqual([]);
});
