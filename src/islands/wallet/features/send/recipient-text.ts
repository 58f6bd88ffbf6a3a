import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';

/** What a recipient is called in a sentence; null for an address without a label. */
export function recipientName(recipient: Recipient): string | null {
  if (recipient.kind === 'user') return sanitizeText(recipient.name);
  if (recipient.kind === 'bank') return sanitizeText(recipient.account_name);
  return recipient.payee ? sanitizeText(recipient.payee.label) : null;
}
