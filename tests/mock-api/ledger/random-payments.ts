import type { AssetId } from '#contract/assets.ts';
import { LedgerError } from '#mock-api/features/ledger/journal.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { checkNuban } from '#contract/addresses/nuban.ts';
import { formatAmount } from '#contract/money.ts';
import { assets } from '#contract/assets.ts';
import { homeNetworkOf } from '#mock-api/features/ledger/accounts.ts';
import { setClock, jobContext, type Sandbox } from '#mock-api/core/sandbox.ts';
import { createClock, now } from '#mock-api/core/clock.ts';
import { restoreSnapshot, takeSnapshot } from '#mock-api/core/snapshot.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { depositDetails, recordDeposit } from '#mock-api/features/deposits/deposits.ts';
import { mayHappen, type PaymentEvent } from '#mock-api/features/transactions/payment-events.ts';
import { createTransaction, recordEvent } from '#mock-api/features/transactions/record-event.ts';
import type { StoredTransaction } from '#mock-api/features/transactions/stored-transaction.ts';
import { findBlock } from '#mock-api/features/transfers/blocks.ts';
import { cancelPayment } from '#mock-api/features/transfers/cancel-payment.ts';
import { carryOutQuote } from '#mock-api/features/transfers/carry-out-quote.ts';
import type { QuoteRequest } from '#mock-api/features/transfers/plan.ts';
import { createQuote } from '#mock-api/features/transfers/quotes.ts';
import type { User } from '#mock-api/features/users/state.ts';
import { onboardedUser, profile } from '#mock-api/personas/fixtures.ts';
import { sized } from '../../tier.ts';
import { SeededRandom } from '../seeded-random.ts';
import { emptyMock, MOVING_MARKET } from '../visitor.ts';

export const PAID_ASSETS = ['ngn', 'usdt', 'btc', 'eth'] as const satisfies readonly AssetId[];
/** Commands of one run. */
export const COMMANDS = sized(5000, 200_000);
const PEOPLE = 17;
const MINUTE = 60_000;
/** What a person starts with: enough for some hundred payments, little enough to run out. */
const START: Readonly<Record<(typeof PAID_ASSETS)[number], string>> = {
  ngn: '2000000',
  usdt: '3000',
  btc: '0.05',
  eth: '1.5',
};

/** Account numbers at one bank that it knows. */
const accountNumbers = Array.from({ length: 2000 }, (_, index) => String(1_000_000_000 + index * 7)).filter(
  (number) => checkNuban('901', number).ok && !/(?:00|01|02)$/.test(number),
);

/** People who do whatever comes to their minds with their money, the same for the same seed. */
export class RandomPayments {
  readonly sandbox: Sandbox;
  readonly #random: SeededRandom;
  readonly #ids: string[];
  /** How often each command was carried out, and how often it was refused with which code. */
  readonly counts = new Map<string, number>();

