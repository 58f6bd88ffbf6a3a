import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PAYEE_LIMIT, type Payee } from '#contract/payees.ts';
import { OPEN_LINKS, type PaymentRequest } from '#contract/payment-requests.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { WAITING_DEPOSITS } from '#mock-api/features/transfers/waiting-deposits.ts';
import { Payer, PIN, toTron } from '../payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const key = () => ({ 'idempotency-key': randomUUID() });
const advance = (ms: number) => tobi.control('POST', '/clock/advance', { ms });

describe('bank deposits that wait for their money', () => {
  const begin = async () => tobi.pay(await tobi.quote({ kind: 'deposit', amount: '5000' }));

  test('are ten at most; the next one waits until the first account expires', async () => {
    await begin();
    await advance(60_000);
    for (let waiting = 1; waiting < WAITING_DEPOSITS; waiting += 1) expect((await begin()).status).toBe(201);
    const { status, headers, body } = await begin();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '1740']);
    expect(body.message).toBe('You have 10 bank deposits waiting. Pay or cancel one first.');
    await advance(1_739_999);
    expect((await begin()).status).toBe(429);
    await advance(1);
    expect([(await begin()).status, (await begin()).status]).toEqual([201, 429]);
  });

  test('one that is cancelled, said to be paid or credited makes room', async () => {
    const ids: string[] = [];
    for (let waiting = 0; waiting < WAITING_DEPOSITS; waiting += 1)
      ids.push(((await begin()).body.data as { id: string }).id);
    const status = (id: string | undefined, said: string) =>
      tobi.write('PUT', `/wallet/transactions/${id}/status`, { status: said }, key());
    await status(ids[0], 'cancelled');
    await status(ids[1], 'sent');
    await tobi.control('POST', '/simulate/events', { transaction_id: ids[2], event: 'credited' });
    for (let room = 0; room < 3; room += 1) expect((await begin()).status).toBe(201);
    expect((await begin()).status).toBe(429);
  });
});

describe('payees', () => {
  const address = (index: number) => sampleAddress(1, 'trc20', `payee ${index}`);
  const save = (index: number) =>
    tobi.post(
      '/wallet/payees',
      {
        kind: 'address',
        label: `Payee ${index}`,
        asset: 'usdt',
        network: 'trc20',
        address: address(index),
        approval: { pin: PIN },
      },
      key(),
    );
  const payees = async () => ((await tobi.get('/wallet/payees')).body.data as { items: Payee[] }).items;
  const fill = async () => {
    const already = (await payees()).length;
    for (let index = already; index < PAYEE_LIMIT; index += 1) expect((await save(index)).status).toBe(201);
  };

  test('are a hundred at most: one more is refused, one of them can have a new label, a deleted one makes room', async () => {
    await fill();
    const refused = await save(PAYEE_LIMIT);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'forbidden',
      'You’ve reached the limit of 100 payees. Remove one to add another.',
    ]);
    expect((await save(PAYEE_LIMIT - 1)).status).toBe(201);
    expect(await payees()).toHaveLength(PAYEE_LIMIT);
    const [first] = await payees();
    await tobi.write('DELETE', `/wallet/payees/${first?.payee_id}`, { approval: { pin: PIN } });
    expect((await save(PAYEE_LIMIT)).status).toBe(201);
  });

  test('a payment that would save one more is made, and saves nothing', async () => {
    await fill();
    const paid = await tobi.paid(toTron('5'), { save_payee: 'Exchange' });
    expect(paid.status).toBe('processing');
    expect((await payees()).map(({ label }) => label)).not.toContain('Exchange');
  });
});

describe('requests for money', () => {
  const PATH = '/wallet/payment-requests';
  const ask = (given: object = {}) => tobi.post(PATH, { asset: 'ngn', amount: '500', ...given }, key());
  const idOf = (body: Record<string, unknown>) => (body.data as PaymentRequest).request_id;
  const cancel = (id: string) => tobi.write('PUT', `${PATH}/${id}/status`, { status: 'cancelled' });

  test('twenty that anybody with the link may pay can be open; a cancelled one makes room', async () => {
    const first = idOf((await ask()).body);
    for (let open = 1; open < OPEN_LINKS; open += 1) expect((await ask()).status).toBe(201);
    const { status, body } = await ask();
    expect([status, body.code, body.message]).toEqual([
      409,
      'too_many_requests_open',
      'You have 20 open request links. Cancel one first.',
    ]);
    expect((await ask({ to: 'chinedu' })).status).toBe(201);
    await cancel(first);
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 409]);
  });

  test('the newest 200 are kept: the oldest that have ended go, and those that are open stay', async () => {
    const open = idOf((await ask()).body);
    const ended: string[] = [];
    for (let made = 1; made < 200; made += 1) {
      ended.push(idOf((await ask()).body));
      await cancel(ended.at(-1)!);
    }
    const kept = async () =>
      ((await tobi.get(`${PATH}?box=out`)).body.data as { items: PaymentRequest[] }).items.map(
        ({ request_id }) => request_id,
      );
    expect(await kept()).toHaveLength(200);
    const last = idOf((await ask()).body);
    expect(await kept()).toEqual([last, ...ended.slice(1).reverse(), open]);
  });
});
