import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDocument } from '../new-document.ts';

// What a person changes, and what they are told when the answer to it was lost: the server is asked.

let mock: ReturnType<typeof newDocument>['mock'];
let stops: (() => void)[] = [];
const page = {
  cookie: '',
  documentElement: { lang: 'en', dataset: {} as Record<string, string>, hasAttribute: () => true },
};

beforeEach(async () => {
  // The two seconds before the second look are over as soon as nothing else is under way.
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
  /** The call that makes it, and the one that tells whether it was made. */
  readonly save: string;
  readonly look: string;
  /** Changes something; whether it is shown as changed, now. */
  readonly begin: () => Promise<{ done: Promise<unknown>; isShown: () => boolean }>;
  /** It stays as it is shown when it could not be saved, to be saved later. */
  readonly stays?: true;
}

const changes: Record<string, Change> = {
  'a flag': {
    save: 'PUT /user/notifications',
    look: 'GET /user/notifications',
    begin: async () => {
      const flags = await import('#src/stores/notifications/notification-settings.ts');
      stops.push(flags.$notificationSettings.listen(() => undefined));
      await vi.waitFor(() => expect(flags.$notificationSettings.get().data).not.toBeNull());
      const wanted = !flags.$notificationSettings.get().data?.trade_alerts;
      return {
        done: flags.setNotificationSetting('trade_alerts', wanted),
        isShown: () => flags.$notificationSettings.get().data?.trade_alerts === wanted,
      };
    },
  },
  'a preference': {
    save: 'PUT /user/preferences',
    look: 'GET /user/preferences',
    begin: async () => {
      const { $preferences, updatePreferences } = await import('#src/stores/preferences/preferences.ts');
      return {
        done: updatePreferences({ hide_balances: true, theme: 'dark' }),
        isShown: () => $preferences.get().hide_balances && $preferences.get().theme === 'dark',
      };
    },
    stays: true,
  },
  'an emergency contact': {
    save: 'POST /user/emergency-contact',
    look: 'GET /user/emergency-contact',
    begin: async () => {
      const contact = await import('#src/stores/account/emergency-contact.ts');
      stops.push(contact.$emergencyContact.listen(() => undefined));
      await vi.waitFor(() => expect(contact.$emergencyContact.get().data).not.toBeNull());
      const named = { phone_number: '+2348031234567', relation: 'Sister', name: 'Ada Eze' };
      return {
        done: contact.saveEmergencyContact(named),
        isShown: () => contact.$emergencyContact.get().data?.contact?.name === 'Ada Eze',
      };
    },
  },
  'a mark of one': {
    save: 'PUT /user/notifications/{id}/status',
    look: 'GET /user/notifications/list',
    begin: async () => {
      const { list, unread } = await notes();
      const { markRead } = await import('#src/stores/notifications/mark-as-read.ts');
      const [note] = unread();
      return {
        done: markRead(note!),
        isShown: () => !unread().some(({ id }) => id === note?.id) && list.$state.get().items !== null,
      };
    },
  },
  'a mark of all': {
    save: 'PUT /user/notifications/mark-all-read',
    look: 'GET /user/notifications/list',
    begin: async () => {
      const { unread } = await notes();
      const { markAllRead } = await import('#src/stores/notifications/notifications.ts');
      return { done: markAllRead(), isShown: () => unread().length === 0 };
    },
  },
};

async function notes() {
  const { notificationList } = await import('#src/stores/notifications/notifications.ts');
  const list = notificationList({ type: null, unread: false }, 'en');
  stops.push(list.$state.listen(() => undefined));
  await vi.waitFor(() => expect(list.$state.get().items).not.toBeNull());
  return { list, unread: () => (list.$state.get().items ?? []).filter(({ status }) => status === 'unread') };
}

const fault = (op: string, effect: object, more = {}) =>
  mock.control('POST', '/faults', { op, effect, ...more });

describe.each(Object.entries(changes))('%s', (_what, { save, look, begin, stays = false }) => {
  test.each([
    ['cut off', { type: 'reset' }],
    ['half there', { type: 'truncate' }],
    ['a failure', { type: 'status', status: 502 }],
  ])('that was made stays, though its answer was %s', async (_how, effect) => {
    await fault(save, effect, { stage: 'post' });
    const { done, isShown } = await begin();
    expect(isShown()).toBe(true);
    await done;
    expect(isShown()).toBe(true);
    expect(await mock.journal(save)).toHaveLength(1);
  });

  test('that was not made is rolled back or stays to be saved later, and fails with the error', async () => {
    await fault(save, { type: 'status', status: 500, message: 'Sorry.' });
    const { done, isShown } = await begin();
    await expect(done).rejects.toMatchObject({ status: 500, serverMessage: 'Sorry.' });
    expect(isShown()).toBe(stays);
  });

  test('whose outcome is unknown is rolled back or stays, and fails as unknown', async () => {
    await fault(save, { type: 'reset' }, { stage: 'post' });
    const { done, isShown } = await begin();
    await fault(look, { type: 'reset' });
    await expect(done).rejects.toMatchObject({ kind: 'outcome-unknown' });
    expect(isShown()).toBe(stays);
  });

  test('that was refused, or that no network could carry, is not asked about', async () => {
    await fault(save, { type: 'status', status: 403 });
    const { done, isShown } = await begin();
    const asked = (await mock.journal(look)).length;
    await expect(done).rejects.toMatchObject({ status: 403 });
    expect(isShown()).toBe(stays);

    await mock.control('DELETE', '/faults');
    await fault(save, { type: 'reset' });
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await begin();
    await expect(offline.done).rejects.toMatchObject({ kind: 'network' });
    expect((await mock.journal(look)).length).toBe(asked);
  });
});
