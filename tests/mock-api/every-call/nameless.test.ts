import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Payer, toChinedu } from '../transfers/payer.ts';
import { sampleCalls } from './sample-calls.ts';
import { otherAddressesIn } from './other-addresses.ts';

test('who has no name and no username is shown by their address in no reply, whatever they have to do with somebody', async () => {
  const nneka = await Payer.create('payer');
  const nameless = await Payer.create('payee', nneka.app);
  const { state } = nneka;
  const account = Object.values(state.users).find(({ email }) => email === 'payee@example.com');
  if (!account) throw new Error('The persona has no account.');
  Object.assign(account, { profile: null, username: null });

  // They send, they ask, and they are found by whoever looks for them.
  const sent = await nameless.paid({ ...toChinedu('5000'), to: { username: 'nnekaobi' } });
  const asked = await nameless.post(
    '/wallet/payment-requests',
    { asset: 'ngn', amount: '5000', to: '@nnekaobi', note: 'Lunch' },
    { 'idempotency-key': randomUUID() },
  );
  expect(asked.status).toBe(201);
  const { request_id } = asked.body.data as { request_id: string };
  const { items } = (await nneka.get('/wallet/transactions')).body.data as { items: { id: string }[] };
  const hers = items[0]?.id ?? '';
  expect((await nneka.transaction(hers)).counterparty).toMatchObject({ kind: 'user', name: 'Anonymous' });
  const { export_id } = (await nneka.post('/wallet/exports', { kind: 'transactions' })).body.data as {
    export_id: string;
  };
  await nneka.wait(2);

  const ids = [hers, sent.id, request_id, export_id];
  const paths = sampleCalls
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .flatMap(({ path, endpoint }) =>
      endpoint.path.includes('{id}')
        ? ids.map((id) => endpoint.path.replace('{id}', id))
        : [path.replace('ntf_1', 'payee'), path],
    );
  const file = (await nneka.get(`/wallet/exports/${export_id}`)).body.data as { url: string };
  for (const path of new Set([...paths, file.url, '/wallet/search?q=payee', '/users/search?q=payee'])) {
    const reply = await (await nneka.send('GET', path)).text();
    expect([path, otherAddressesIn(reply, state, [nneka.cookies.get('access_token')], null)]).toEqual([
      path,
      [],
    ]);
  }
  // Nor to whom it is told: a quote, and the refusal of one.
  const quote = await nneka.post('/wallet/quotes', {
    ...toChinedu('1'),
    to: { username: 'payee@example.com' },
  });
  expect(JSON.stringify(quote.body)).not.toContain('payee@example.com');
});
