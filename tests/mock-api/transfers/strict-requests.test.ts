import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { docsOf, errorsOf } from '#contract/docs.ts';
import { paymentErrorDetails } from '#contract/payment-error-details.ts';
import { operations } from '#contract/registry.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { rightBodies } from '../every-call/wrong-bodies.ts';
import { Payer, PIN, toChinedu, toTron, TRON } from './payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const toBank = { bank_code: '901', account_number: '0000014579' };
const convert = { kind: 'convert', from: 'ngn', to: 'usdt' };
const payout = { kind: 'payout', to: toBank };
const send = { kind: 'send', asset: 'ngn', to: { username: 'chinedu' } };
const refused = async (body: object) => {
  const answer = await tobi.post('/wallet/quotes', body);
  expect(Object.values(tobi.state.quotes)).toEqual([]);
  return answer;
};

describe('an amount or all of the balance, and not both', () => {
  test.each([
    ['sent', send],
    ['paid to a bank', payout],
    ['converted', convert],
  ])('%s', async (_what, form) => {
    const both = await refused({ ...form, amount: '100', max: true });
    expectRefusal(both, [422, 'unexpected_member']);
    expect(both.body).toMatchObject({ details: { member: 'amount' }, fields: { amount: 'invalid' } });
    const neither = await refused(form);
    expectRefusal(neither, [422, 'invalid_fields']);
    expect(neither.body.fields).toEqual({ amount: 'invalid' });
    const false_ = await refused({ ...form, max: false });
    expect(false_.body.fields).toEqual({ amount: 'invalid' });
    const text = await refused({ ...form, amount: '100', max: 'true' });
    expect(text.body.fields).toEqual({ max: 'invalid' });
    expect((await tobi.quote({ ...form, amount: '100', max: false })).receive).toEqual(
      (await tobi.quote({ ...form, amount: '100' })).receive,
    );
  });

  test('a deposit has an amount, and nothing is all of one', async () => {
    expect((await refused({ kind: 'deposit' })).body.fields).toEqual({ amount: 'invalid' });
    const all = await refused({ kind: 'deposit', amount: '5000', max: true });
    expect(all.body).toMatchObject({ code: 'unexpected_member', details: { member: 'max' } });
  });

  test.each<[what: string, form: object, field: string]>([
    ['an amount of the other side', { ...convert, fixed_side: 'to' }, 'fixed_side'],
    ['an amount in money', { ...send, unit: 'fiat' }, 'unit'],
  ])('what says that it is %s does not stand beside all of the balance', async (_what, form, field) => {
    const { status, body } = await refused({ ...form, max: true });
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_fields', { [field]: 'invalid' }]);
  });

  test('what is left out has its documented default', async () => {
    const plain = await tobi.quote({ ...send, amount: '5' });
    const told = { unit: 'asset', fiat_currency: 'ngn', fee_from: 'balance' };
    const { quote_id: _one, ...same } = await tobi.quote({ ...send, amount: '5', ...told });
    const { quote_id: _other, ...first } = plain;
    expect(same).toEqual(first);
    expect((await tobi.quote({ ...convert, max: true, fixed_side: 'from' })).total_debit.amount).toBe(
      '482350.75',
    );
    expect((await tobi.quote({ ...send, max: true, unit: 'asset' })).total_debit.amount).toBe('482350.75');
  });
});

describe('one destination', () => {
  const address = { network: 'trc20', address: TRON };
  test.each<[what: string, form: object, members: string[]]>([
    [
      'a person and an address',
      { ...toTron('20'), to: { username: 'chinedu', ...address } },
      ['to.network', 'to.address'],
    ],
    [
      'a person and a payee',
      { ...send, amount: '5', to: { username: 'chinedu', payee_id: 'pay_1' } },
      ['to.payee_id'],
    ],
    [
      'an address and a payee',
      { ...toTron('20'), to: { payee_id: 'pay_1', ...address } },
      ['to.payee_id', 'to.network', 'to.address'],
    ],
    ['a person with a memo', { ...send, amount: '5', to: { username: 'chinedu', memo: '1' } }, ['to.memo']],
    [
      'a bank account and a payee',
      { ...payout, amount: '500', to: { ...toBank, payee_id: 'pay_1' } },
      ['to.payee_id', 'to.bank_code', 'to.account_number'],
    ],
    [
      'a person of a bank',
      { ...payout, amount: '500', to: { ...toBank, username: 'chinedu' } },
      ['to.username'],
    ],
  ])('%s', async (_what, form, members) => {
    const answer = await refused(form);
    expectRefusal(answer, [422, 'unexpected_member']);
    const { member } = paymentErrorDetails.unexpected_member.parse(answer.body.details);
    expect(members).toContain(member);
    expect(Object.keys(answer.body.fields as object).filter((name) => !members.includes(name))).toEqual([]);
  });
});

