import { networks, type NetworkId } from '../networks.ts';
import { normalizeAscii } from '../text/ascii-field.ts';

/** A tag is a number, a memo a text. */
export type MemoRule = { readonly kind: 'tag' } | { readonly kind: 'memo'; readonly maxBytes: number };

/** As long as a memo may be on any of the networks. */
const SHORTEST_LIMIT = 100;
/**
 * The longest memos in bytes: the Cosmos SDK's `MaxMemoCharacters`, which counts bytes and is 256 by default (x/auth, "Parameters"),
 * and Hedera's `memo` of a transaction (`TransactionBody` in its API's protobufs).
 */
const maxBytes: Readonly<Partial<Record<NetworkId, number>>> = { cosmos: 256, hedera: SHORTEST_LIMIT };

/** A destination tag is an unsigned number of 32 bits (xrpl.org, "Source and destination tags"). */
const LARGEST_TAG = 2n ** 32n - 1n;
const LONGEST_TAG = 10;
/**
 * What a reader can't see, or sees in another order than it is sent in. A memo says whose the payment is, to the byte: what is read
 * on the review has to be what goes out. Hedera refuses a zero byte, too.
 */
const unseen = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\S ]| {2}/u;

export interface InvalidMemo {
  readonly ok: false;
  readonly code: 'memo_invalid';
  /** `no_memo` is a network that has none; `character`, `length` and `range` are about the text. */
  readonly reason: 'no_memo' | 'character' | 'length' | 'range';
}
export type CheckedMemo = { readonly ok: true; readonly normalized: string | null } | InvalidMemo;

const valid = (normalized: string | null): CheckedMemo => ({ ok: true, normalized });
const invalid = (reason: InvalidMemo['reason']): CheckedMemo => ({ ok: false, code: 'memo_invalid', reason });

/** The rule of what a network's payments carry for the recipient, or null if they carry nothing. */
export function memoRuleOf(network: NetworkId): MemoRule | null {
  const kind = networks[network].memo;
  return kind === 'memo' ? { kind, maxBytes: maxBytes[network] ?? SHORTEST_LIMIT } : kind && { kind };
}

function checkTag(text: string): CheckedMemo {
  if (!/^\d+$/.test(text)) return invalid('character');
  if (text.length > LONGEST_TAG || BigInt(text) > LARGEST_TAG) return invalid('range');
  return valid(BigInt(text).toString());
}

/** Whether a network takes a memo. An empty one is none; whether a recipient needs one is not known here. */
export function checkMemo(network: NetworkId, memo: string): CheckedMemo {
  const text = memo.trim();
  if (text === '') return valid(null);
  const rule = memoRuleOf(network);
  if (!rule) return invalid('no_memo');
  if (rule.kind === 'tag') return checkTag(normalizeAscii(text));
  if (unseen.test(text)) return invalid('character');
  return new TextEncoder().encode(text).length > rule.maxBytes ? invalid('length') : valid(text);
}
