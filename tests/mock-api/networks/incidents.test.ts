import { beforeEach, expect, test } from 'vitest';
import type { Announcement } from '#contract/announcements.ts';
import { Payer, toTron } from '../transfers/payer.ts';

// One truth (mends 13): the announcement, the service's status, the network's row, the address, a quote and the arrival itself.

const HOUR = 3600;
let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

interface Row {
  id: string;
  eta_seconds: number;
  status: string;
  opens_at: string | null;
}
const news = async () => {
  const { items } = (await tobi.get('/announcements')).body.data as { items: Announcement[] };
  return items.filter(({ pinned }) => pinned);
};
const components = async () => {
  const { body } = await tobi.get('/status');
  return (body.data as { components: { id: string; status: string; since: string }[] }).components;
};
const row = async (id = 'trc20') => {
  const { items } = (await tobi.get('/wallet/assets')).body.data as { items: { networks: Row[] }[] };
  return items.flatMap(({ networks }) => networks).find((network) => network.id === id)!;
};
const address = async () =>
  (await tobi.get('/wallet/deposit-addresses?asset=usdt&network=trc20')).body.data as {
    eta_seconds: number;
    warnings: string[];
  };
const simulate = async (body: object, id = 'trc20') => tobi.control('PUT', `/simulate/networks/${id}`, body);

test('as long as all works, nothing is told', async () => {
  expect(await news()).toEqual([]);
  expect(new Set((await components()).map(({ status }) => status))).toEqual(new Set(['operational']));
  expect(await row()).toMatchObject({ status: 'ok', eta_seconds: 120, opens_at: null });
  expect(await address()).toMatchObject({ eta_seconds: 120, warnings: [] });
});

test('a slow network is told alike in every place, with one beginning and one time', async () => {
  await simulate({ status: 'delayed' });
  const since = '2026-11-21T09:42:00.000Z';
  await tobi.wait(HOUR);
  const [told, ...others] = await news();
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    title: 'Tron deposits take longer today',
    summary: 'Deposits on Tron are credited after about 20 minutes.',
    tag: 'service',
    severity: 'warning',
    starts_at: since,
    ends_at: null,
    status: 'unread',
  });
  expect((await components()).filter(({ status }) => status !== 'operational')).toEqual([
    { id: 'transfers', status: 'degraded', since },
    { id: 'deposits', status: 'degraded', since },
  ]);
  expect(await row()).toMatchObject({ status: 'delayed', eta_seconds: 20 * 60 });
  expect(await address()).toMatchObject({ eta_seconds: 20 * 60, warnings: ['network_delayed'] });
  const usual = 120;
  const { eta_seconds } = await tobi.quote(toTron('5'));
  await simulate({ status: 'ok' });
  expect(eta_seconds - (await tobi.quote(toTron('5'))).eta_seconds).toBe(20 * 60 - usual);
  expect(await row('erc20')).toMatchObject({ status: 'ok', eta_seconds: 180 });
});

test('a deposit takes as long as is told', async () => {
  const deposit = async () => {
    const { body } = await tobi.control('POST', '/deposits', {
      email: 'tobi@example.com',
      asset: 'usdt',
      amount: '7',
      status: 'confirming',
    });
    return body.id as string;
  };
  await simulate({ status: 'delayed' });
  const late = await deposit();
  expect(Date.parse((await tobi.transaction(late)).eta_at!)).toBe(Date.parse('2026-11-21T10:02:00Z'));
  await tobi.wait(19 * 60);
  expect((await tobi.transaction(late)).status).toBe('confirming');
  await tobi.wait(61);
  expect((await tobi.transaction(late)).status).toBe('completed');
});

test('an incident ends by itself at its time, in every place at once', async () => {
  const opens_at = '2026-11-21T10:42:00.000Z';
  await simulate({ status: 'paused', opens_at });
  const [told] = await news();
  expect(told).toMatchObject({ title: 'Tron is paused', severity: 'critical', ends_at: opens_at });
  expect(await row()).toMatchObject({ status: 'paused', opens_at });
  await tobi.wait(HOUR - 1);
  expect(await news()).toHaveLength(1);
  expect((await row()).status).toBe('paused');
  await tobi.wait(1);
  expect(await news()).toEqual([]);
  expect((await row()).status).toBe('ok');
  expect(new Set((await components()).map(({ status }) => status))).toEqual(new Set(['operational']));
  expect((await tobi.get(`/announcements/${told!.id}`)).status).toBe(404);
});

test('what ended and began again, or got worse, is news again; the same once more is not', async () => {
  await simulate({ status: 'delayed' });
  const [first] = await news();
  await tobi.write('PUT', `/announcements/${first!.id}/status`, { status: 'read' });
  await tobi.wait(60);
  await simulate({ status: 'delayed', opens_at: '2026-11-21T12:00:00.000Z' });
  expect(await news()).toMatchObject([
    { id: first!.id, status: 'read', starts_at: first!.starts_at, ends_at: '2026-11-21T12:00:00.000Z' },
  ]);
  await simulate({ status: 'paused' });
  const [worse] = await news();
  expect([worse?.status, worse?.id === first!.id]).toEqual(['unread', false]);
  await simulate({ status: 'ok' });
  await tobi.wait(60);
  await simulate({ status: 'delayed' });
  const [again] = await news();
  expect([again?.status, again?.id === first!.id]).toEqual(['unread', false]);
});

test('banks and several networks have an announcement each; the status has the first beginning', async () => {
  await simulate({ status: 'paused' }, 'bank');
  await tobi.wait(60);
  await simulate({ status: 'delayed' }, 'solana');
  expect((await news()).map(({ title }) => title)).toEqual([
    'Solana deposits take longer today',
    'Bank transfers are paused',
  ]);
  const deposits = (await components()).find(({ id }) => id === 'deposits');
  expect(deposits).toMatchObject({ status: 'partial', since: '2026-11-21T09:42:00.000Z' });
});

// What is told of a part is the worse of what was set and what runs. A part of which something has stopped is not only slow.
test.each([
  ['operational', ['delayed'], 'degraded'],
  ['operational', ['paused'], 'partial'],
  ['operational', ['delayed', 'paused'], 'partial'],
  ['degraded', ['delayed'], 'degraded'],
  ['degraded', ['paused'], 'partial'],
  ['partial', ['delayed'], 'partial'],
  ['down', ['delayed'], 'down'],
  ['down', ['paused'], 'down'],
] as const)('a part that is %s, with what is %j, is %s', async (set, incidents, shown) => {
  const value = { status: set, since: '2026-11-21T09:00:00.000Z' };
  for (const id of ['deposits', 'market'])
    await tobi.control('PATCH', '/state', [{ op: 'replace', path: `/serviceComponents/${id}`, value }]);
  for (const [index, status] of incidents.entries()) await simulate({ status }, ['bank', 'trc20'][index]);
  const parts = await components();
  expect(parts.find(({ id }) => id === 'deposits')?.status).toBe(shown);
  // No money moves through it.
  expect(parts.find(({ id }) => id === 'market')).toMatchObject(value);
});

test('the persona of a slow network meets it everywhere', async () => {
  await tobi.become('slow-network');
  expect(await news()).toMatchObject([
    { title: 'Tron deposits take longer today', starts_at: '2026-11-21T08:42:00.000Z' },
  ]);
  expect((await row()).status).toBe('delayed');
});
