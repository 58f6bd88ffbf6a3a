import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotificationFlags } from '#contract/notifications.ts';
import type * as Flags from '#src/stores/notifications/notification-settings.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

const READ = 'GET /user/notifications';
const SAVE = 'PUT /user/notifications';

let mock: ReturnType<typeof connectToMock>;
let flags: typeof Flags;
let stop: () => void;

beforeEach(async () => {
  ({ mock } = newDocument());
  vi.resetModules();
  flags = await import('#src/stores/notifications/notification-settings.ts');
  await mock.signIn('complete');
  stop = flags.$notificationSettings.listen(() => undefined);
  await vi.waitFor(() => expect(flags.$notificationSettings.get().data).not.toBeNull());
});
afterEach(() => stop());

const shown = () => flags.$notificationSettings.get().data!;
const saved = async () => {
  const reply = await mock.send('http://localhost:8787/user/notifications');
  return ((await reply.json()) as { data: NotificationFlags }).data;
};

test('are the server’s five', async () => {
  expect(shown()).toEqual(await saved());
});

test('one is shown as chosen at once, and saved with the four others as they were', async () => {
  const before = shown();
  const done = flags.setNotificationSetting('trade_alerts', false);
  expect(shown().trade_alerts).toBe(false);
  expect([...flags.$savingSettings.get()]).toEqual(['trade_alerts']);
  await done;
  expect(flags.$savingSettings.get().size).toBe(0);
  expect(await saved()).toEqual({ ...before, trade_alerts: false });
  expect(shown()).toEqual(await saved());
});

test.each([{ type: 'status', status: 500 }, { type: 'reset' }, { type: 'malformed' }, { type: 'empty' }])(
  'what could not be saved ($type) is as it was',
  async (effect) => {
    const before = shown();
    await mock.control('POST', '/faults', { op: SAVE, effect });
    const done = flags.setNotificationSetting('device_alerts', false);
    expect(shown().device_alerts).toBe(false);
    await expect(done).rejects.toMatchObject({ name: 'ApiError' });
    expect(shown()).toEqual(before);
  },
);

test('several in a row: each is saved on what the one before left, and a failure takes back its own only', async () => {
  const before = shown();
  await mock.control('POST', '/faults', {
    op: SAVE,
    effect: { type: 'status', status: 500 },
    after: 1,
    times: 1,
  });
  const [one, two, three, four] = await Promise.allSettled([
    flags.setNotificationSetting('trade_alerts', false),
    flags.setNotificationSetting('device_alerts', false),
    flags.setNotificationSetting('newsletter_subscription', true),
    flags.setNotificationSetting('trade_alerts', true),
  ]);
  expect([one.status, two.status, three.status, four.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(shown()).toEqual({ ...before, newsletter_subscription: true });
  expect(await saved()).toEqual(shown());
});

test('an answer that a save has overtaken is asked for again', async () => {
  await mock.control('POST', '/faults', { op: READ, effect: { type: 'delay', ms: 100 }, times: 1 });
  const asked = (await mock.journal(READ)).length;
  flags.refetchNotificationSettings();
  await flags.setNotificationSetting('email_notifications', !shown().email_notifications);
  const now = shown();
  await vi.waitFor(async () => expect((await mock.journal(READ)).length).toBe(asked + 2));
  await vi.waitFor(() => expect(flags.$notificationSettings.get().loading).toBe(false));
  expect(shown()).toEqual(now);
});
