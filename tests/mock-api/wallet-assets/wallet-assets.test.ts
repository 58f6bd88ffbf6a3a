import { expect, test } from 'vitest';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { Payer } from '../transfers/payer.ts';

const list = async (who: Payer) => (await who.get('/wallet/assets')).body.data as { items: WalletAsset[] };

test('each asset has its networks with fees and minima, cash its bank', async () => {
  const tobi = await Payer.create();
  const { items } = await list(tobi);
  expect(items).toHaveLength(23);
  const usdt = items.find(({ id }) => id === 'usdt')!;
  expect(usdt).toMatchObject({ scale: 6, input_decimals: 6, price_symbol: null, bank: null });
  expect(usdt.networks[0]).toEqual({
    id: 'trc20',
    name: 'Tron (TRC-20)',
    format: 'tron',
    memo: null,
    min_deposit: '1',
    min_send: '2',
    fee: { asset: 'usdt', amount: '1', kind: 'fixed' },
    confirmations: 20,
    eta_seconds: 120,
    status: 'ok',
    opens_at: null,
  });
  expect(items.find(({ id }) => id === 'near')).toMatchObject({ scale: 24, input_decimals: 8 });
  expect(items.find(({ id }) => id === 'ngn')).toMatchObject({
    networks: [],
    bank: { min_deposit: '100', max_deposit: '10000000', min_payout: '100', status: 'ok' },
    flags: { send: true, receive: true, convert: true },
  });
  expect(items.find(({ id }) => id === 'usd')).toMatchObject({ bank: null, flags: { receive: false } });
});

test('who has it already is told so, until a network is paused', async () => {
  const tobi = await Payer.create();
  const first = await tobi.send('GET', '/wallet/assets');
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const known = { headers: { 'if-none-match': etag } };
  const again = await tobi.send('GET', '/wallet/assets', known);
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await tobi.control('PUT', '/simulate/networks/trc20', { status: 'paused' });
  const changed = await tobi.send('GET', '/wallet/assets', known);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  const usdt = (await list(tobi)).items.find(({ id }) => id === 'usdt')!;
  expect(usdt.networks[0]).toMatchObject({ id: 'trc20', status: 'paused', opens_at: null });
});
