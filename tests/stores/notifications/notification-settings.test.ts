import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotificationFlags } from '#contract/notifications.ts';
import type * as Flags from '#src/stores/notifications/notification-settings.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

const READ = 'GET /user/notifications';
const SAVE = 'PUT /user/notifications';

let mock: ReturnType<typeof connectToMock>;
let settings: typeof Flags;
let stop: () => void;

beforeEach(async () => {
  ({ mock } = newDocument());
  vi.resetModules();
  settings = await import('#src/stores/notifications/notification-settings.ts');
  await mock.signIn('complete');
  stop = settings.$notificationSettings.listen(() => undefined);
  await eventually(() => expect(settings.$notificationSettings.get().data).not.toBeNull());
});
afterEach(() => stop());

const shown = () => settings.$notificationSettings.get().data!;
const savedOnServer = async () => {
  const reply = await mock.send('http://localhost:8787/user/notifications');
  return ((await reply.json()) as { data: NotificationFlags }).data;
};

// requirement: 7.19
test('are the server’s five', async () => {
  expect(shown()).toEqual(await savedOnServer());
});

// requirement: 7.20
test('a change is shown optimistically, and saved with the four others unchanged', async () => {
  const before = shown();
  const done = settings.setNotificationSetting('trade_alerts', false);
  expect(shown().trade_alerts).toBe(false);
  expect([...settings.$savingSettings.get()]).toEqual(['trade_alerts']);
  await done;
  expect(settings.$savingSettings.get().size).toBe(0);
  expect(await savedOnServer()).toEqual({ ...before, trade_alerts: false });
  expect(shown()).toEqual(await savedOnServer());
});

test.each([{ type: 'status', status: 500 }, { type: 'reset' }, { type: 'malformed' }, { type: 'empty' }])(
  'a save that fails ($type) is rolled back',
  async (effect) => {
    const before = shown();
    await mock.control('POST', '/faults', { op: SAVE, effect });
    const done = settings.setNotificationSetting('device_alerts', false);
    expect(shown().device_alerts).toBe(false);
    await expect(done).rejects.toMatchObject({ name: 'ApiError' });
    expect(shown()).toEqual(before);
  },
);

test('several changes in a row are saved one on another, and a failure rolls back only its own', async () => {
  const before = shown();
  await mock.control('POST', '/faults', {
    op: SAVE,
    effect: { type: 'status', status: 500 },
    after: 1,
    times: 1,
  });
  const [one, two, three, four] = await Promise.allSettled([
    settings.setNotificationSetting('trade_alerts', false),
    settings.setNotificationSetting('device_alerts', false),
    settings.setNotificationSetting('newsletter_subscription', true),
    settings.setNotificationSetting('trade_alerts', true),
  ]);
  expect([one.status, two.status, three.status, four.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(shown()).toEqual({ ...before, newsletter_subscription: true });
  expect(await savedOnServer()).toEqual(shown());
});

test('a fetch that a save overtakes is repeated', async () => {
  await mock.control('POST', '/faults', { op: READ, effect: { type: 'delay', ms: 100 }, times: 1 });
  const callsBefore = (await mock.journal(READ)).length;
  settings.refetchNotificationSettings();
  await settings.setNotificationSetting('email_notifications', !shown().email_notifications);
  const chosen = shown();
  await eventually(async () => expect((await mock.journal(READ)).length).toBe(callsBefore + 2));
  await eventually(() => expect(settings.$notificationSettings.get().loading).toBe(false));
  expect(shown()).toEqual(chosen);
});
