import type * as z from 'zod/mini';
import { isName, type Beneficiary } from '#contract/beneficiary.ts';
import type { DisplayCurrency } from '#contract/display-currencies.ts';
import type { quoteRequest } from '#contract/transfers.request.ts';
import type { SendDraft } from './send-draft.ts';

/** The body of `createQuote`. */
export type QuoteRequest = z.input<typeof quoteRequest>;

/**
 * The quote that a draft asks for; null while something that it needs is not chosen.
 * @param currency what an amount of money is typed in.
 */
export function quoteRequestOf(draft: SendDraft, currency: DisplayCurrency): QuoteRequest | null {
  const { recipient, asset, network, amount, fee_from, memo, request_id } = draft;
  const beneficiary = toldBeneficiary(draft);
  if (!recipient || !asset || (amount.value === null && !amount.max)) return null;
  if (recipient.kind === 'bank') {
    const { payee, bank_code, account_number } = recipient;
    // A bank is paid by the naira: the same figure in another currency would be another sum.
    if (!amount.max && amount.fixed === 'fiat' && (amount.currency ?? currency) !== 'ngn') return null;
    return {
      kind: 'payout',
      to: payee ? { payee_id: payee.payee_id } : { bank_code, account_number },
      ...(amount.max ? ({ max: true } as const) : { amount: amount.value ?? '' }),
      fee_from,
    };
  }
  if (recipient.kind === 'address' && !network) return null;
  return {
    kind: 'send',
    asset,
    to: sendTo(recipient, network, memo.choice === 'given' ? memo.text : null),
    // All of a balance has no amount, so nothing says what one is in.
    ...(amount.max
      ? ({ max: true, unit: 'asset' } as const)
      : { amount: amount.value ?? '', unit: amount.fixed }),
    fiat_currency: amount.fixed === 'fiat' ? (amount.currency ?? currency) : currency,
    fee_from,
    ...(beneficiary && { beneficiary }),
    ...(request_id !== null && { request_id }),
  };
}

/** Whose address a draft says that it is; null while that is not said, or somebody else has no name yet. */
export function toldBeneficiary({ beneficiary }: Pick<SendDraft, 'beneficiary'>): Beneficiary | null {
  if (!beneficiary) return null;
  const { kind, name = '' } = beneficiary;
  // One's own name is not asked for: what was typed for somebody else stays in the draft alone.
  if (kind === 'self') return { kind };
  return isName(name) ? { kind, name } : null;
}

type SendTo = Extract<QuoteRequest, { kind: 'send' }>['to'];

function sendTo(
  recipient: Exclude<SendDraft['recipient'], null | { kind: 'bank' }>,
  network: SendDraft['network'],
  memo: string | null,
): SendTo {
  if (recipient.kind === 'user') return { username: recipient.username };
  if (recipient.payee) return { payee_id: recipient.payee.payee_id };
  return { network: network ?? '', address: recipient.address, memo };
}
