import { afterEach, expect, test, vi } from 'vitest';
import { listAnnouncements } from '#contract/announcements.ts';
import { networkIds } from '#contract/networks.ts';
import { eventually } from '../../eventually.ts';
import { newDocument } from '../new-document.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** The incidents as a fresh document shows them. */
async function readIncidents() {
  // The stores are modules: each test gets fresh ones.
  vi.resetModules();
  const { runningIncidents } = await import('#src/stores/announcements/incidents.ts');
  const { $state } = runningIncidents('en');
  stop = $state.listen(() => undefined);
  return eventually(() => {
    const { data } = $state.get();
    if (data === null) throw new Error('not loaded');
    return data;
  });
}

test('all of them are found, however many pages they fill, and the worst one is the first', async () => {
  const { mock } = newDocument();
  await mock.signIn('complete');
  const [first, ...others] = networkIds;
  await mock.control('PUT', `/simulate/networks/${first}`, { status: 'paused' });
  for (const id of others) await mock.control('PUT', `/simulate/networks/${id}`, { status: 'delayed' });
  const incidents = await readIncidents();
  expect(incidents.length).toBeGreaterThanOrEqual(networkIds.length);
  const { items } = (await mock.call(listAnnouncements, { query: { page_size: 50 } })).data;
  const pinned = items.filter((one) => one.pinned).map(({ id }) => id);
  expect(incidents.map(({ id }) => id).toSorted()).toEqual(pinned.toSorted());
  expect(incidents[0]?.severity).toBe('critical');
});

test('with few of them one page is read', async () => {
  const { mock } = newDocument();
  await mock.signIn('complete');
  await readIncidents();
  expect(await mock.journal('GET /announcements')).toHaveLength(1);
});
