import { activityEvents, type Activity, type ActivityEvent } from '#contract/activities.ts';
import { restrictionNotice } from '#contract/restriction-notices.ts';
import { STREAM_PATH } from '#contract/user-events.ts';
import { now } from '../core/clock.ts';
import { accountEmailTexts, type AccountEmail } from '../features/account-emails/texts.ts';
import { registerDevice, trustDevice } from '../features/devices/devices.ts';
import { notificationsOf } from '../features/notifications/state.ts';
import type { NotificationText } from '../features/notifications/texts.ts';
import { activeRestrictions } from '../features/restrictions/restrictions.ts';
import type { SecurityEventRow } from '../features/security-events/event-rows/event-row.ts';
import { securityEvents } from '../features/security-events/event-table.ts';
import { openSession } from '../features/session/sessions.ts';
import { userByEmail } from '../features/users/users.ts';
import { causes } from './cause-security-events.ts';
import { Caller, quietMock } from './caller.ts';

/** By when a stream of a session that has ended is closed, in seconds of the mock's clock. */
const STREAM_SECONDS = 2;
const LINK = /^http:\/\/localhost:4321\/not-me#[0-9a-f]{40}$/;
const devices = ['acting', 'laptop', 'phone'] as const;
type Device = (typeof devices)[number];

/** What an event has really brought about, since the last thing that led to it. */
export interface Outcome {
  /** Every event that was entered, in order: a login with a recovery code is two. */
  readonly events: readonly ActivityEvent[];
  readonly notifications: readonly NotificationText[];
  /** The subject of each email in English, and its link. */
  readonly mails: readonly { readonly subject: string; readonly link: string | null }[];
  readonly restrictions: readonly SecurityEventRow['restriction'][];
  /** Devices whose session is answered with 401, and whose stream is closed. */
  readonly refused: readonly Device[];
  readonly closed: readonly Device[];
  /** The entries as the API shows them, the newest first. */
  readonly entries: readonly Activity[];
}

const cookieOf = (token: string, deviceId: string) => ({
  cookie: `access_token=${token}; device_id=${deviceId}`,
});

/** Causes an event in a mock of its own, and looks at all that may have come of it. */
export async function measureEvent(event: ActivityEvent): Promise<Outcome> {
  const { persona = 'complete', play } = causes[event];
  const app = quietMock();
  const { state } = app.sandboxes.default;
  const browser = new Caller(app);
  const stranger = new Caller(app);
  await stranger.stopClock();
  const account = await browser.become(persona, false);
  const user = userByEmail(state, account.email);
  if (!user) throw new Error(`There is no ${account.email}.`);

  const sessions = devices.map((name) => {
    const { device_id } = registerDevice(state, { user_agent: null }, `dev_${name}`);
    trustDevice(state, device_id, user);
    return { name, device_id, token: openSession(state, user, device_id, true).token };
  });
  const [acting] = sessions;
  if (!acting) throw new Error('Nobody acts.');
  const streams = await Promise.all(
    sessions.map(async ({ name, token, device_id }) => {
      const response = await app.request(STREAM_PATH, { headers: cookieOf(token, device_id) });
      return { name, token, ended: readToEnd(response) };
    }),
  );

  let from = { events: 0, notifications: 0, mails: 0, restrictions: 0, tokens: [''] };
  const begin = () => {
    from = {
      // Those that have ended before do not count.
      tokens: sessions.map(({ token }) => token).filter((token) => Object.hasOwn(state.sessions, token)),
      events: state.activities[user.customer_id]?.length ?? 0,
      notifications: notificationsOf(state, user.customer_id).length,
      mails: state.mails.length,
      restrictions: activeRestrictions(state, user.customer_id).length,
    };
  };
  begin();
  await play({
    ...account,
    browser,
    stranger,
    begin,
    laptop: 'dev_laptop',
    act: (method, path, body, headers = {}) =>
      new Caller(app).call(method, path, body, {
        ...headers,
        ...cookieOf(acting.token, acting.device_id),
      }),
  });

  const entered = (state.activities[user.customer_id] ?? []).slice(from.events);
  const statuses = await Promise.all(
    sessions.map(async ({ name, token, device_id }) => {
      const { status } = await new Caller(app).call(
        'GET',
        '/auth/session',
        undefined,
        cookieOf(token, device_id),
      );
      return { name, token, status };
    }),
  );
  await stranger.wait(STREAM_SECONDS);
  const closed = await Promise.all(
    streams.map(async ({ name, token, ended }) => ({
      name,
      token,
      isClosed: await Promise.race([ended, nextTurns()]),
    })),
  );
  // In the order in which they began: they are stored so.
  const restrictions = (state.restrictions[user.customer_id] ?? []).slice(from.restrictions);
  const reader = openSession(state, user, null, true);
  const { body } = await new Caller(app).call(
    'GET',
    '/auth/activities?page_size=50',
    undefined,
    cookieOf(reader.token, ''),
  );
  return {
    events: entered.map((one) => one.event),
    notifications: notificationsOf(state, user.customer_id)
      .slice(from.notifications)
      .map(({ text }) => text),
    mails: state.mails
      .slice(from.mails)
      .filter(({ kind }) => kind === 'security')
      .map(({ subject, link = null }) => ({ subject, link })),
    restrictions: restrictions
      .filter(({ until }) => until > now(state))
      .map(({ scope, reason, after }) => ({ scope, reason, ...(after === null ? {} : { after }) })),
    refused: statuses
      .filter(({ token, status }) => status === 401 && from.tokens.includes(token))
      .map(({ name }) => name),
    closed: closed
      .filter(({ token, isClosed }) => isClosed && from.tokens.includes(token))
      .map(({ name }) => name),
    entries: (body.data as { items: Activity[] }).items,
  };
}

