import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setHidden } from '../../../dom-page.ts';
import { QUIET_SCREEN } from '../../../e2e/quiet-screen.ts';
import { pass, renderScreen } from '../../../render-wallet.tsx';

const STATUS = 'GET /user/profile/status';

test('a page that was hidden for more than a minute asks again who is signed in, a briefer look away does not', async () => {
  const { mock } = await renderScreen(QUIET_SCREEN, { persona: 'complete' });
  await screen.findByRole('main');
  const checks = async () => (await mock.journal(STATUS)).length;
  const atStart = await checks();
  setHidden(true);
  await pass(59_000);
  setHidden(false);
  await pass(1000);
  expect(await checks()).toBe(atStart);
  setHidden(true);
  await pass(61_000);
  setHidden(false);
  await expect.poll(checks).toBe(atStart + 1);
});
