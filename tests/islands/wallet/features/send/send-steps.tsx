// Opens a step of a payment whose recipient is chosen already, as a reload of its address would.
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { getProfile } from '#contract/me.ts';
import { messages } from '#src/i18n/messages.ts';
import { emptySendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { main, renderScreen, signedIn } from '../../../../render-wallet.tsx';

const { sendAmount: en } = messages('en');

/** An address of Tron's documentation, and one of Ethereum's. */
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const chinedu: Recipient = {
  kind: 'user',
  username: 'chinedu',
  name: 'Chinedu Okafor',
  avatar_url: null,
  sent_count: 3,
};
export const addressOf = (address: string, networks: Extract<Recipient, { kind: 'address' }>['networks']) =>
  ({ kind: 'address', address, networks, memo: null, payee: null }) satisfies Recipient;
export const onTron = addressOf(TRON, ['trc20']);
export const onEvm = addressOf(EVM, [
  'erc20',
  'bep20',
  'polygon',
  'avalanche',
  'arbitrum',
  'base',
  'fantom',
  'vechain',
]);
export const bankAccount: Recipient = {
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: '0123456784',
  account_name: 'Ada Obi',
  name_match: 'full',
  payee: null,
};

/** What the draft has besides who is paid and what. */
export const toTron: Partial<SendDraft> = {
  mode: 'address',
  recipient: onTron,
  asset: 'usdt',
  network: 'trc20',
};

/** The draft as it is saved in this tab; an empty one where there is none. */
export const savedDraft = (): SendDraft => ({
  ...emptySendDraft,
  ...(JSON.parse(sessionStorage.getItem('draft:send') ?? 'null') as SendDraft | null),
});

/** Opens a step with a draft. */
export async function openStep(
  step: 'asset' | 'amount' | 'review',
  draft: Partial<SendDraft>,
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const mock = options.mock ?? (await signedIn(options.persona));
  sessionStorage.setItem('draft:send', JSON.stringify({ ...emptySendDraft, ...draft }));
  // What another person has left in this tab would be removed.
  sessionStorage.setItem('owner', (await mock.call(getProfile)).data?.customer_id ?? '');
  const opened = await renderScreen(`/w/send?step=${step}`, { ...options, mock });
  await screen.findByRole('main');
  return opened;
}

export async function openAmount(
  draft: Partial<SendDraft> = toTron,
  options: Parameters<typeof renderScreen>[1] = {},
) {
  const opened = await openStep('amount', draft, options);
  const { sendAmount } = messages(options.locale ?? 'en');
  const field = await within(main()).findByLabelText<HTMLInputElement>(sendAmount.youSend);
  return { ...opened, field };
}

/** The button at the end of the step. */
export const submit = (): HTMLButtonElement => {
  const found = main().querySelector<HTMLButtonElement>('button[type=submit]');
  if (!found) throw new Error('The step has no button.');
  return found;
};

/** Whether something is missing, which the button says. */
export const isNotReady = (): boolean => submit().getAttribute('aria-disabled') === 'true';

/** The amount can be reviewed: the button says so. */
export const expectReview = () => expect.poll(() => submit().textContent).toMatch(/^(Review |核对)/);

export { en };