  constructor(seed: number) {
    this.#random = new SeededRandom(seed);
    this.sandbox = emptyMock(MOVING_MARKET).sandboxes.create('s-random', {
      seed,
      clock: { mode: 'frozen', at: Date.UTC(2026, 0, 5) },
    });
    const { state } = this.sandbox;
    this.#ids = Array.from({ length: PEOPLE }, (_, index) => {
      const user = onboardedUser(state, `p${index}@example.com`, {
        username: `person${String(index).padStart(2, '0')}`,
        profile: profile('Ada', 'Obi'),
      });
      state.tiers[user.customer_id] = 3;
      for (const asset of PAID_ASSETS)
        createTransaction(
          state,
          user.customer_id,
          depositDetails({ asset, amount: START[asset] }),
          'credited',
          { at: now(state) - 3 * 3_600_000 },
        );
      return user.customer_id;
    });
  }

  get people(): readonly string[] {
    return this.#ids;
  }

  get state() {
    return this.sandbox.state;
  }

  #user(): User {
    return this.state.users[this.#random.one(this.#ids)]!;
  }

  /** From nothing to more than most have, with odd decimals. */
  #amount(asset: (typeof PAID_ASSETS)[number]): string {
    const { scale } = assets[asset];
    const start = Number(START[asset]) * 10 ** Math.min(scale, 8);
    const minor = BigInt(Math.max(1, Math.floor(start * this.#random.next() ** 4 * 0.6)));
    return formatAmount(minor, Math.min(scale, 8));
  }

  /** Carries out one command. @returns its name */
  step(): string {
    const dice = this.#random.next() * 100;
    const commands: [number, string, () => void][] = [
      [30, 'transfer', () => this.#pay(this.#transfer())],
      [45, 'chain', () => this.#pay(this.#chainPayment())],
      [55, 'payout', () => this.#pay(this.#payout())],
      [70, 'convert', () => this.#pay(this.#conversion())],
      [76, 'deposit', () => this.#pay({ kind: 'deposit', asset: 'ngn', amount: this.#amount('ngn') })],
      [81, 'arrival', () => this.#arrival()],
      [86, 'cancel', () => this.#cancel()],
      [93, 'event', () => this.#event()],
      [100, 'time', () => this.#pass()],
    ];
    const [, name, run] = commands.find(([upTo]) => dice < upTo)!;
    let outcome = 'done';
    try {
      run();
    } catch (error) {
      if (error instanceof ApiError) outcome = error.code;
      else if (error instanceof LedgerError) outcome = error.code;
      else throw error;
    }
    const key = `${name} ${outcome}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return name;
  }

  /** Takes a snapshot and goes on from it, as after a restart of the process. */
  restore(): void {
    const snapshot = JSON.parse(JSON.stringify(takeSnapshot(this.sandbox))) as ReturnType<
      typeof takeSnapshot
    >;
    restoreSnapshot(this.sandbox, snapshot);
  }

  #pay(request: QuoteRequest): void {
    const user = this.#user();
    const quote = createQuote(this.state, user, request);
    const block = findBlock(this.state, user, quote, null);
    if (block) throw block;
    carryOutQuote(jobContext(this.sandbox), user, quote, {
      note: null,
      message: null,
      idempotency_key: `key-${quote.quote_id}`,
      request_hash: quote.quote_id,
    });
  }

  #transfer(): QuoteRequest {
    const asset = this.#random.one(PAID_ASSETS);
    const username = this.state.users[this.#random.one(this.#ids)]!.username!;
    const max = this.#random.next() < 0.02 ? ({ max: true } as const) : { amount: this.#amount(asset) };
    return {
      kind: 'send',
      asset,
      to: { username },
      ...max,
      unit: 'asset',
      fiat_currency: 'ngn',
      fee_from: 'balance',
    };
  }

  #chainPayment(): QuoteRequest {
    const asset = this.#random.one(['usdt', 'btc', 'eth'] as const);
    const network = homeNetworkOf(asset);
    const address = sampleAddress(1, network, String(Math.floor(this.#random.next() * 30)));
    const max = this.#random.next() < 0.05 ? ({ max: true } as const) : { amount: this.#amount(asset) };
    const fee_from = this.#random.next() < 0.3 ? 'amount' : 'balance';
    return {
      kind: 'send',
      asset,
      to: { network, address },
      ...max,
      unit: 'asset',
      fiat_currency: 'ngn',
      fee_from,
    };
  }

  #payout(): QuoteRequest {
    const to = { bank_code: '901', account_number: this.#random.one(accountNumbers) };
    const max = this.#random.next() < 0.05 ? ({ max: true } as const) : { amount: this.#amount('ngn') };
    return {
      kind: 'payout',
      asset: 'ngn',
      to,
      ...max,
      fee_from: this.#random.next() < 0.3 ? 'amount' : 'balance',
    };
  }

  #conversion(): QuoteRequest {
    const [from, to] = [this.#random.one(PAID_ASSETS), this.#random.one(PAID_ASSETS)];
    if (this.#random.next() < 0.05) return { kind: 'convert', from, to, max: true, fixed_side: 'from' };
    const fixed_side = this.#random.next() < 0.3 ? 'to' : 'from';
    return { kind: 'convert', from, to, amount: this.#amount(fixed_side === 'to' ? to : from), fixed_side };
  }

  #arrival(): void {
    const asset = this.#random.one(PAID_ASSETS);
    const status = this.#random.next() < 0.5 ? 'confirming' : 'credited';
    recordDeposit(jobContext(this.sandbox), this.#user(), { asset, amount: this.#amount(asset), status });
  }

  #latest(user: User): StoredTransaction | undefined {
    const all = this.state.transactions[user.customer_id] ?? [];
    return all[all.length - 1 - Math.floor(this.#random.next() * Math.min(12, all.length))];
  }

  #cancel(): void {
    const user = this.#user();
    const one = this.#latest(user);
    if (one) cancelPayment(jobContext(this.sandbox), user, one);
  }

  /** Something that a chain, a bank or support may do to a transaction of its status. */
  #event(): void {
    const user = this.#user();
    const one = this.#latest(user);
    if (!one) return;
    const outgoing: PaymentEvent[] = ['settled', 'failed', 'returned'];
    const incoming: PaymentEvent[] = [
      'credited',
      'suspended',
      'claimed',
      'sent_back',
      'recalled',
      'declared_sent',
    ];
    const possible = (one.type === 'deposit' ? incoming : outgoing).filter((event) => canHappen(one, event));
    if (possible.length === 0) return;
    const event = this.#random.one(possible);
    const reason =
      event === 'returned'
        ? this.#random.one(['wrong_details', 'bank_error'] as const)
        : event === 'suspended' && one.channel === 'bank'
          ? this.#random.one(['name_mismatch', 'account_closed'] as const)
          : null;
    recordEvent(this.state, user.customer_id, one, event, { reason });
  }

  #pass(): void {
    const far = this.#random.next() < 0.1 ? 26 * 60 : 3;
    const milliseconds = Math.floor(this.#random.next() * far * MINUTE);
    setClock(
      this.sandbox,
      createClock({ mode: 'frozen', at: now(this.state) + milliseconds }, this.state.clock),
    );
  }
}

function canHappen(one: StoredTransaction, event: PaymentEvent): boolean {
  const { type, status, channel } = one;
  if (!mayHappen(one, event) || (type === 'send' && channel === 'user')) return false;
  if (event === 'recalled') return channel === 'bank';
  return event !== 'settled' || status === 'processing' || status === 'confirming';
}
