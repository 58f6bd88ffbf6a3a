import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { assets } from '#contract/assets.ts';
import { addAmounts, formatAmount, parseAmount } from '#contract/money.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { createClock, now } from '#mock-api/core/clock.ts';
import { jobContext, setClock, type Sandbox } from '#mock-api/core/sandbox.ts';
import { restoreSnapshot, takeSnapshot } from '#mock-api/core/snapshot.ts';
import { arrivedAmount } from '#mock-api/features/deposits/arrived-amount.ts';
import { bookArrival } from '#mock-api/features/deposits/book-arrival.ts';
import {
  availableAccount,
  balanceOf,
  custodyAccount,
  ownerOf,
  platformAccount,
} from '#mock-api/features/ledger/accounts.ts';
import { claimDeposit } from '#mock-api/features/transactions/held-deposit.ts';
import { StatusError } from '#mock-api/features/transactions/record-event.ts';
import type { StoredTransaction } from '#mock-api/features/transactions/stored-transaction.ts';
import { cancelPayment } from '#mock-api/features/transfers/cancel-payment.ts';
import { carryOutQuote } from '#mock-api/features/transfers/carry-out-quote.ts';
import { createQuote } from '#mock-api/features/transfers/quotes.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { onboardedUser, profile } from '#mock-api/personas/fixtures.ts';
import { sized } from '../../tier.ts';
import { emptyMock } from '../visitor.ts';

// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(120_000, 3_600_000) });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The life of an account, and how long a claim takes. */
const [OPEN, CLAIM] = [30 * MINUTE, 10 * MINUTE];
const { scale } = assets.ngn;
const minor = (amount: string) => parseAmount(amount, scale);

type Command =
  | { readonly do: 'pay' }
  | { readonly do: 'advance'; readonly by: number }
  /** To the moment of what happens next by itself, or beside it, in milliseconds. */
  | { readonly do: 'next'; readonly beside: number }
  | { readonly do: 'restart' }
  | { readonly do: 'cancel' | 'claim'; readonly of: number }
  | {
      readonly do: 'arrive';
      readonly of: number;
      readonly name: 'own' | 'other';
      readonly amount: string | null;
    };

/** Two deposits beside each other are enough to be mistaken for one another. */
const of = fc.nat(1);
const commands = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.constant<Command>({ do: 'pay' }) },
    { weight: 1, arbitrary: fc.constant<Command>({ do: 'restart' }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('advance' as const), by: fc.nat(DAY) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('next' as const),
        beside: fc.constantFrom(-5 * MINUTE, -1, 0, 1),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'claim' as const), of }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('arrive' as const),
        of,
        name: fc.constantFrom('own' as const, 'own' as const, 'own' as const, 'other' as const),
        amount: fc.constantFrom(null, null, '7000', '33333.33'),
      }),
    },
  ),
  { minLength: 6, maxLength: 30, size: 'max' },
);

/** A deposit as a bank and its owner know it. Written apart from the mock: moments, and where the money must be. */
interface Known {
  readonly deposit: string;
  readonly openedAt: number;
  cancelledAt: number | null;
  arrival: { readonly at: number; readonly name: 'own' | 'other'; readonly isLate: boolean } | null;
  claimedAt: number | null;
}

const isClosed = ({ openedAt, cancelledAt }: Known, at: number) =>
  cancelledAt !== null || at >= openedAt + OPEN;

function placeOf({ arrival, claimedAt }: Known, at: number): 'external' | 'suspense' | 'person' {
  if (!arrival) return 'external';
  if (arrival.name === 'own' && !arrival.isLate) return 'person';
  if (claimedAt !== null) return at >= claimedAt + CLAIM ? 'person' : 'suspense';
  return at >= arrival.at + DAY ? 'external' : 'suspense';
}

const placeOfStatus: Readonly<Partial<Record<StoredTransaction['status'], 'suspense' | 'person'>>> = {
  review: 'suspense',
  completed: 'person',
};

/** Somebody without money whose deposits meet what a bank, the clock and they themselves do. */
class Deposits {
  readonly #sandbox: Sandbox;
  readonly #customer: string;
  readonly #known: Known[] = [];