/** Every object of a value, with its path. */
function objectsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => objectsIn(inner, [...path, name]))];
}

/** A copy with one member more, in the object at a path. */
function withMember(value: unknown, path: readonly string[], member: string): unknown {
  const [name, ...rest] = path;
  const copy = { ...(value as Record<string, unknown>) };
  const put = (key: string, inner: unknown) =>
    Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true });
  if (name === undefined) put(member, 'unheard');
  else put(name, withMember(copy[name], rest, member));
  return copy;
}

const strict = operations.filter((one) => 'unexpected_member' in errorsOf(one));

test('the calls that move money are the ones that take nothing but what they know', () => {
  expect(strict.map(({ op }) => op)).toEqual(['POST /wallet/quotes', 'POST /wallet/transactions']);
});

describe.each(strict)('$op', ({ op, request, endpoint, ...operation }) => {
  const forms = [
    ...rightBodies(request.body!),
    (docsOf(operation).example as { body?: unknown }).body,
    toTron('20'),
    { ...toTron('20'), to: { network: 'trc20', address: TRON, memo: null }, beneficiary: { kind: 'self' } },
    { ...payout, amount: '500' },
    { quote_id: 'quo_1', approval: { pin: PIN } },
  ].filter((body) => request.body!.safeParse(body).success);

  test.each([
    'unheard_of',
    '__proto__',
    'constructor',
    'toString',
    'Amount',
    'ämount',
    '\ufeffamount',
    'x'.repeat(500),
  ])(
    'a member that it does not know is refused in every object, and named by its path: %s',
    async (member) => {
      const before = JSON.stringify(tobi.state.ledger);
      const places = forms.flatMap((form) => objectsIn(form).map((path) => ({ form, path })));
      expect(places.some(({ path }) => path.length > 0)).toBe(true);
      for (const { form, path } of places) {
        const answer = await tobi.post(endpoint.path, withMember(form, path, member), {
          'idempotency-key': randomUUID(),
        });
        expectRefusal(answer, [422, 'unexpected_member']);
        const name = [...path, member].join('.').slice(0, 100);
        expect([op, path, answer.body.details]).toEqual([op, path, { member: name }]);
        expect(Object.hasOwn(answer.body.fields as object, name)).toBe(true);
        expect(answer.body.message).toContain(name);
      }
      expect(JSON.stringify(tobi.state.ledger)).toBe(before);
    },
  );

  test('of thousands of them the first are named', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`n${index}`, 1]));
    const answer = await tobi.post(endpoint.path, { ...(forms[0] as object), ...many });
    expectRefusal(answer, [422, 'unexpected_member']);
    expect(Object.keys(answer.body.fields as object).length).toBeLessThan(50);
  });
});

test('a mistyped name changes nothing silently: neither who pays the fee nor how much is sent', async () => {
  for (const [member, value] of [
    ['fee_form', 'amount'],
    ['maxx', true],
  ] as const) {
    const { body } = await refused({ ...toTron('20'), [member]: value });
    expect([body.code, body.details]).toEqual(['unexpected_member', { member }]);
  }
});

test('a wrong member beside an unknown one is named too', async () => {
  const { body } = await refused({ ...toChinedu('5'), to: { usernam: 'chinedu' } });
  expect(body).toMatchObject({
    code: 'unexpected_member',
    details: { member: 'to.usernam' },
    fields: { 'to.username': 'invalid', 'to.usernam': 'invalid' },
  });
});

test('an approval with a member more approves nothing', async () => {
  const quote = await tobi.quote(toChinedu('5'));
  const { body } = await tobi.pay(quote, { approval: { pin: PIN, pinn: PIN } });
  expect([body.code, body.details]).toEqual(['unexpected_member', { member: 'approval.pinn' }]);
  expect((await tobi.pay(quote)).status).toBe(201);
});
