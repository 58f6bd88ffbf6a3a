import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { Payer, toChinedu } from '../transfers/payer.ts';

let nneka: Payer;
let samuel: Payer;
beforeEach(async () => {
  nneka = await Payer.create('payer');
  samuel = await Payer.create('payee', nneka.app);
});

const PATH = '/wallet/payment-requests';
const terms = { asset: 'ngn', amount: '5000', to: '@samuelade', note: 'Lunch' };
const ask = async (who: Payer, body: object = terms, key: string = randomUUID()) =>
  who.post(PATH, body, { 'idempotency-key': key });
const asked = async (who: Payer, body: object = terms) => (await ask(who, body)).body.data as PaymentRequest;
const box = async (who: Payer, name: string) =>
  ((await who.get(`${PATH}?box=${name}`)).body.data as { items: PaymentRequest[] }).items;
const one = async (who: Payer, { request_id }: PaymentRequest) =>
  (await who.get(`${PATH}/${request_id}`)).body.data as PaymentRequest;
const close = (who: Payer, { request_id }: PaymentRequest, status: string) =>
  who.write('PUT', `${PATH}/${request_id}/status`, { status });
const newest = async (who: Payer) =>
  ((await who.get('/user/notifications/list')).body.data as Notification[])[0];
const paying = ({ request_id }: PaymentRequest, given: object = {}) => ({
  ...toChinedu('5000'),
  to: { username: 'nnekaobi' },
  request_id,
  ...given,
});

test('a request is seen by both, told to who is asked, and paid once', async () => {
  const request = await asked(nneka);
  expect(request).toMatchObject({
    box: 'out',
    from: { username: 'nnekaobi', name: 'Nneka Obi' },
    to: { username: 'samuelade' },
    amount: '5000',
    status: 'open',
    expires_at: '2026-11-28T09:42:00.000Z',
    link: `/w/send?request=${request.request_id}`,
    transaction_id: null,
  });
  expect(await box(samuel, 'in')).toEqual([{ ...request, box: 'in' }]);
  expect(await newest(samuel)).toMatchObject({
    title: 'Nneka Obi requested ₦5,000.00',
    link: `/w/receive?tab=user&request=${request.request_id}`,
  });
  const quote = await samuel.quote(paying(request));
  expect(quote).toMatchObject({ request_id: request.request_id, payee_id: null, account: null });
  const second = await samuel.quote(paying(request));
  const { id } = (await samuel.pay(quote)).body.data as { id: string };
  expect(await one(samuel, request)).toMatchObject({ status: 'paid', transaction_id: id });
  expect(await newest(nneka)).toMatchObject({ title: 'Samuel Ade paid your request for ₦5,000.00' });
  const hers = await one(nneka, request);
  expect((await nneka.transaction(hers.transaction_id ?? '')).amount).toBe('5000');
  const risks = second.risks.map(({ code }) => code);
  expect((await samuel.pay(second, { acknowledged_risks: [...risks, 'duplicate_payment'] })).body.code).toBe(
    'request_closed',
  );
  expect((await samuel.post('/wallet/quotes', paying(request))).body.code).toBe('request_closed');
  expect(nneka.brokenInvariants()).toEqual([]);
});

test('only its own terms pay it', async () => {
  const request = await asked(nneka);
  for (const given of [
    { amount: '4999' },
    { asset: 'usdt', amount: '5000' },
    { to: { username: 'chinedu' } },
    { request_id: 'req_0' },
  ])
    expect((await samuel.post('/wallet/quotes', paying(request, given))).body.code).toBe('request_not_found');
  // Nobody pays a request of their own, nor one that asks somebody else.
  const tobi = await Payer.create('complete', nneka.app);
  expect((await tobi.post('/wallet/quotes', paying(request))).body.code).toBe('request_not_found');
  expect((await tobi.get(`${PATH}/${request.request_id}`)).body.code).toBe('request_not_found');
});

test('who has the link pays a request that asks nobody', async () => {
  const request = await asked(nneka, { asset: 'ngn', amount: '5000' });
  const tobi = await Payer.create('complete', nneka.app);
  expect(await one(tobi, request)).toMatchObject({ box: 'in', to: null, status: 'open' });
  expect((await tobi.pay(await tobi.quote(paying(request)))).status).toBe(201);
  expect((await one(nneka, request)).status).toBe('paid');
});

test('who is asked declines, who asks cancels, and nobody else does either', async () => {
  const request = await asked(nneka);
  expect((await close(samuel, request, 'cancelled')).body.code).toBe('request_not_found');
  expect((await close(nneka, request, 'declined')).body.code).toBe('request_not_found');
  expect((await close(samuel, request, 'declined')).status).toBe(200);
  expect((await close(samuel, request, 'declined')).status).toBe(200);
  expect(await newest(nneka)).toMatchObject({ title: 'Samuel Ade declined your request for ₦5,000.00' });
  expect((await close(nneka, request, 'cancelled')).body.code).toBe('request_closed');
  const other = await asked(nneka);
  await close(nneka, other, 'cancelled');
  expect((await one(samuel, other)).status).toBe('cancelled');
});