  constructor() {
    this.#sandbox = emptyMock().sandboxes.create('s-deposits', {
      seed: 7,
      clock: { mode: 'frozen', at: Date.UTC(2026, 10, 18, 11) },
    });
    this.#customer = onboardedUser(this.#state, 'a@example.com', {
      username: 'adaobi',
      profile: profile('Ada', 'Obi'),
    }).customer_id;
  }

  get #state() {
    return this.#sandbox.state;
  }

  get #user() {
    return this.#state.users[this.#customer]!;
  }

  #stored({ deposit }: Known): StoredTransaction {
    return this.#state.transactions[this.#customer]!.find(({ id }) => id === deposit)!;
  }

  run(command: Command): void {
    const at = now(this.#state);
    const context = jobContext(this.#sandbox);
    if (command.do === 'pay') {
      const quote = createQuote(this.#state, this.#user, { kind: 'deposit', asset: 'ngn', amount: '20000' });
      const paid = carryOutQuote(context, this.#user, quote, {
        note: null,
        message: null,
        idempotency_key: quote.quote_id,
        request_hash: quote.quote_id,
      });
      this.#known.push({ deposit: paid.id, openedAt: at, cancelledAt: null, arrival: null, claimedAt: null });
      return;
    }
    if (command.do === 'advance' || command.do === 'next') {
      const next = (this.#state.jobs[0]?.due ?? at) + ('beside' in command ? command.beside : 0);
      const to = command.do === 'next' ? Math.max(at, next) : at + command.by;
      setClock(this.#sandbox, createClock({ mode: 'frozen', at: to }, this.#state.clock));
      return;
    }
    if (command.do === 'restart') {
      const snapshot = JSON.stringify(takeSnapshot(this.#sandbox));
      restoreSnapshot(this.#sandbox, JSON.parse(snapshot) as ReturnType<typeof takeSnapshot>);
      return;
    }
    const known = this.#known[command.of];
    if (!known) return;
    const one = this.#stored(known);
    switch (command.do) {
      case 'cancel': {
        const isAllowed = !known.arrival && !isClosed(known, at);
        expect(refusal(() => cancelPayment(context, this.#user, one))).toBe(
          isAllowed ? null : 'already_final',
        );
        if (isAllowed) known.cancelledAt = at;
        return;
      }
      case 'claim':
        claimDeposit(this.#state, this.#customer, one);
        if (known.arrival?.name === 'own' && placeOf(known, at) === 'suspense') known.claimedAt ??= at;
        return;
      case 'arrive': {
        const before = structuredClone(one);
        if (command.amount !== null && !known.arrival) Object.assign(one, arrivedAmount(one, command.amount));
        const reason = command.name === 'other' ? (['name_mismatch'] as const) : ([] as const);
        const refused = refusal(() => bookArrival(context, this.#user, one, ...reason));
        expect(refused).toBe(known.arrival ? 'status' : null);
        if (known.arrival) expect(one).toEqual(before);
        known.arrival ??= { at, name: command.name, isLate: isClosed(known, at) };
      }
    }
  }

  check(): void {
    const at = now(this.#state);
    const sums = { external: 0n, suspense: 0n, person: 0n };
    let custody = 0n;
    for (const known of this.#known) {
      const one = this.#stored(known);
      const place = placeOf(known, at);
      expect([one.id, placeOfStatus[one.status] ?? 'external']).toEqual([one.id, place]);
      if (place === 'external') continue;
      const arrived = addAmounts([one.amount, ...one.fees.map(({ amount }) => amount)], scale);
      if (place === 'suspense') expect(one.held?.amount).toBe(arrived);
      sums[place] += minor(place === 'person' ? one.amount : arrived);
      custody -= minor(arrived);
    }
    const { ledger } = this.#state;
    const balance = (account: Parameters<typeof balanceOf>[1]) =>
      formatAmount(balanceOf(ledger, account), scale);
    expect({
      suspense: balance(platformAccount('suspense', 'ngn')),
      person: balance(availableAccount(ownerOf(this.#state, this.#customer), 'ngn')),
      custody: balance(custodyAccount('bank', 'ngn')),
    }).toEqual({
      suspense: formatAmount(sums.suspense, scale),
      person: formatAmount(sums.person, scale),
      custody: formatAmount(custody, scale),
    });
    expect(invariantsOf(this.#state).filter(({ ok }) => !ok)).toEqual([]);
  }
}

/** The code of a refusal; null for none. */
function refusal(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    if (error instanceof StatusError) return 'status';
    throw error;
  }
}

test('in any order of paying, cancelling, arriving, claiming and time, money is in one place, and a person has it by a transfer in time or a claim', () => {
  fc.assert(
    fc.property(commands, (all) => {
      const deposits = new Deposits();
      for (const command of [{ do: 'pay' }, { do: 'pay' }, ...all] as const) {
        deposits.run(command);
        deposits.check();
      }
    }),
    { numRuns: sized(150, 5000) },
  );
});
