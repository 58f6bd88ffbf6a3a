import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Effect } from '#mock-api/faults/effect.ts';
import { messages } from '#src/i18n/messages.ts';
import { renderScreen, signedIn } from '../../render-wallet.tsx';

const { notifications: en, toasts, walletPanels } = messages('en');
const LIST = 'GET /user/notifications/list';
const PANEL = '/w/security?panel=notifications';

const panel = () => screen.getByRole('dialog', { name: walletPanels.titles.notifications });
const rows = () => within(panel()).queryAllByRole('time');

const failures: readonly Effect[] = [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
  { type: 'drift', change: 'wrong-type', field: 'data' },
];

for (const effect of failures)
  test(`a list that fails (${effect.type}) says so, and Retry brings it`, async () => {
    const mock = await signedIn('many');
    await mock.fault(LIST, effect);
    const { user } = await renderScreen(PANEL, { mock });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(en.failed);
    expect(alert.textContent).toContain(effect.type === 'reset' ? en.offlineText : en.failedText);
    expect(rows()).toHaveLength(0);
    await mock.clearFaults();
    await user.click(within(alert).getByRole('button', { name: en.retry }));
    await expect.poll(rows).toHaveLength(20);
    expect(panel().textContent).not.toContain(en.failed);
  });

test('slow', async () => {
  const mock = await signedIn('many');
  const held = await mock.hold(LIST);
  await renderScreen(PANEL, { mock });
  await expect.poll(() => panel().textContent).toContain(en.loading);
  expect(panel().textContent).not.toMatch(/\d/);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => panel().textContent).toContain(toasts.stillWorking);
  await held.release();
  await expect.poll(rows).toHaveLength(20);
});
