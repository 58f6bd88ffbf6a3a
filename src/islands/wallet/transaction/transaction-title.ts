import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import type { Counterparty, Transaction } from '#contract/transactions.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { interpolate } from '#src/intl/interpolate.ts';

/** What a title is made of. A list has all of a transaction, a search less, and what is remembered of one less still. */
export type TransactionSummary = Pick<Transaction, 'type' | 'direction' | 'asset'> &
  Partial<Pick<Transaction, 'counterparty' | 'network' | 'receive'>> & {
    /** Of a search: what its counterparty is called. */
    readonly counterparty_name?: string | null;
  };

type AssetNames = Messages['wallet']['names'];

/** Networks that are called otherwise than the asset whose chain they are. */
const standards: Readonly<Partial<Record<string, AssetId>>> = { trc20: 'trx', erc20: 'eth', bep20: 'bnb' };
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** A network as people call it: `Tron`, `波场`. One that is not known keeps its id. */
export function networkName(network: string, names: AssetNames): string {
  const asset = standards[network] ?? assetIds.find((id) => slug(assets[id].name) === network);
  return asset ? names[asset] : sanitizeText(network);
}

/** The other side's name as it is shown; null where it is not known. */
export function counterpartyName({ counterparty, counterparty_name }: TransactionSummary): string | null {
  const name = counterparty ? nameOf(counterparty) : (counterparty_name ?? '');
  return sanitizeText(name) || null;
}

const nameOf = (side: Counterparty) => (side.kind === 'bank' ? side.bank_name : side.name);

/** What happened, in words: "Sent to Ada Okafor", "Deposit from Tron", "Converted BTC to USDT". */
export function transactionTitle(
  transaction: TransactionSummary,
  titles: Messages['transactions']['titles'],
  names: AssetNames,
): string {
  return removeHanSpaces(title(transaction, titles, names));
}

function title(
  transaction: TransactionSummary,
  titles: Messages['transactions']['titles'],
  names: AssetNames,
): string {
  const { type, network, receive } = transaction;
  const asset = assets[transaction.asset].symbol;
  const name = counterpartyName(transaction);
  const told = (withName: string, without: string) =>
    name === null ? interpolate(without, { asset }) : interpolate(withName, { name });
  switch (type) {
    case 'send':
      return told(titles.sentTo, titles.sent);
    case 'receive':
      return told(titles.from, titles.received);
    case 'deposit':
      if (transaction.counterparty?.kind === 'bank') return told(titles.addedFrom, titles.deposit);
      return network
        ? interpolate(titles.depositFrom, { name: networkName(network, names) })
        : told(titles.depositFrom, titles.deposit);
    case 'payout':
      return told(titles.cashOutTo, titles.cashOut);
    case 'convert':
      return receive
        ? interpolate(titles.converted, { from: asset, to: assets[receive.asset].symbol })
        : interpolate(titles.conversion, { from: asset });
    case 'reward':
      return titles.reward;
    case 'adjustment':
      return titles.adjustment;
  }
}

/** What it does to the balance, with its sign; of a conversion what came, where that is known. */
export function signedAmount({
  direction,
  asset,
  amount,
  receive,
}: Pick<Transaction, 'direction' | 'asset' | 'amount'> & Partial<Pick<Transaction, 'receive'>>): {
  readonly asset: AssetId;
  readonly amount: string;
} {
  if (direction === 'swap' && receive) return { asset: receive.asset, amount: receive.amount };
  return { asset, amount: direction === 'in' ? amount : `-${amount}` };
}

const undone: ReadonlySet<Transaction['status']> = new Set(['failed', 'cancelled', 'expired', 'returned']);

/** True of what did not happen, or was undone: the amount is where it was. */
export const isReversed = (status: Transaction['status']) => undone.has(status);
