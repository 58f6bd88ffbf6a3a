import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#mock-api/core/mailbox.ts';
import type { Quote } from '#contract/quotes.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { Payer, toChinedu, toTron } from '../payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  for (const [asset, amount] of [
    ['ngn', '60000000'],
    ['usdt', '60000'],
  ])
    await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset, amount });
});

const MICRO = 6;
/** The largest amount of USDT whose value is not above `naira`, and the next amount. */
async function around(naira: string): Promise<{ at: string; above: string }> {
  const isAbove = async (units: bigint) => {
    const { fiat } = await tobi.quote(toTron(formatAmount(units, MICRO)));
    expect(fiat?.currency).toBe('ngn');
    return parseAmount(fiat!.amount, 2) > parseAmount(naira, 2);
  };
  let [low, high] = [2_000_000n, 50_000_000_000n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (await isAbove(middle)) high = middle;
    else low = middle;
  }
  return { at: formatAmount(low, MICRO), above: formatAmount(high, MICRO) };
}

const risksOf = ({ risks }: Quote) => risks.map(({ code }) => code);

describe('the Travel Rule', () => {
  test('asks whose address it is above ₦1,500,000, and not at it', async () => {
    const { at, above } = await around('1500000');
    expect((await tobi.quote(toTron(at))).requires).not.toContain('beneficiary');
    const quote = await tobi.quote(toTron(above));
    expect(quote.requires).toContain('beneficiary');
    expect((await tobi.pay(quote)).body.code).toBe('beneficiary_required');
  });

  test('asks nothing of a payment to a person, whatever its amount', async () => {
    expect((await tobi.quote(toChinedu('1500000.01'))).requires).not.toContain('beneficiary');
  });
});

describe('a first payment to an address', () => {
  test('of more than ₦100,000 is reviewed, and one of ₦100,000 is not', async () => {
    const { at, above } = await around('100000');
    expect(risksOf(await tobi.quote(toTron(at)))).not.toContain('held_for_review');
    expect(risksOf(await tobi.quote(toTron(above)))).toContain('held_for_review');
    expect((await tobi.paid(toTron(above))).status).toBe('review');
  });
});

test.each([
  ['99999.99', 0],
  ['100000', 1],
])('a payment of ₦%s sends %i emails', async (amount, count) => {
  await tobi.paid(toChinedu(amount));
  const { items } = (await tobi.get('/__mock/mail')).body as { items: Mail[] };
  expect(items.filter(({ subject }) => subject.includes('sent'))).toHaveLength(count);
});

describe('what a bank can still recall', () => {
  test('can’t be sent to a chain for 60 minutes, to the millisecond', async () => {
    const deposit = await tobi.paid({ kind: 'deposit', amount: '200000' });
    await tobi.control('POST', '/simulate/events', { transaction_id: deposit.id, event: 'credited' });
    const clearing = async () =>
      (
        (await tobi.get('/wallet/balances')).body.data as { items: { asset: string; clearing: string }[] }
      ).items.find(({ asset }) => asset === 'ngn')?.clearing;
    expect(await clearing()).not.toBe('0');
    await tobi.control('POST', '/clock/advance', { ms: 3_599_999 });
    expect(await clearing()).not.toBe('0');
    await tobi.control('POST', '/clock/advance', { ms: 1 });
    expect(await clearing()).toBe('0');
  });
});

test('three hundred quotes a minute; the fresh one that an expired quote brings counts too', async () => {
  for (let made = 0; made < 298; made += 1) await tobi.quote(toChinedu('5'));
  const expired = await tobi.quote({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' });
  await tobi.wait(30);
  const fresh = async () => {
    const { status, body } = await tobi.pay(expired);
    return [status, (body.details as { quote: Quote | null } | undefined)?.quote?.from.amount ?? body.code];
  };
  expect(await fresh()).toEqual([410, '5000']);
  expect(await fresh()).toEqual([410, 'quote_expired']);
  expect((await tobi.post('/wallet/quotes', toChinedu('5'))).status).toBe(429);
});

test('all of an empty balance is less than the smallest amount, and is no matter of the fee', async () => {
  const { status, body } = await tobi.post('/wallet/quotes', {
    kind: 'send',
    asset: 'near',
    to: { username: 'chinedu' },
    max: true,
  });
  expect([status, body.code, body.details]).toEqual([
    422,
    'amount_below_min',
    { asset: 'near', minimum: '0.00000001' },
  ]);
});
