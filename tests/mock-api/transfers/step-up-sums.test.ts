import { expect, test } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import { parseAmount } from '#contract/money.ts';
import { now } from '#mock-api/core/clock.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { sized } from '../../tier.ts';
import { SeededRandom } from '../seeded-random.ts';
import { Payer, PIN, toChinedu, TRON } from './payer.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const MOST = 50_000_000n;
const MOST_TO_NEW = 5_000_000n;
const kobo = (naira: string) => parseAmount(naira, 2);

interface Recipient {
  readonly name: string;
  readonly isPerson: boolean;
  readonly pay: (naira: string) => object;
}
const recipients: readonly Recipient[] = [
  ...['chinedu', 'amina', 'adaobi', 'kwame'].map((username) => ({
    name: username,
    isPerson: true,
    pay: (amount: string) => ({ ...toChinedu(amount), to: { username } }),
  })),
  {
    name: 'bank',
    isPerson: false,
    pay: (amount) => ({
      kind: 'payout',
      to: { bank_code: '901', account_number: '0123456784' },
      amount,
    }),
  },
  {
    name: 'tron',
    isPerson: false,
    pay: (amount) => ({
      kind: 'send',
      asset: 'usdt',
      to: { network: 'trc20', address: TRON },
      amount,
      unit: 'fiat',
      fiat_currency: 'ngn',
    }),
  },
];
const amounts = ['3500', '5000', '9999.99', '10000', '20000', '30000', '49999.99', '120000', '200000'];

/** A payment as its customer would note it down. */
interface Noted {
  readonly id: string;
  readonly to: Recipient;
  readonly kobo: bigint;
  readonly at: number;
}

/** The rule in plain words, from a list of everything that was paid, and what has become of each. */
class Notebook {
  readonly #payer: Payer;
  readonly #noted: Noted[] = [];

  constructor(payer: Payer) {
    this.#payer = payer;
  }

  note(payment: Noted): void {
    this.#noted.push(payment);
  }

  async expected(to: Recipient, amount: bigint): Promise<boolean> {
    const time = now(this.#payer.state);
    const payments = [];
    for (const one of this.#noted) {
      const { status, completed_at } = await this.#payer.transaction(one.id);
      const isStopped = ['failed', 'cancelled', 'returned'].includes(status);
      payments.push({
        ...one,
        isStopped,
        arrived: status === 'completed' ? Date.parse(completed_at!) : null,
      });
    }
    const known = new Set(
      payments.flatMap(({ arrived, to: { name } }) =>
        arrived !== null && arrived <= time - DAY ? [name] : [],
      ),
    );
    const counted = payments.filter(({ at, isStopped }) => !isStopped && at > time - DAY);
    const sum = (some: typeof counted) => some.reduce((total, one) => total + one.kobo, amount);
    if (sum(counted) > MOST) return true;
    if (known.has(to.name)) return false;
    return (
      !to.isPerson || sum(counted.filter((one) => one.to.isPerson && !known.has(one.to.name))) > MOST_TO_NEW
    );
  }
}

/** What was typed in naira, or the value of it that the quote shows. */
const worth = ({ from, fiat }: Quote) => kobo(from.asset === 'ngn' ? from.amount : fiat!.amount);

test.each(Array.from({ length: sized(3, 40) }, (_, index) => index + 1))(
  'whatever was paid, stopped and returned before: a code is asked as a plain list of it says (seed %i)',
  async (seed) => {
    const random = new SeededRandom(seed);
    const payer = await Payer.create('two-factor');
    const [user] = Object.values(payer.state.users);
    payer.state.tiers[user!.customer_id] = 3;
    // The history is longer than a session.
    for (const session of Object.values(payer.state.sessions)) session.expires_at += 365 * DAY;
    for (const [asset, amount] of [
      ['ngn', '90000000'],
      ['usdt', '60000'],
    ])
      await payer.control('POST', '/deposits', { email: user!.email, asset, amount });
    const notebook = new Notebook(payer);
    const advance = (ms: number) => payer.control('POST', '/clock/advance', { ms });
    const seen = { asked: 0, free: 0 };
    for (let step = 0; step < 60; step += 1) {
      await advance(random.chance(0.6) ? (1 + random.below(9)) * HOUR : (30 + random.below(900)) * SECOND);
      const to = random.one(recipients);
      const quote = await payer.quote(to.pay(random.one(amounts)));
      const asked = quote.requires.includes('totp');
      expect([step, to.name, asked]).toEqual([step, to.name, await notebook.expected(to, worth(quote))]);
      seen[asked ? 'asked' : 'free'] += 1;
      const totp = shownCode(payer.state, Object.values(payer.state.twoFactor)[0]!).code;
      const { status, body } = await payer.pay(quote, { approval: { pin: PIN, ...(asked ? { totp } : {}) } });
      expect([step, status]).toEqual([step, 201]);
      const { id } = body.data as { id: string };
      notebook.note({ id, to, kobo: worth(quote), at: now(payer.state) });
      if (random.chance(0.3)) {
        const event = random.one(['failed', 'settled', 'returned', 'cancelled']);
        // What can't happen to it is refused.
        await payer.control('POST', '/simulate/events', { transaction_id: id, event });
      }
      if (random.chance(0.2)) await payer.paid({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '40000' });
    }
    expect(Math.min(seen.asked, seen.free)).toBeGreaterThan(5);
    expect(payer.brokenInvariants()).toEqual([]);
  },
);
