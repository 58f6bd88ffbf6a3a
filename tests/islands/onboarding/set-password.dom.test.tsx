import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { areTold } from '../failure-messages.ts';
import { openStep } from './open-step.ts';

test.for(locales)('in %s: the password', async (locale) => {
  const { auth, fields, onboarding } = messages(locale);
  const { password: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-password', '/set-password');
  for (const [text, fault] of [
    ['', 'password.required'],
    ['Fresh12', 'password.length'],
    ['FRESH1234', 'password.lowercase'],
    ['fresh1234', 'password.uppercase'],
    ['FreshFresh', 'password.number'],
  ] as const) {
    await tab.fill(t.password, text);
    await tab.press(shared.continue);
    expect(document.activeElement).toBe(await tab.described(t.password, fields[fault]));
  }
  const { rules } = auth.password;
  const checklist = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent.includes(rules.met));
  expect(checklist()).toEqual([true, true, true, false]);
  await tab.fill(t.password, 'Cowrie2026!');
  expect(checklist()).toEqual([true, true, true, true]);
  await tab.press(shared.continue);
  await tab.described(t.confirm, fields['confirm.required']);
  await tab.fill(t.confirm, 'Cowrie2026?');
  await tab.press(shared.continue);
  await tab.described(t.confirm, fields['confirm.mismatch']);
  expect(tab.sent('/user/set-password')).toEqual([]);
  await tab.fill(t.confirm, 'Cowrie2026!');
  await areTold(tab, [['setPassword.500', 'setPasswordFailed']], () => tab.press(shared.continue));
  await tab.press(shared.continue);
  await tab.goesTo('/w');
});

test('the keys of the eye show a password and hide it, and the focus stays', async () => {
  const { auth, onboarding } = messages('en');
  const tab = await openStep('en', 'missing-password', '/set-password');
  const field = await tab.field(onboarding.password.password);
  await tab.user.click(field);
  await tab.user.keyboard('Fresh1234');
  await tab.user.tab();
  const [eye] = screen.getAllByRole('button', { name: auth.password.show });
  expect(document.activeElement).toBe(eye);
  expect(field.type).toBe('password');
  await tab.user.keyboard(' ');
  expect(field.type).toBe('text');
  expect(eye?.textContent).toBe(auth.password.hide);
  await tab.user.keyboard('{Enter}');
  expect(field.type).toBe('password');
  expect(document.activeElement).toBe(eye);
});
