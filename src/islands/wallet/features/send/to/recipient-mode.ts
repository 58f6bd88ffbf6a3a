import { normalizeAscii } from '#contract/text/ascii-field.ts';
import type { RecognizedRecipient } from '#src/stores/transfers/address-checks/recognize-recipient.ts';
import type { RecipientInput } from '#src/stores/transfers/recipient-input.ts';
import type { Recipient, SendDraft } from '#src/stores/transfers/send-draft.ts';

export type RecipientMode = SendDraft['mode'];
/** Whose recipients are of which kind. */
export const recipientKinds = {
  people: 'user',
  address: 'address',
  bank: 'bank',
} as const satisfies Readonly<Record<RecipientMode, Recipient['kind']>>;
export const recipientModes = ['people', 'address', 'bank'] as const satisfies readonly RecipientMode[];

const modes: Readonly<Partial<Record<RecognizedRecipient['kind'], RecipientMode>>> = {
  address: 'address',
  'invalid-address': 'address',
  'invalid-uri': 'address',
  'account-number': 'bank',
};

/** The mode that a text asks for by itself; null for one that can stand in any of them. */
export function modeOf({ text, recognized }: RecipientInput): RecipientMode | null {
  if (recognized?.kind === 'username' && normalizeAscii(text).startsWith('@')) return 'people';
  return (recognized && modes[recognized.kind]) ?? null;
}
