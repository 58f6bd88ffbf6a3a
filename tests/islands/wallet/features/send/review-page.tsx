// Opens the review of a payment without the steps before it: the draft is put where this tab keeps it.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { getProfile } from '#contract/me.ts';
import { createQuote } from '#contract/transfers.ts';
import type { Quote } from '#contract/quotes.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { QuoteRequest } from '#src/stores/transfers/quote-request.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { PIN, TRON } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, main, renderScreen, signedIn, type WalletMock } from '../../../../render-wallet.tsx';

export const QUOTE = 'POST /wallet/quotes';
export const PAY = 'POST /wallet/transactions';

const empty: SendDraft = {
  mode: 'people',
  recipient: null,
  asset: null,
  network: null,
  amount: { shown: 'asset', typed: '', fixed: 'asset', value: null, max: false },
  fee_from: 'balance',
  memo: { choice: null, text: '' },
  beneficiary: null,
  message: '',
  note: '',
  request_id: null,
  acknowledged: [],
  save_as: null,
};

export const amountOf = (value: string, fixed: 'asset' | 'fiat' = 'asset'): SendDraft['amount'] => ({
  shown: fixed,
  typed: value,
  fixed,
  value,
  max: false,
});

/** To somebody inside of Cowrie. */
export const toUser = (username: string, name: string, amount: string): SendDraft => ({
  ...empty,
  recipient: { kind: 'user', username, name, avatar_url: null, sent_count: 0 },
  asset: 'ngn',
  amount: amountOf(amount),
});
export const toChinedu = (amount = '25000') => toUser('chinedu', 'Chinedu Obi', amount);

type Coin = Pick<SendDraft, 'asset' | 'network'> & { readonly address: string };

export const toAddress = ({ asset, network, address }: Coin, amount: string): SendDraft => ({
  ...empty,
  mode: 'address',
  recipient: {
    kind: 'address',
    address,
    networks: network ? [network] : [],
    checksum: network === 'solana' || network === 'near' ? 'none' : 'full',
    memo: null,
    payee: null,
  },
  asset,
  network,
  amount: amountOf(amount),
});
export const toTron = (amount = '20') =>
  toAddress({ asset: 'usdt', network: 'trc20', address: TRON }, amount);

export const toBank = (account: string, amount: string): SendDraft => ({
  ...empty,
  mode: 'bank',
  recipient: {
    kind: 'bank',
    bank_code: '901',
    bank_name: 'Harbour Bank',
    account_number: account,
    account_name: 'Tobi Adeyemi',
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

const customerId = async (mock: WalletMock): Promise<string> =>
  (await mock.call(getProfile)).data?.customer_id ?? '';

/** Opens the review of a draft. */
export async function openReview(draft: SendDraft, { mock, persona, locale = 'en' }: OpenOptions = {}) {
  const used = mock ?? (await signedIn(persona));
  sessionStorage.setItem('draft:send', JSON.stringify(draft));
  // What another person has left in this tab would be removed.
  sessionStorage.setItem('owner', await customerId(used));
  const opened = await renderScreen('/w/send?step=review', { mock: used, locale });
  await screen.findByRole('heading', { name: messages(locale).sendReview.heading });
  return opened;
}

/** What this tab has saved of the payment. */
export const savedDraft = () => JSON.parse(sessionStorage.getItem('draft:send') ?? 'null') as SendDraft;

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
