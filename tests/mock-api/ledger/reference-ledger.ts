import type { Transaction, TransactionStatus } from '#contract/transactions.ts';

// Written apart from the mock: it knows neither its accounts nor its posting rules, only what a transaction says.

const SCALES: Readonly<Record<string, number>> = { ngn: 2, usdt: 6, btc: 8, eth: 18 };

const CHAIN_FEES: Readonly<Record<string, string>> = { usdt: '1', btc: '0.00004', eth: '0.0009' };

/** Minor units of a decimal string. */
export function minorOf(amount: string, asset: string): bigint {
  const scale = SCALES[asset];
  if (scale === undefined) throw new Error(`No ${asset} here.`);
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(scale, '0'));
}

type Told = Pick<
  Transaction,
  'type' | 'channel' | 'direction' | 'status' | 'status_reason' | 'asset' | 'amount' | 'fees' | 'received'
>;
const isOpen = (status: TransactionStatus) =>
  status === 'pending' || status === 'review' || status === 'processing' || status === 'confirming';

/** What each person has, by what they are told of their transactions. */
export class ReferenceLedger {
  readonly #available = new Map<string, bigint>();
  readonly #held = new Map<string, bigint>();

  available(person: string, asset: string): bigint {
    return this.#available.get(`${person} ${asset}`) ?? 0n;
  }

  held(person: string, asset: string): bigint {
    return this.#held.get(`${person} ${asset}`) ?? 0n;
  }

  #add(person: string, asset: string, minor: bigint): void {
    this.#available.set(`${person} ${asset}`, this.available(person, asset) + minor);
  }

  #hold(person: string, asset: string, minor: bigint): void {
    this.#add(person, asset, -minor);
    this.#held.set(`${person} ${asset}`, this.held(person, asset) + minor);
  }

  #spend(person: string, asset: string, minor: bigint): void {
    this.#held.set(`${person} ${asset}`, this.held(person, asset) - minor);
  }

  /** A transaction is new (`before` is null) or has another status than before. */
  follow(person: string, one: Told, before: TransactionStatus | null): void {
    const { type, asset, received, status } = one;
    const amount = minorOf(one.amount, asset);
    const fees = one.fees.reduce((sum, fee) => sum + minorOf(fee.amount, asset), 0n);
    switch (type) {
      case 'receive':
      case 'reward':
        this.#add(person, asset, amount);
        return;
      case 'convert':
        this.#add(person, asset, -amount - fees);
        if (received) this.#add(person, received.asset, minorOf(received.amount, received.asset));
        return;
      case 'deposit':
        if (status === 'completed') this.#add(person, asset, amount);
        if (before === 'completed') this.#recall(person, asset, amount);
        return;
      default:
        this.#follow(person, one, before, { amount, fees });
    }
  }

  /** The bank takes back what is there, up to the amount. */
  #recall(person: string, asset: string, amount: bigint): void {
    const left = this.available(person, asset);
    this.#add(person, asset, -(left < amount ? left : amount));
  }

  #follow(
    person: string,
    { asset, status, status_reason }: Told,
    before: TransactionStatus | null,
    { amount, fees }: { amount: bigint; fees: bigint },
  ): void {
    const total = amount + fees;
    if (before === null) {
      if (isOpen(status)) this.#hold(person, asset, total);
      else this.#add(person, asset, -total);
    } else if (isOpen(before) && !isOpen(status)) {
      if (status === 'completed') this.#spend(person, asset, total);
      else this.#hold(person, asset, -total);
    } else if (before === 'completed' && status === 'returned') {
      this.#add(person, asset, status_reason === 'bank_error' ? total : amount);
    }
  }
}

/** Rounded up at 8 decimals, or at those of the asset. */
function up(asset: string, numerator: bigint, denominator: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, (SCALES[asset] ?? 0) - 8));
  return ((numerator + denominator * step - 1n) / (denominator * step)) * step;
}

/** The tax on a fee of ours, in minor units. */
export const expectedVat = (asset: string, fee: bigint): bigint => up(asset, fee * 75n, 1000n);

/** The fee of a payment and its tax, in minor units, by the price list. */
export function expectedFees({ type, channel, asset, amount }: Told): bigint {
  const given = minorOf(amount, asset);
  const withTax = (fee: bigint) => fee + expectedVat(asset, fee);
  if (type === 'convert') return withTax(up(asset, given * 5n, 1000n));
  if (type === 'payout') return 5375n;
  if (type === 'deposit') return channel === 'bank' ? withTax(up(asset, given * 15n, 1000n)) : 0n;
  if (type === 'send' && channel === 'chain') return minorOf(CHAIN_FEES[asset] ?? '0', asset);
  return 0n;
}
