import { assets, type AssetId } from '#contract/assets.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
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

/**
 * A network's official name, the same in every language and on every screen: `Tron (TRC-20)`. The name of a coin is no name of a
 * network: another service has none of that name to choose. An unknown network keeps its id.
 */
export const networkName = (network: string): string =>
  isNetworkId(network) ? networks[network].name : sanitizeText(network);

const shortNetworkName = (network: string): string => networkName(network).replace(/ \([^)]*\)$/, '');

/** The counterparty's name; null where it is not known. */
function counterpartyName({ counterparty, counterparty_name }: TransactionSummary): string | null {
  const name = counterparty ? nameOf(counterparty) : (counterparty_name ?? '');
  return sanitizeText(name) || null;
}

const nameOf = (side: Counterparty) => (side.kind === 'bank' ? side.bank_name : side.name);

type Titles = Messages['transactions']['titles'];

/**
 * Who or what: "Ada Okafor", "Harbour Bank", "To 0x71C7…F3a9", "Deposit from Tron", "BTC to USDT". Beside it stand the direction, as a badge, and the kind; alone
 * it does not say what happened.
 */
export function transactionTitle(transaction: TransactionSummary, titles: Titles): string {
  const { type, received, counterparty } = transaction;
  const name = counterpartyName(transaction);
  if (type === 'convert' && received) {
    const [from, to] = [assets[transaction.asset].symbol, assets[received.asset].symbol];
    return removeHanSpaces(interpolate(titles.pair, { from, to }));
  }
  // In short: a list has no room for the standard of its tokens, which the second line tells.
  if (isFromChain(transaction))
    return removeHanSpaces(
      interpolate(titles.fromNetwork, { name: shortNetworkName(transaction.network ?? '') }),
    );
  const isNamed = type === 'send' || type === 'receive' || type === 'payout' || isFromBank(transaction);
  if (name === null || !isNamed) return transactionSentence(transaction, titles);
  if (type === 'send' && counterparty?.kind === 'address' && counterparty.label === null)
    return removeHanSpaces(interpolate(titles.to, { name }));
  return name;
}

/** What a transfer between banks has in the place of a network. */
const BANK = 'bank';

/**
 * Whether a deposit comes by a chain: its title names the network, not who sent it. From which bank one comes is not known before it
 * has arrived.
 */
export const isFromChain = ({ type, network, counterparty }: TransactionSummary) =>
  type === 'deposit' && counterparty?.kind !== 'bank' && Boolean(network) && network !== BANK;

const isFromBank = ({ type, counterparty }: TransactionSummary) =>
  type === 'deposit' && counterparty?.kind === 'bank';

/** What happened: "Sent to Ada Okafor", "Deposit from Tron (TRC-20)", "Converted BTC to USDT". For who does not see the rest. */
export function transactionSentence(transaction: TransactionSummary, titles: Titles): string {
  return removeHanSpaces(sentence(transaction, titles));
}

function sentence(transaction: TransactionSummary, titles: Titles): string {
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
      return network && isFromChain(transaction)
        ? interpolate(titles.depositFrom, { name: networkName(network) })
        : titleFor(titles.addedFrom, titles.deposit);
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

/** The change of the balance, fees included, signed; of a conversion what was received, where that is known. */
export function signedAmount({
  direction,
  asset,
  amount,
  received,
  total_debit,
}: Pick<Transaction, 'direction' | 'asset' | 'amount'> &
  Partial<Pick<Transaction, 'received' | 'total_debit'>>): {
  readonly asset: AssetId;
  readonly amount: string;
} {
  if (direction === 'convert' && received) return { asset: received.asset, amount: received.amount };
  if (direction === 'in') return { asset, amount };
  const paid = total_debit ?? { asset, amount };
  return { asset: paid.asset, amount: `-${paid.amount}` };
}

const reversedStatuses: ReadonlySet<Transaction['status']> = new Set([
  'failed',
  'cancelled',
  'expired',
  'returned',
]);

/** The transaction did not happen or was undone: the amount is back where it was. */
export const isReversed = (status: Transaction['status']) => reversedStatuses.has(status);