/** Whether a stream has said that its session has ended, once it is closed. */
async function readToEnd(response: Response): Promise<boolean> {
  return (await response.text()).includes('event: session_revoked');
}

/** Lets everything run that waits for nothing but its turn. */
async function nextTurns(): Promise<false> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return false;
}

const endedBy: Readonly<Record<SecurityEventRow['ends'], readonly Device[]>> = {
  none: [],
  removed_device: ['laptop'],
  other_devices: ['laptop', 'phone'],
  others: ['laptop', 'phone'],
  all: devices,
};

/** Whether an email has a subject in English, whatever stands in its braces. */
function isOf(subject: string, email: AccountEmail): boolean {
  const [head = '', tail = ''] = accountEmailTexts[email].subject.en.split(/\{.*\}/);
  return subject.startsWith(head) && subject.endsWith(tail);
}

/** What an event has brought about other than its row says, and what it has not; empty where it is as the row says. */
export function differencesOf(event: ActivityEvent, outcome: Outcome): string[] {
  const rows: readonly SecurityEventRow[] = outcome.events.map((one) => securityEvents[one]);
  // A restriction is told by what it holds back, and why.
  const noticeOf = (index: number) => {
    const caused = outcome.events[index] === 'restricted' ? rows[index - 1]?.restriction : null;
    return caused ? restrictionNotice({ after: null, ...caused }) : null;
  };
  const ended = new Set(rows.flatMap(({ ends }) => endedBy[ends]));
  const expected = {
    entered: 1,
    notifications: rows.flatMap(({ notification }, index) => noticeOf(index) ?? notification ?? []),
    mails: rows.flatMap(({ email, notMe }, index) =>
      email ? [{ email: noticeOf(index) ?? email, notMe }] : [],
    ),
    restrictions: rows.flatMap(({ restriction }) => restriction ?? []),
    ended: devices.filter((name) => ended.has(name)),
  };
  const mails = outcome.mails.map(({ subject, link }, index) => ({
    email:
      expected.mails
        .slice(index, index + 1)
        .map(({ email }) => email)
        .find((email) => isOf(subject, email)) ?? subject,
    notMe: link !== null && LINK.test(link),
  }));
  const compare = (what: string, is: unknown, shouldBe: unknown) =>
    JSON.stringify(is) === JSON.stringify(shouldBe)
      ? []
      : [`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`];
  const row: SecurityEventRow = securityEvents[event];
  const entry = outcome.entries.find((one) => one.event === event);
  return [
    ...compare('entered', outcome.events.filter((one) => one === event).length, expected.entered),
    ...compare('notifications', outcome.notifications, expected.notifications),
    ...compare('mails', mails, expected.mails),
    ...(event === 'restricted' ? [] : compare('restrictions', outcome.restrictions, expected.restrictions)),
    ...compare('refused', outcome.refused, expected.ended),
    ...compare('streams closed', outcome.closed, expected.ended),
    ...compare('entry', entry && [entry.kind, entry.outcome], [row.kind, row.outcome]),
  ];
}

/** Causes every event, and counts those that bring about what their rows say. */
export async function eventsThatHold(): Promise<{
  hold: number;
  of: number;
  differences: readonly string[];
}> {
  const differences: string[] = [];
  let hold = 0;
  for (const event of activityEvents) {
    const found = differencesOf(event, await measureEvent(event));
    if (found.length === 0) hold += 1;
    differences.push(...found.map((one) => `${event}: ${one}`));
  }
  return { hold, of: activityEvents.length, differences };
}
