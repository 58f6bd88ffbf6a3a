import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { Tab } from '../tab.ts';

// What a form's button says, in the specification's words, while its call is in flight.

const { auth, home } = messages('en');
const { shared } = auth;
const email = 'ada@example.org';

interface Form {
  readonly path: string;
  readonly op: string;
  readonly label: string;
  readonly busy: string;
  readonly submit: (tab: Tab) => Promise<void>;
}

const forms: readonly Form[] = [
  {
    path: '/',
    op: 'POST /auth/signup/request-code',
    label: home.box.submit,
    busy: 'Sending...',
    submit: async (tab) => {
      await tab.open('/');
      await tab.fill(home.box.label, email);
      await tab.challengePassed();
      await tab.press(home.box.submit);
    },
  },
  {
    path: '/signup',
    op: 'POST /auth/signup/request-code',
    label: shared.continue,
    busy: 'Processing...',
    submit: async (tab) => {
      await tab.open('/signup');
      await tab.fill(shared.email, email);
      await tab.challengePassed();
      await tab.press(shared.continue);
    },
  },
  {
    path: '/otp-verification',
    op: 'POST /auth/signup/verify-code',
    label: shared.continue,
    busy: 'Verifying',
    submit: async (tab) => tab.typeCode(await tab.toSignupCode(email)),
  },
];

// requirement: 2.87, 2.93, 4.20, 4.60
test.for(forms)('the button of $path says $busy', async ({ op, label, busy, submit }) => {
  const tab = new Tab();
  const held = await tab.mock.hold(op);
  await submit(tab);
  const button = await tab.button(busy);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: label })).toBeNull();
  await held.release();
  await expect.poll(() => tab.navigations).toHaveLength(1);
});
