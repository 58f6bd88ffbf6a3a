import type { Quote } from '#contract/quotes.ts';
import {
  differencesFromRequest,
  failedChecks,
  isSameAddress,
  isSameMemo,
  isSameUsername,
  type FieldCheck,
} from './quote-match.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { Recipient, SendDraft } from './send-draft.ts';

type Destination = Pick<Quote, 'to' | 'network' | 'account' | 'payee_id'>;
type ChosenDestination = Pick<SendDraft, 'recipient' | 'network' | 'memo'>;

/** Whether a quote goes where the draft goes, whatever memo it carries there. That is enough to be shown while another is asked for. */
export const isSamePlace = (quote: Destination, draft: ChosenDestination): boolean =>
  failedChecks(recipientChecks(quote, draft)).every((field) => field === 'memo');

/**
 * Whether a quote is the price of the draft. The review shows the draft's recipient and the API pays the quote's: one for somebody
 * else, or for another sum, must never be approved. Whatever the quote doesn't say is not taken for granted.
 * @param request what the draft asks for
 */
export const isQuoteFor = (quote: Quote, draft: ChosenDestination, request: QuoteRequest): boolean =>
  differencesFromRequest(quote, request).length === 0 &&
  failedChecks(recipientChecks(quote, draft)).length === 0;

function recipientChecks(quote: Destination, draft: ChosenDestination): readonly FieldCheck[] {
  const { recipient } = draft;
  switch (recipient?.kind) {
    case 'user':
      return personChecks(quote, recipient);
    case 'address':
      return addressChecks(quote, recipient, draft);
    case 'bank':
      return bankChecks(quote, recipient);
    default:
      return [['to', () => false]];
  }
}

type RecipientOf<Kind extends Recipient['kind']> = Extract<Recipient, { kind: Kind }>;

const personChecks = (
  { to, network, account, payee_id }: Destination,
  { username, name }: RecipientOf<'user'>,
): readonly FieldCheck[] => [
  ['to', () => to?.kind === 'user' && isSameUsername(to.username, username) && to.name === name],
  ['network', () => network === null],
  ['account', () => account === null],
  ['payee_id', () => payee_id === null],
];

const addressChecks = (
  { to, network, account, payee_id }: Destination,
  recipient: RecipientOf<'address'>,
  { network: chosen, memo }: ChosenDestination,
): readonly FieldCheck[] => {
  const { payee } = recipient;
  const carried = payee ? recipient.memo : memo.choice === 'given' ? memo.text : null;
  return [
    ['to', () => to?.kind === 'address' && isSameAddress(to.address, recipient.address)],
    ['memo', () => to?.kind === 'address' && isSameMemo(to.memo, carried, network)],
    ['network', () => network !== null && network === chosen && (!payee || network === payee.network)],
    ['account', () => account === null],
    ['payee_id', () => payee_id === (payee?.payee_id ?? null)],
  ];
};

const bankChecks = (
  { to, network, account, payee_id }: Destination,
  { bank_code, bank_name, account_number, account_name, payee }: RecipientOf<'bank'>,
): readonly FieldCheck[] => [
  [
    'to',
    () =>
      to?.kind === 'bank' &&
      to.bank_name === bank_name &&
      to.name === account_name &&
      to.last4 === account_number.slice(-4),
  ],
  ['network', () => network === 'bank'],
  ['account', () => account?.bank_code === bank_code && account.account_number === account_number],
  ['payee_id', () => payee_id === (payee?.payee_id ?? null)],
];
