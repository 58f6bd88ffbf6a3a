import type { InvalidMemo, checkMemo } from '#contract/addresses/memos.ts';
import { networks } from '#contract/networks.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';

/** What of the memo keeps a payment from being priced or sent. */
export type MemoProblem =
  /** Whether there is one has not been said. */
  | 'choice'
  | 'empty'
  /** The recipient gave one, and the network has none. */
  | 'impossible'
  /** The rules of memos are still being loaded. */
  | 'unchecked'
  | Exclude<InvalidMemo['reason'], 'no_memo'>;

/** What the network of a draft calls its memos; null for none, and where the recipient is saved with one, or needs none. */
export function memoKindOf({ recipient, network }: SendDraft): 'tag' | 'memo' | null {
  return recipient?.kind === 'address' && !recipient.payee && network ? networks[network].memo : null;
}

/**
 * What is wrong with the memo of a draft; null for nothing.
 * @param check the rules of networks, once they are loaded.
 */
export function memoProblemOf(draft: SendDraft, check: typeof checkMemo | null): MemoProblem | null {
  const { network, memo } = draft;
  const kind = memoKindOf(draft);
  if (!kind || !network) return memo.choice === 'given' && isNewAddress(draft) ? 'impossible' : null;
  if (memo.choice === null) return 'choice';
  if (memo.choice === 'none') return null;
  if (memo.text.trim() === '') return 'empty';
  if (!check) return 'unchecked';
  const checked = check(network, memo.text);
  if (checked.ok) return null;
  return checked.reason === 'no_memo' ? 'impossible' : checked.reason;
}

export const isNewAddress = ({ recipient }: SendDraft): boolean =>
  recipient?.kind === 'address' && !recipient.payee;

/** The draft as a price can be asked for: without a memo that is half filled in, which keeps it from being sent, not from being priced. */
export const priceable = (draft: SendDraft, memoProblem: MemoProblem | null): SendDraft => ({
  ...draft,
  memo: memoProblem === null && memoKindOf(draft) ? draft.memo : { choice: null, text: '' },
});
