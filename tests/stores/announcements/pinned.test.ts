import { afterEach, expect, test, vi } from 'vitest';
import { listAnnouncements, setAnnouncementStatus } from '#contract/announcements.ts';
import { networkIds } from '#contract/networks.ts';
import { eventually } from '../../eventually.ts';
import { newDocument } from '../new-document.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

test('the pinned announcement that nobody has read is found behind a page of those that were', async () => {
  const { mock } = newDocument();
  await mock.signIn('complete');
  // The stores are modules: each test gets fresh ones.
  vi.resetModules();
  const { $pinnedAnnouncement, $announcementsSettled } = await import('#src/stores/announcements/pinned.ts');
  for (const id of networkIds) await mock.control('PUT', `/simulate/networks/${id}`, { status: 'delayed' });
  const pinned: string[] = [];
  for (const page of [1, 2, 3]) {
    const { items } = (await mock.call(listAnnouncements, { query: { page, page_size: 10 } })).data;
    pinned.push(...items.filter((one) => one.pinned).map(({ id }) => id));
  }
  expect(pinned.length).toBeGreaterThan(11);
  const last = pinned.pop();
  for (const id of pinned)
    await mock.call(setAnnouncementStatus, { params: { id }, body: { status: 'read' } });
  stop = $pinnedAnnouncement.listen(() => undefined);
  await eventually(() => {
    if (!$announcementsSettled.get()) throw new Error('not loaded');
  });
  expect($pinnedAnnouncement.get()?.id).toBe(last);
});

test('with few of them one page is read', async () => {
  const { mock } = newDocument();
  await mock.signIn('complete');
  vi.resetModules();
  const { $pinnedAnnouncement, $announcementsSettled } = await import('#src/stores/announcements/pinned.ts');
  stop = $pinnedAnnouncement.listen(() => undefined);
  await eventually(() => {
    if (!$announcementsSettled.get()) throw new Error('not loaded');
  });
  expect(await mock.journal('GET /announcements')).toHaveLength(1);
});
