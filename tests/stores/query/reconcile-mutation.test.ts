import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

// Optimistic changes whose response is lost: the client asks the server whether the change was made.

let mock: ReturnType<typeof newDocument>['mock'];
let stops: (() => void)[] = [];
const page = {
  cookie: '',
  documentElement: { lang: 'en', dataset: {} as Record<string, string>, hasAttribute: () => true },
};

beforeEach(async () => {
  // With no other work pending, timers fire at once, so the delay before the second read takes no time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.setTimerTickMode('nextTimerAsync');
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  page.cookie = '';
  ({ mock } = newDocument());
  vi.resetModules();
  await mock.signIn('many');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

interface Change {
  /** The operation that saves the change, and the one that tells whether it was saved. */
  readonly save: string;
  readonly read: string;
  /** Makes the change; `isShown` is whether the UI shows it. */
  readonly start: () => Promise<{ done: Promise<unknown>; isShown: () => boolean }>;
  /** Whether a change that could not be saved is kept, to be saved later. */
  readonly isKept?: true;
}

const changes: Record<string, Change> = {
  'a notification setting': {
    save: 'PUT /user/notifications',
    read: 'GET /user/notifications',
    start: async () => {
      const flags = await import('#src/stores/notifications/notification-settings.ts');
      stops.push(flags.$notificationSettings.listen(() => undefined));
      await eventually(() => expect(flags.$notificationSettings.get().data).not.toBeNull());
      const wanted = !flags.$notificationSettings.get().data?.trade_alerts;
      return {
        done: flags.setNotificationSetting('trade_alerts', wanted),
        isShown: () => flags.$notificationSettings.get().data?.trade_alerts === wanted,
      };
    },
  },
  'a preference': {
    save: 'PUT /user/preferences',
    read: 'GET /user/preferences',
    start: async () => {
      const { $preferences, updatePreferences } = await import('#src/stores/preferences/preferences.ts');
      return {
        done: updatePreferences({ hide_balances: true, theme: 'dark' }),
        isShown: () => $preferences.get().hide_balances && $preferences.get().theme === 'dark',
      };
    },
    isKept: true,
  },
  'an emergency contact': {
    save: 'POST /user/emergency-contact',
    read: 'GET /user/emergency-contact',
    start: async () => {
      const contact = await import('#src/stores/account/emergency-contact.ts');
      stops.push(contact.$emergencyContact.listen(() => undefined));
      await eventually(() => expect(contact.$emergencyContact.get().data).not.toBeNull());
      const named = { phone_number: '+2348031234567', relation: 'Sister', name: 'Ada Eze' };
      return {
        done: contact.saveEmergencyContact(named),
        isShown: () => contact.$emergencyContact.get().data?.contact?.name === 'Ada Eze',
      };
    },
  },
  'marking one as read': {
    save: 'PUT /user/notifications/{id}/status',
    read: 'GET /user/notifications/list',
    start: async () => {
      const { list, unread } = await openList();
      const { markRead } = await import('#src/stores/notifications/mark-as-read.ts');
      const [notification] = unread();
      return {
        done: markRead(notification!),
        isShown: () =>
          !unread().some(({ id }) => id === notification?.id) && list.$state.get().items !== null,
      };
    },
  },
  'marking all as read': {
    save: 'PUT /user/notifications/mark-all-read',
    read: 'GET /user/notifications/list',
    start: async () => {
      const { unread } = await openList();
      const { markAllRead } = await import('#src/stores/notifications/notifications.ts');
      return { done: markAllRead(), isShown: () => unread().length === 0 };
    },
  },
};

async function openList() {
  const { notificationList } = await import('#src/stores/notifications/notifications.ts');
  const list = notificationList({ type: null, unread: false }, 'en');
  stops.push(list.$state.listen(() => undefined));
  await eventually(() => expect(list.$state.get().items).not.toBeNull());
  return { list, unread: () => (list.$state.get().items ?? []).filter(({ status }) => status === 'unread') };
}

const fault = (op: string, effect: object, more = {}) =>
  mock.control('POST', '/faults', { op, effect, ...more });

describe.each(Object.entries(changes))('%s', (_what, { save, read, start, isKept = false }) => {
  test.each([
    ['cut off', { type: 'reset' }],
    ['incomplete', { type: 'truncate' }],
    ['an error', { type: 'status', status: 502 }],
  ])('is kept when it was saved and the response was %s', async (_how, effect) => {
    await fault(save, effect, { stage: 'post' });
    const { done, isShown } = await start();
    expect(isShown()).toBe(true);
    await done;
    expect(isShown()).toBe(true);
    expect(await mock.journal(save)).toHaveLength(1);
  });

  test('rejects with the error when it was not saved, and is rolled back or kept to be saved later', async () => {
    await fault(save, { type: 'status', status: 500, message: 'Sorry.' });
    const { done, isShown } = await start();
    await expect(done).rejects.toMatchObject({ status: 500, serverMessage: 'Sorry.' });
    expect(isShown()).toBe(isKept);
  });

  test('rejects as unknown when its outcome is unknown, and is rolled back or kept', async () => {
    await fault(save, { type: 'reset' }, { stage: 'post' });
    const { done, isShown } = await start();
    await fault(read, { type: 'reset' });
    await expect(done).rejects.toMatchObject({ kind: 'outcome-unknown' });
    expect(isShown()).toBe(isKept);
  });

  test('is not looked up when it was rejected, or when there was no network', async () => {
    await fault(save, { type: 'status', status: 403 });
    const { done, isShown } = await start();
    const readsBefore = (await mock.journal(read)).length;
    await expect(done).rejects.toMatchObject({ status: 403 });
    expect(isShown()).toBe(isKept);

    await mock.control('DELETE', '/faults');
    await fault(save, { type: 'reset' });
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await start();
    await expect(offline.done).rejects.toMatchObject({ kind: 'network' });
    expect((await mock.journal(read)).length).toBe(readsBefore);
  });
});
