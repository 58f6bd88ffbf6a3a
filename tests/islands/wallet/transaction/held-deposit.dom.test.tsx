import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listNotifications } from '#contract/notifications.ts';
import * as contract from '#contract/transactions.ts';
import type { StatusReason, Transaction } from '#contract/transactions.ts';
import { createQuote, createTransaction, setDepositStatus } from '#contract/transfers.ts';
import type { depositOutcomes } from '#src/content/i18n/en/deposit-outcomes.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../render-wallet.tsx';
import { detail } from '../features/transactions/transaction-screen.ts';

const REPORT = 'POST /wallet/transactions/{id}/report';
const { depositOutcomes: en, wallet } = messages('en');
const CASH = '/w/receive?tab=cash';
const MINUTE = 60_000;
/** What is asked for, and what arrives with its fee. */
const [CREDITED, ARRIVED] = ['20000', '20322.5'];

async function deposited(mock: WalletMock): Promise<Transaction> {
  const body = { kind: 'deposit', asset: 'ngn', amount: CREDITED } as const;
  const { quote_id } = (await mock.call(createQuote, { body })).data;
  const idempotencyKey = crypto.randomUUID();
  return (await mock.call(createTransaction, { body: { quote_id }, idempotencyKey })).data;
}
const happen = (mock: WalletMock, { id }: Transaction, event: string, reason?: StatusReason) =>
  mock.control('POST', '/simulate/events', { transaction_id: id, event, ...(reason && { reason }) });
const read = async (mock: WalletMock, { id }: Transaction) =>
  (await mock.call(contract.getTransaction, { params: { id } })).data;

async function late(mock: WalletMock): Promise<Transaction> {
  const deposit = await deposited(mock);
  await happen(mock, deposit, 'expired');
  await happen(mock, deposit, 'credited');
  return deposit;
}

type Outcome = Exclude<keyof typeof depositOutcomes, 'rules' | 'claim'>;
interface Row {
  readonly what: string;
  readonly play: (mock: WalletMock) => Promise<Transaction>;
  readonly outcome: Outcome;
  readonly amount?: string;
  /** Not for what its owner has done. */
  readonly isNotified: boolean;
}
const outcomes: readonly Row[] = [
  { what: 'that came late', play: late, outcome: 'heldLate', amount: ARRIVED, isNotified: true },
  {
    what: 'from another name',
    play: async (mock) => {
      const deposit = await deposited(mock);
      await happen(mock, deposit, 'credited', 'name_mismatch');
      return deposit;
    },
    outcome: 'heldOtherName',
    amount: ARRIVED,
    isNotified: true,
  },
  {
    what: 'that was sent back',
    play: async (mock) => {
      const deposit = await late(mock);
      await happen(mock, deposit, 'sent_back');
      return deposit;
    },
    outcome: 'sentBack',
    isNotified: true,
  },
  {
    what: 'that nobody paid',
    play: async (mock) => {
      const deposit = await deposited(mock);
      await happen(mock, deposit, 'expired');
      return deposit;
    },
    outcome: 'expired',
    isNotified: true,
  },
  {
    what: 'that its owner cancelled',
    play: async (mock) => {
      const deposit = await deposited(mock);
      await mock.call(setDepositStatus, {
        params: { id: deposit.id },
        body: { status: 'cancelled' },
        idempotencyKey: crypto.randomUUID(),
      });
      return deposit;
    },
    outcome: 'cancelled',
    isNotified: false,
  },
  {
    what: 'that was recalled',
    play: async (mock) => {
      const deposit = await deposited(mock);
      await happen(mock, deposit, 'credited');
      await happen(mock, deposit, 'recalled');
      return deposit;
    },
    outcome: 'recalled',
    amount: CREDITED,
    isNotified: true,
  },
];

