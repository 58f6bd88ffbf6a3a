import { beforeEach, expect, test, vi } from 'vitest';
import { createQuote, createTransaction } from '#contract/transfers.ts';
import { locales } from '#src/intl/locale.ts';
import { TODAY } from '../../clock/today.ts';
import { expectText, main, renderScreen, signedIn } from '../../render-wallet.tsx';
import { letDepositClear } from './features/send/clearing-deposit.ts';
import { openAmount, toTron } from './features/send/send-steps.tsx';
import { detail } from './features/transactions/transaction-screen.ts';

/** Ten minutes before the reader's day ends: what lasts longer ends tomorrow. */
beforeEach(() => void vi.setSystemTime(new Date(TODAY).setHours(23, 50, 0, 0)));

const tomorrow = { en: /\d\d:\d\d tomorrow/, cn: /明天 \d\d:\d\d/ };

for (const locale of locales) {
  test(`in ${locale}: the end of a one-time account after midnight says its day, on both of its screens`, async () => {
    const mock = await signedIn();
    const body = { kind: 'deposit', asset: 'ngn', amount: '20000' } as const;
    const { quote_id } = (await mock.call(createQuote, { body })).data;
    const idempotencyKey = crypto.randomUUID();
    const { id } = (await mock.call(createTransaction, { body: { quote_id }, idempotencyKey })).data;
    await renderScreen(`/w/receive?tab=cash&deposit=${id}`, { mock, locale });
    await expectText(() => main().querySelector<HTMLElement>('.deposit-progress')!).toMatch(tomorrow[locale]);
    expect(main().querySelector('.advice')?.textContent).toMatch(tomorrow[locale]);
    await renderScreen(`/w/transactions?id=${id}`, { mock, locale });
    await expectText(() => detail().querySelector<HTMLElement>('.transfer')!).toMatch(tomorrow[locale]);
  });

  test(`in ${locale}: banks and networks that open again tomorrow say so`, async () => {
    const mock = await signedIn();
    const opens_at = new Date(Date.now() + 8 * 3_600_000).toISOString();
    for (const id of ['bank', 'trc20'])
      await mock.control('PUT', `/simulate/networks/${id}`, { status: 'paused', opens_at });
    await renderScreen('/w/receive?tab=cash', { mock, locale });
    await expectText(main).toMatch(tomorrow[locale]);
    await renderScreen('/w/receive?asset=usdt', { mock, locale });
    await expectText(main).toMatch(tomorrow[locale]);
  });
}

test('a deposit that clears after midnight says that the rest can be sent tomorrow', async () => {
  const mock = await signedIn();
  await letDepositClear(mock);
  const { user, field } = await openAmount(toTron, { mock });
  await user.type(field, '50');
  await expectText(main).toMatch(/still clearing/);
  expect(main().querySelector('.reason')?.textContent).toMatch(tomorrow.en);
});
