import { assets } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';

type Wanted = {
  readonly [Name in 'asset' | 'type' | 'direction' | 'status']?: Transaction[Name] | undefined;
} & { readonly q?: string | undefined };

/**
 * Those that fit, newest first.
 * @param all oldest first.
 * @param before the place in `all` that the newest has to come before.
 */
export function searchTransactions(
  all: readonly Transaction[],
  { q, ...exact }: Wanted,
  { before = all.length, limit }: { before?: number; limit: number },
): Transaction[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const names = (['asset', 'type', 'direction', 'status'] as const).filter(
    (name) => exact[name] !== undefined,
  );
  const found: Transaction[] = [];
  for (let place = before - 1; place >= 0 && found.length < limit; place -= 1) {
    const one = all[place];
    if (one && names.every((name) => one[name] === exact[name]) && hasWords(one, words)) found.push(one);
  }
  return found;
}

/** Each word stands somewhere in what a person sees of it. */
function hasWords(one: Transaction, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { reference, counterparty, note, asset, amount, receive } = one;
  const other = counterparty && [
    counterparty.name,
    ...(counterparty.kind === 'user' ? [`@${counterparty.username}`] : []),
  ];
  const text = [
    reference,
    ...(other ?? []),
    note,
    asset,
    assets[asset].name,
    amount,
    receive?.asset,
    receive?.amount,
  ]
    .filter((part) => part != null)
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
