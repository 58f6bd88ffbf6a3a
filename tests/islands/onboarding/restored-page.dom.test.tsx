import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { Tab } from '../tab.ts';
import { openStep } from './open-step.ts';

const { auth, onboarding } = messages('en');

/** What a page gets when the back/forward cache takes it, or gives it back. */
const transition = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
const isHidden = () => document.documentElement.hasAttribute('data-away');

/** A step, and a field of it that can be typed into. */
const steps = [
  ['/set-password', 'missing-password', onboarding.password.password],
  ['/user-info', 'missing-user-info', onboarding.userInfo.firstName],
  ['/set-username', 'missing-username', onboarding.username.username],
  ['/set-referral', 'missing-referral', onboarding.referral.code],
] as const;

describe('a page of somebody’s session is blank while the browser keeps it, and loaded anew as it comes back', () => {
  test.each(steps)('%s', async (path, persona, label) => {
    const tab = await openStep('en', persona, path);
    await tab.fill(label, 'abcd');
    transition('pagehide');
    expect(isHidden()).toBe(true);
    transition('pageshow');
    expect([isHidden(), tab.navigations]).toEqual([true, ['reload']]);
  });

  test('/login that a session began on', async () => {
    const tab = new Tab();
    const { email, password } = await tab.persona('complete');
    await tab.toPassword(email);
    await tab.fill(auth.login.password, password);
    await tab.challengePassed();
    await tab.press(auth.login.submit);
    await tab.expectNavigation('/auth-loading');
    transition('pagehide');
    expect(isHidden()).toBe(true);
    transition('pageshow');
    expect(tab.navigations.at(-1)).toBe('reload');
  });
});

test('a guest’s page stays as it was left, and says what is saved of its flow by now', async () => {
  const tab = new Tab();
  await tab.open('/login');
  await tab.fill(auth.shared.email, 'ann@example.com');
  transition('pagehide');
  transition('pageshow');
  expect([isHidden(), tab.navigations]).toEqual([false, []]);
  expect((await tab.field(auth.shared.email)).value).toBe('ann@example.com');

  localStorage.setItem('signup_payload', JSON.stringify({ email: 'ann@example.com' }));
  await tab.open('/otp-verification');
  await screen.findByText('ann@example.com');
  localStorage.removeItem('signup_payload');
  transition('pageshow');
  await expect.poll(() => screen.queryByText('ann@example.com')).toBeNull();

  localStorage.setItem('pendingVerificationEmail', 'ann@example.com');
  await tab.open('/verify');
  await screen.findByText('ann@example.com');
  localStorage.removeItem('pendingVerificationEmail');
  transition('pageshow');
  await expect.poll(() => screen.queryByText('ann@example.com')).toBeNull();
});

test('what another person typed in this tab is not shown to who has it now', async () => {
  const first = await openStep('en', 'missing-user-info', '/user-info');
  first.customer = 'CWR11111111';
  await first.open('/user-info');
  await first.fill(onboarding.userInfo.firstName, 'Tobi');
  await expect.poll(() => sessionStorage.getItem('draft:user-info')).toContain('Tobi');
  await first.open('/user-info');
  await expect.poll(async () => (await first.field(onboarding.userInfo.firstName)).value).toBe('Tobi');
  first.customer = 'CWR22222222';
  await first.open('/user-info');
  await expect.poll(() => sessionStorage.getItem('owner')).toBe('CWR22222222');
  expect((await first.field(onboarding.userInfo.firstName)).value).toBe('');
  expect(sessionStorage.getItem('draft:user-info')).toBeNull();
});