test('three open ones to a person are the most; a closed one makes room', async () => {
  const first = await asked(nneka);
  for (let turn = 0; turn < 2; turn += 1) expect((await ask(nneka)).status).toBe(201);
  expect((await ask(nneka)).body.code).toBe('too_many_requests_open');
  expect((await ask(nneka, { ...terms, to: 'chinedu' })).status).toBe(201);
  await close(samuel, first, 'declined');
  expect((await ask(nneka)).status).toBe(201);
});

test('five a day to one person, cancelled ones counted: thirty that are cancelled at once pester nobody', async () => {
  const told = async () =>
    ((await samuel.get('/user/notifications/list')).body.data as Notification[]).length;
  const before = await told();
  const codes: unknown[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const { body } = await ask(nneka);
    codes.push(body.code);
    if (body.data) await close(nneka, body.data as PaymentRequest, 'cancelled');
  }
  expect(codes).toEqual(Array.from({ length: 30 }, (_, turn) => (turn < 5 ? undefined : 'rate_limited')));
  expect((await told()) - before).toBe(5);
  // As many to others in between as are kept forget none of them.
  for (let turn = 0; turn < 250; turn += 1)
    await close(nneka, await asked(nneka, { asset: 'ngn', amount: '5000' }), 'cancelled');
  const refused = await ask(nneka);
  expect(refused.body.message).toBe(
    'You’ve asked this person 5 times in a day. You can ask again in 24 hours.',
  );
  expect((await ask(nneka, { ...terms, to: 'chinedu' })).status).toBe(201);
  await nneka.wait(24 * 3600);
  expect((await ask(nneka)).status).toBe(201);
});

test('a stranger’s note is shown once they are paid, and that of whom one has paid or asked before at once', async () => {
  const tobi = await Payer.create('complete', nneka.app);
  const toTobi = { ...terms, to: '@tobiade' };
  const shown = async (request: PaymentRequest) => {
    const { note, note_hidden } = await one(tobi, request);
    return [note, note_hidden];
  };
  const request = await asked(nneka, toTobi);
  expect([request.note, request.note_hidden]).toEqual(['Lunch', false]);
  expect(await shown(request)).toEqual([null, true]);
  expect(await box(tobi, 'in')).toMatchObject([{ note: null, note_hidden: true }]);
  // Money from the asker makes nobody familiar: it could be a kobo.
  await nneka.paid({ ...toChinedu('1'), to: { username: 'tobiade' } });
  expect(await shown(request)).toEqual([null, true]);
  expect(await shown(await asked(nneka, { ...toTobi, note: null }))).toEqual([null, false]);
  await tobi.paid(paying(request));
  expect(await shown(request)).toEqual(['Lunch', false]);
  expect(await shown(await asked(nneka, { ...toTobi, note: 'Tea' }))).toEqual(['Tea', false]);
});

test('who has asked somebody sees the notes of that person', async () => {
  const tobi = await Payer.create('complete', nneka.app);
  const request = await asked(nneka, { ...terms, to: '@tobiade' });
  await asked(tobi, { ...terms, to: 'nnekaobi' });
  expect(await one(tobi, request)).toMatchObject({ note: 'Lunch', note_hidden: false });
});

test('it expires by itself', async () => {
  const request = await asked(nneka, { ...terms, expires_in: 3600 });
  await nneka.wait(3599);
  expect((await one(samuel, request)).status).toBe('open');
  await nneka.wait(1);
  expect((await one(samuel, request)).status).toBe('expired');
  expect((await samuel.post('/wallet/quotes', paying(request))).body.code).toBe('request_closed');
});

test('a request that is sent again is one', async () => {
  const key = randomUUID();
  const [first, again] = [await ask(nneka, terms, key), await ask(nneka, terms, key)];
  expect(again.body.data).toEqual(first.body.data);
  expect(await box(nneka, 'out')).toHaveLength(1);
});

test('people of the directory ask and decline by the control plane', async () => {
  const { body } = await nneka.control('POST', '/simulate/requests', {
    from: 'chinedu',
    email: 'payer@example.com',
    amount: '750',
  });
  expect(await box(nneka, 'in')).toMatchObject([
    { request_id: body.request_id, from: { name: 'Chinedu Obi' } },
  ]);
  const request = await asked(nneka, { ...terms, to: 'chinedu' });
  await nneka.control('PUT', `/simulate/requests/${request.request_id}/declined`);
  expect((await one(nneka, request)).status).toBe('declined');
});