for (const locale of locales) {
  test.each(outcomes)(
    `in ${locale}: of a deposit $what the notification, its transaction and Receive say one sentence`,
    async ({ play, outcome, amount, isNotified }) => {
      const mock = await signedIn();
      const { id } = await play(mock);
      const shown = amount === undefined ? '' : formatMoney(amount, 'ngn', locale);
      const sentence = messages(locale).depositOutcomes[outcome].replace('{amount}', shown);
      expect(sentence).not.toMatch(/[{}]/);
      if (isNotified && locale === 'en') {
        const { data } = await mock.call(listNotifications, { query: { page_size: 1 } });
        expect(data[0]?.body).toBe(sentence);
      }
      await renderScreen(`${CASH}&deposit=${id}`, { mock, locale });
      await expectText(main).toContain(sentence);
      await renderScreen(`/w/transactions?id=${id}`, { mock, locale });
      await expectText(detail).toContain(sentence);
    },
  );

  test(`in ${locale}: a late deposit is claimed by keyboard on its transaction, and is credited ten minutes later`, async () => {
    const t = messages(locale);
    const mock = await signedIn();
    const deposit = await late(mock);
    const { user } = await renderScreen(`/w/transactions?id=${deposit.id}`, { mock, locale });
    const button = await buttonIn(detail, t.depositOutcomes.claim.button);
    expect(detail().textContent).toContain(t.transactionDetail.next.back);
    const held = await mock.hold(REPORT);
    button.focus();
    await user.keyboard('{Enter}');
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toContain(t.depositOutcomes.claim.busy);
    await user.keyboard('{Enter}');
    await held.release();
    await expectText(detail).toContain(t.depositOutcomes.claim.done);
    expect(within(detail()).queryByRole('button', { name: t.depositOutcomes.claim.button })).toBeNull();
    // The focus has not fallen out of the dialog with its button.
    expect(document.activeElement?.textContent).toBe(t.depositOutcomes.claim.done);
    const [before] = t.depositOutcomes.claimed.split('{');
    expect(detail().textContent).toContain(before);
    expect(await mock.journal(REPORT)).toHaveLength(1);
    await pass(10 * MINUTE + 31_000);
    await expectText(detail).toContain(t.transactions.statuses.completed);
    expect((await read(mock, deposit)).status).toBe('completed');
  });
}

describe('the claim of a late deposit', () => {
  test('that fails says that the money is still held; pressed again it is one report', async () => {
    const mock = await signedIn();
    const { id } = await late(mock);
    await mock.fault(REPORT, { type: 'status', status: 503, message: null }, { times: 1, stage: 'post' });
    const { user } = await renderScreen(`/w/transactions?id=${id}`, { mock });
    await user.click(await buttonIn(detail, en.claim.button));
    // The report was made, and its answer was lost: the screen finds the claim.
    await expectText(detail).toContain(en.claim.done);

    const other = await late(mock);
    await mock.fault(REPORT, { type: 'status', status: 503, message: null }, { times: 1 });
    await renderScreen(`/w/transactions?id=${other.id}`, { mock });
    await user.click(await buttonIn(detail, en.claim.button));
    await expectText(detail).toContain(en.claim.failed);
    await user.click(await buttonIn(detail, en.claim.button));
    await expectText(detail).toContain(en.claim.done);
  });

  test('offline says so, and the button stays', async () => {
    const mock = await signedIn();
    const { id } = await late(mock);
    const { user } = await renderScreen(`/w/transactions?id=${id}`, { mock });
    const button = await buttonIn(detail, en.claim.button);
    setNetwork(false);
    await user.click(button);
    await expectText(detail).toContain(wallet.load.checkConnection);
    setNetwork(true);
    expect(button.isConnected).toBe(true);
  });

  test('is offered on Receive too, where every held deposit is told before another one is made', async () => {
    const mock = await signedIn();
    const deposit = await late(mock);
    const { user } = await renderScreen(CASH, { mock });
    await expectText(main).toContain('that arrived late');
    await user.click(within(main()).getByRole('link', { name: messages('en').receiveCash.details }));
    await screen.findByRole('region', { name: 'Deposit of ₦20,000.00' });
    await user.click(await buttonIn(main, en.claim.button));
    await expectText(main).toContain(en.claim.done);
    expect((await read(mock, deposit)).held).toMatchObject({ returns_at: null });
  });

  test('is not offered for money from another name, which can still be reported', async () => {
    const mock = await signedIn();
    const { id } = await deposited(mock).then(async (deposit) => {
      await happen(mock, deposit, 'credited', 'name_mismatch');
      return deposit;
    });
    await renderScreen(`/w/transactions?id=${id}`, { mock });
    await buttonIn(detail, messages('en').transactionDetail.report.open);
    expect(within(detail()).queryByRole('button', { name: en.claim.button })).toBeNull();
  });
});
