import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { localizePath, locales } from '#src/intl/locale.ts';
import { expectErrorToasts } from '../error-toasts.ts';
import { openStep } from './open-step.ts';

// requirement: 2.106, 5.18, 5.28, 7.10, 8.23
test.for(locales)('in %s: the password’s errors, its checklist and saving it', async (locale) => {
  const { auth, fields, onboarding } = messages(locale);
  const { password: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-password', '/set-password');
  for (const [text, error] of [
    ['', 'password.required'],
    ['Fresh12', 'password.length'],
    ['FRESH1234', 'password.lowercase'],
    ['fresh1234', 'password.uppercase'],
    ['FreshFresh', 'password.number'],
  ] as const) {
    await tab.fill(t.password, text);
    await tab.press(shared.continue);
    expect(document.activeElement).toBe(await tab.expectDescription(t.password, fields[error]));
  }
  const { rules } = auth.password;
  const checklist = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent.includes(rules.met));
  expect(checklist()).toEqual([true, true, true, false]);
  await tab.fill(t.password, 'Kettle-Sundial-41!');
  expect(checklist()).toEqual([true, true, true, true]);
  await tab.press(shared.continue);
  await tab.expectDescription(t.confirm, fields['confirm.required']);
  await tab.fill(t.confirm, 'Kettle-Sundial-41?');
  await tab.press(shared.continue);
  await tab.expectDescription(t.confirm, fields['confirm.mismatch']);
  expect(tab.sentBodies('/user/set-password')).toEqual([]);
  await tab.fill(t.confirm, 'Kettle-Sundial-41!');
  await expectErrorToasts(tab, [['setPassword.500', 'setPasswordFailed']], () => tab.press(shared.continue));
  await tab.press(shared.continue);
  await tab.expectNavigation('/w');
});

test('Space and Enter on the eye button show and hide the password, and the button keeps the focus', async () => {
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

test.for(locales)('in %s: a password that is tried first is refused beside its field', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { password: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-password', '/set-password');
  for (const [text, error] of [
    ['Password1', 'password.common'],
    ['Missing-password1', 'password.personal'],
  ] as const) {
    await tab.fill(t.password, text);
    await tab.fill(t.confirm, text);
    await tab.press(shared.continue);
    expect(document.activeElement).toBe(await tab.expectDescription(t.password, fields[error]));
  }
  await tab.fill(t.password, 'Kettle-Sundial-41');
  await tab.fill(t.confirm, 'Kettle-Sundial-41');
  await tab.press(shared.continue);
  await tab.expectNavigation(localizePath(locale, '/w'));
});
