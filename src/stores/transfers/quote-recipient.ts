import type { Quote } from '#contract/quotes.ts';
import type { SendDraft } from './send-draft.ts';

/** Capitals of a hexadecimal address are its checksum: they don't make it another one. */
const comparable = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address);

/**
 * Whether a quote pays whom the draft names. The review shows the draft's recipient and the API pays the quote's: one for
 * somebody else must never be approved.
 */
export function isQuoteFor(
  { to, network }: Pick<Quote, 'to' | 'network'>,
  { recipient, network: chosen }: Pick<SendDraft, 'recipient' | 'network'>,
): boolean {
  if (recipient?.kind === 'user')
    return to?.kind === 'user' && to.username.toLowerCase() === recipient.username.toLowerCase();
  if (recipient?.kind === 'address')
    return (
      to?.kind === 'address' && network === chosen && comparable(to.address) === comparable(recipient.address)
    );
  if (recipient?.kind === 'bank') return to?.kind === 'bank' && recipient.account_number.endsWith(to.last4);
  return false;
}
