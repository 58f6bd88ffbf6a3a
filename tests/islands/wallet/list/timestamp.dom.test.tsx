import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { openPage } from '../../../dom-page.ts';
import { pass } from '../../../render-wallet.tsx';

async function renderTimestamp(
  at: Date,
  { weekdays = false, locale = 'en' }: { weekdays?: boolean; locale?: Locale } = {},
) {
  await openPage('/w', async () => {
    const { wallet, toasts } = messages(locale);
    const { $i18n } = await import('#src/islands/wallet/i18n/i18n.ts');
    $i18n.set({ locale, product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
    const { Timestamp } = await import('#src/islands/wallet/list/Timestamp.tsx');
    return <Timestamp at={at.toISOString()} weekdays={weekdays} />;
  });
  return screen.findByRole('time');
}

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 50));
});
const evening = new Date(2026, 10, 20, 22, 5);

test('a time of today becomes a date at midnight, without a render of its parent', async () => {
  const time = await renderTimestamp(evening);
  expect(time.textContent).toBe('22:05');
  expect(time.getAttribute('datetime')).toBe(evening.toISOString());
  await pass(15_000);
  await expect.poll(() => time.textContent).toBe('20 Nov');
});

test('with `weekdays` it becomes the weekday, in the language of the page', async () => {
  const time = await renderTimestamp(evening, { weekdays: true, locale: 'cn' });
  await pass(15_000);
  await expect.poll(() => time.textContent).toBe('周五');
});
