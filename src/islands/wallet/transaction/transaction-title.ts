import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import type { Counterparty, Transaction } from '#contract/transactions.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { interpolate } from '#src/intl/interpolate.ts';

/** What a title needs: lists have whole transactions, search results less, and recent searches less still. */
export type TransactionSummary = Pick<Transaction, 'type' | 'direction' | 'asset'> &
  Partial<Pick<Transaction, 'counterparty' | 'network' | 'received'>> & {
    /** Of a search result. */
    readonly counterparty_name?: string | null;
  };

type AssetNames = Messages['wallet']['names'];

/** Networks whose id is not the name of the asset whose chain they are. */
const standards: Readonly<Partial<Record<string, AssetId>>> = { trc20: 'trx', erc20: 'eth', bep20: 'bnb' };
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** A network's name: `Tron`, `波场`; an unknown one keeps its id. */
export function networkName(network: string, names: AssetNames): string {
  const asset = standards[network] ?? assetIds.find((id) => slug(assets[id].name) === network);
  return asset ? names[asset] : sanitizeText(network);
}

/** The counterparty's name; null where it is not known. */
function counterpartyName({ counterparty, counterparty_name }: TransactionSummary): string | null {
  const name = counterparty ? nameOf(counterparty) : (counterparty_name ?? '');
  return sanitizeText(name) || null;
}

const nameOf = (side: Counterparty) => (side.kind === 'bank' ? side.bank_name : side.name);

/** What happened: "Sent to Ada Okafor", "Deposit from Tron", "Converted BTC to USDT". */
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
  const { type, network, received } = transaction;
  const asset = assets[transaction.asset].symbol;
  const name = counterpartyName(transaction);
  const titleFor = (withName: string, without: string) =>
    name === null ? interpolate(without, { asset }) : interpolate(withName, { name });
  switch (type) {
    case 'send':
      return titleFor(titles.sentTo, titles.sent);
    case 'receive':
      return titleFor(titles.from, titles.received);
    case 'deposit':
      if (transaction.counterparty?.kind === 'bank') return titleFor(titles.addedFrom, titles.deposit);
      return network
        ? interpolate(titles.depositFrom, { name: networkName(network, names) })
        : titleFor(titles.depositFrom, titles.deposit);
    case 'payout':
      return titleFor(titles.cashOutTo, titles.cashOut);
    case 'convert':
      return received
        ? interpolate(titles.converted, { from: asset, to: assets[received.asset].symbol })
        : interpolate(titles.conversion, { from: asset });
    case 'reward':
      return titles.reward;
    case 'adjustment':
      return titles.adjustment;
  }
}

/** The change of the balance, signed; of a conversion what was received, where that is known. */
export function signedAmount({
  direction,
  asset,
  amount,
  received,
}: Pick<Transaction, 'direction' | 'asset' | 'amount'> & Partial<Pick<Transaction, 'received'>>): {
  readonly asset: AssetId;
  readonly amount: string;
} {
  if (direction === 'convert' && received) return { asset: received.asset, amount: received.amount };
  return { asset, amount: direction === 'in' ? amount : `-${amount}` };
}

const reversedStatuses: ReadonlySet<Transaction['status']> = new Set([
  'failed',
  'cancelled',
  'expired',
  'returned',
]);

/** The transaction did not happen or was undone: the amount is back where it was. */
export const isReversed = (status: Transaction['status']) => reversedStatuses.has(status);
