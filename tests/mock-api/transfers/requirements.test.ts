import { beforeEach, expect, test } from 'vitest';
import { Payer, PIN, toChinedu, toTron, TRON } from './payer.ts';

let tobi: Payer;
let id: string;
beforeEach(async () => {
  tobi = await Payer.create();
  id = Object.values(tobi.state.users).find(({ username }) => username === 'tobiade')!.customer_id;
});

/** Begins like the address of `toTron`, and is valid. */
const SIMILAR = 'TR7NHqjeKQxGTCi8q8ZY4RXAaqCGMsHDmv';

test.each<[string, object, string]>([
  ['no PIN', { approval: {} }, 'pin_required'],
  ['a wrong PIN', { approval: { pin: '111222' } }, 'pin_invalid'],
])('%s', async (_what, given, code) => {
  const { body } = await tobi.pay(await tobi.quote(toChinedu('5')), given);
  expect(body.code).toBe(code);
});

test('no PIN was set', async () => {
  const ann = await Payer.create('complete-no-pin', tobi.app);
  expect((await ann.pay(await ann.quote(toChinedu('5')))).body.code).toBe('pin_not_set');
});

test('five wrong PINs lock it for 15 minutes, then for an hour, then for a day', async () => {
  const quote = await tobi.quote(toChinedu('5'));
  const wrong = async () => (await tobi.pay(quote, { approval: { pin: '111222' } })).body;
  for (const tries_left of [4, 3, 2, 1])
    expect(await wrong()).toMatchObject({ code: 'pin_invalid', details: { tries_left } });
  expect(await wrong()).toMatchObject({
    code: 'pin_locked',
    details: { until: '2026-11-21T09:57:00.000Z' },
  });
  const right = await tobi.pay(quote, { approval: { pin: PIN } });
  expect([right.status, right.headers.get('retry-after')]).toEqual([423, '900']);
  await tobi.wait(900);
  const fresh = await tobi.quote(toChinedu('5'));
  const again = async () => (await tobi.pay(fresh, { approval: { pin: '111222' } })).body;
  for (let count = 0; count < 4; count += 1) await again();
  expect(await again()).toMatchObject({
    code: 'pin_locked',
    details: { until: '2026-11-21T10:57:00.000Z' },
  });
  await tobi.wait(3600);
  expect((await tobi.pay(await tobi.quote(toChinedu('5')))).status).toBe(201);
});

test('each serious risk has to be acknowledged, and the quote stays valid', async () => {
  const quote = await tobi.quote(toTron('5'));
  expect(quote.requires).toEqual(['pin', 'risks']);
  const refused = await tobi.pay(quote, { acknowledged_risks: [] });
  expect(refused.body).toMatchObject({
    code: 'risks_not_acknowledged',
    details: { risks: [{ code: 'first_time_address', level: 'warn' }] },
  });
  expect((await tobi.pay(quote)).status).toBe(201);
});

test('the same payment within ten minutes is a risk, not an error', async () => {
  await tobi.paid(toChinedu('5'));
  await tobi.wait(60);
  const again = await tobi.quote(toChinedu('5'));
  expect(again.risks).toContainEqual({ code: 'duplicate_payment', level: 'warn', params: { minutes: 1 } });
  const refused = await tobi.pay(again, { acknowledged_risks: [] });
  expect([refused.status, refused.body.code]).toEqual([422, 'risks_not_acknowledged']);
  await tobi.wait(540);
  const codes = (await tobi.quote(toChinedu('5'))).risks.map(({ code }) => code);
  expect(codes).toEqual(['first_time_recipient']);
});

test('an address that looks like one that was paid is named', async () => {
  await tobi.paid(toTron('5'));
  await tobi.wait(200);
  const { risks } = await tobi.quote({ ...toTron('6'), to: { network: 'trc20', address: SIMILAR } });
  expect(risks).toContainEqual({
    code: 'similar_address',
    level: expect.stringMatching(/warn|critical/) as 'warn',
    params: { payee: 'TR7NHq…gjLj6t', address: TRON },
  });
});

test('above ₦1,500,000 the law asks whose address it is', async () => {
  await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset: 'usdt', amount: '2000' });
  const quote = await tobi.quote(toTron('1500'));
  expect(quote.requires).toContain('beneficiary');
  expect((await tobi.pay(quote)).body.code).toBe('beneficiary_required');
  const told = await tobi.quote({ ...toTron('1500'), beneficiary: { kind: 'self' } });
  expect((await tobi.pay(told, { save_payee: 'Mine' })).status).toBe(201);
  await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset: 'usdt', amount: '2000' });
  const payee = tobi.state.payees[id]!.find(({ label }) => label === 'Mine');
  const later = await tobi.quote({ ...toTron('1501'), to: { payee_id: payee!.payee_id } });
  expect(later.requires).not.toContain('beneficiary');
});

test('a quote is used once, by its owner, and in time', async () => {
  const quote = await tobi.quote(toChinedu('5'));
  const seun = await Payer.create('unicode', tobi.app);
  expect((await seun.pay(quote)).body.code).toBe('quote_not_found');
  expect((await tobi.pay(quote)).status).toBe(201);
  expect((await tobi.pay(quote)).body.code).toBe('quote_used');
  const late = await tobi.quote(toTron('5'));
  await tobi.wait(120);
  const expired = await tobi.pay(late);
  expect(expired.status).toBe(410);
  const { quote: fresh } = expired.body.details as { quote: typeof late };
  expect(fresh).toMatchObject({ from: late.from, expires_at: '2026-11-21T09:46:00.000Z' });
  expect((await tobi.pay(fresh)).status).toBe(201);
  const withdrawn = await tobi.quote(toChinedu('6'));
  const { status } = await tobi.send('DELETE', `/wallet/quotes/${withdrawn.quote_id}`);
  expect(status).toBe(204);
  expect((await tobi.pay(withdrawn)).body.code).toBe('quote_expired');
  const used = await tobi.send('DELETE', `/wallet/quotes/${quote.quote_id}`);
  expect(used.status).toBe(409);
});
