// Opens the review of a payment without the steps before it: the draft is put where this tab keeps it.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { assets } from '#contract/assets.ts';
import { addAmounts } from '#contract/money.ts';
import { createQuote } from '#contract/transfers.ts';
import type { Quote } from '#contract/quotes.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { QuoteRequest } from '#src/stores/transfers/quote-request.ts';
import { emptySendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { PIN, TRON } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, main, type WalletMock } from '../../../../render-wallet.tsx';
import { openStep } from './send-steps.tsx';

export const QUOTE = 'POST /wallet/quotes';
export const PAY = 'POST /wallet/transactions';

export const amountOf = (value: string, fixed: 'asset' | 'fiat' = 'asset'): SendDraft['amount'] => ({
  shown: fixed,
  typed: value,
  fixed,
  value,
  max: false,
});

/** To somebody inside of Cowrie. */
export const toUser = (username: string, name: string, amount: string): SendDraft => ({
  ...emptySendDraft,
  recipient: { kind: 'user', username, name, avatar_url: null, sent_count: 0 },
  asset: 'ngn',
  amount: amountOf(amount),
});
export const toChinedu = (amount = '25000') => toUser('chinedu', 'Chinedu Obi', amount);

type Coin = Pick<SendDraft, 'asset' | 'network'> & { readonly address: string };

export const toAddress = ({ asset, network, address }: Coin, amount: string): SendDraft => ({
  ...emptySendDraft,
  mode: 'address',
  recipient: {
    kind: 'address',
    address,
    networks: network ? [network] : [],
    memo: null,
    payee: null,
  },
  asset,
  network,
  amount: amountOf(amount),
});
export const toTron = (amount = '20') =>
  toAddress({ asset: 'usdt', network: 'trc20', address: TRON }, amount);

/** @param holder the name in which the bank has the account, which its number decides (mock-api/features/banks) */
export const toBank = (account: string, amount: string, holder = 'Tobi Adeyemi'): SendDraft => ({
  ...emptySendDraft,
  mode: 'bank',
  recipient: {
    kind: 'bank',
    bank_code: '901',
    bank_name: 'Harbour Bank',
    account_number: account,
    account_name: holder,
    name_match: 'full',
    payee: null,
  },
  asset: 'ngn',
  amount: amountOf(amount),
});

interface OpenOptions {
  readonly mock?: WalletMock;
  readonly persona?: PersonaName;
  readonly locale?: Locale;
}

/** Opens the review of a draft. */
export async function openReview(draft: SendDraft, options: OpenOptions = {}) {
  const opened = await openStep('review', draft, options);
  await screen.findByRole('heading', { name: messages(options.locale ?? 'en').sendReview.heading });
  return opened;
}

/** Whether nothing is missing and nothing holds the payment back. */
export const isSendReady = (): boolean => send().getAttribute('aria-disabled') !== 'true';

export const tick = async (user: UserEvent, name: string | RegExp) =>
  user.click(await waitFor(() => within(main()).getByRole('checkbox', { name })));

/** The question for the PIN, once it is there. */
export const dialog = () => screen.findByRole('dialog');
export const openDialog = () => screen.queryByRole('dialog');

const boxes = async (legend: string) =>
  within(
    await within(await dialog()).findByRole('group', { name: legend }),
  ).getAllByLabelText<HTMLInputElement>(/\d/);
export const fillBoxes = async (user: UserEvent, legend: string, digits: string) => {
  await user.click((await boxes(legend))[0]!);
  await user.paste(digits);
};
export const typePin = (user: UserEvent, pin = PIN) => fillBoxes(user, messages('en').pin.pin, pin);

/** A quote of the API whose total is another one, as if the price had moved. */
export async function movedQuote(
  mock: WalletMock,
  request: QuoteRequest,
  change: (quote: Quote) => Partial<Quote>,
): Promise<Quote> {
  const { data } = await mock.call(createQuote, { body: request });
  return { ...data, ...change(data) };
}
/** The part of a quote that another fee changes: what is paid in all goes with it. */
export function withFee(quote: Quote, fee: string): Pick<Quote, 'fees' | 'total_debit'> {
  const [first] = quote.fees;
  if (!first) throw new Error('The quote has no fee.');
  const { scale } = assets[first.asset];
  const { asset, amount } = quote.from;
  return {
    fees: [{ ...first, amount: fee }],
    total_debit: { asset, amount: addAmounts([amount, fee], scale) },
  };
}
export const quoteReply = (quote: Quote) => ({
  type: 'reply' as const,
  body: { status: 'success', message: 'Quote ready', data: quote },
});

/** The six digits that the authenticator app shows now. */
export const totpCode = async (mock: WalletMock): Promise<string> => {
  const { items } = await mock.control<{ items: { code: string }[] }>('GET', '/authenticator');
  return items[0]?.code ?? '';
};

/** The button that sends; null while there is no price. */
export const sendButton = () => document.querySelector<HTMLButtonElement>('#review-send');
/** The same, where there is a price. */
export const send = (): HTMLButtonElement => {
  const button = sendButton();
  if (!button) throw new Error('There is no button to send.');
  return button;
};
/** Waits until the button names a payment, or what is missing. */
export const expectSend = () => expect.poll(() => sendButton()?.textContent);
/** Opens the question for the PIN. */
export async function ask(user: UserEvent): Promise<HTMLElement> {
  await expectSend().toMatch(/^Send/);
  await user.click(send());
  return dialog();
}
/** Presses the button of the question. */
export const approve = async (user: UserEvent) =>
  user.click(await buttonIn(() => screen.getByRole('dialog'), send().textContent));
/** The step that the address names. */
export const step = () => new URLSearchParams(location.search).get('step');
/** Makes sure that an address is spelled for screen readers. */
export const spelled = (address: string) => address.split('').join(' ');
