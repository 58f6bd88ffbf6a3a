import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActivityEvent } from '#contract/activities.ts';
import type { StoredActivity } from '#mock-api/features/security-events/state.ts';
import { Payer, PIN, toTron } from '../transfers/payer.ts';
import { emptyMock, forwardedFor, PASSED, Visitor } from '../visitor.ts';

const FROM = '102.89.34.7';
const WRONG_PIN = '000001';
const WRONG_TOTP = '000000';
const BANK = { kind: 'bank', bank_code: '901', account_number: '0123456784', label: 'Mine' };

let tobi: Payer;
let email: string;
const entries = (event: ActivityEvent): StoredActivity[] =>
  Object.values(tobi.state.activities)
    .flat()
    .filter((one) => one.event === event);
const passwordEntries = () => [...entries('password_refused'), ...entries('password_refused_known_device')];
const as = async (persona: string) => {
  tobi = new Payer(emptyMock(), forwardedFor(FROM));
  await tobi.control('PUT', '/clock', { mode: 'frozen' });
  ({ email } = await tobi.become(persona));
};
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let turn = 0; turn < count; turn += 1) await act();
};
const keyed = () => ({ 'idempotency-key': randomUUID() });

/** Each judge of a secret, by what a session can do to be wrong, and saving a payee. */
const ways: Readonly<Record<string, { as?: string; event: ActivityEvent; act: () => Promise<unknown> }>> = {
  'wrong PINs of a change of the PIN': {
    event: 'pin_wrong',
    act: () => times(3, () => tobi.write('PUT', '/user/pin', { current_pin: WRONG_PIN, pin: '730164' })),
  },
  'wrong PINs that lock it, of a payee': {
    event: 'pin_locked',
    act: () =>
      times(5, () => tobi.post('/wallet/payees', { ...BANK, approval: { pin: WRONG_PIN } }, keyed())),
  },
  'wrong PINs of a payment': {
    event: 'pin_locked',
    act: async () => {
      const quote = await tobi.quote(toTron('5'));
      await times(5, () => tobi.pay(quote, { approval: { pin: WRONG_PIN } }));
    },
  },
  'wrong PINs of unfreezing': {
    event: 'pin_locked',
    act: async () => {
      await tobi.write('PUT', '/user/freeze', { frozen: true });
      await times(5, () =>
        tobi.write('PUT', '/user/freeze', { frozen: false, approval: { pin: WRONG_PIN } }),
      );
    },
  },
  'wrong PINs of logging out devices': {
    event: 'pin_locked',
    act: () =>
      times(5, () => tobi.post('/auth/user-devices/logout-others', { approval: { pin: WRONG_PIN } })),
  },
  'wrong PINs of a preference': {
    event: 'pin_locked',
    act: () =>
      times(5, () =>
        tobi.write('PUT', '/user/preferences', {
          convert_pin_above: '9000000',
          approval: { pin: WRONG_PIN },
        }),
      ),
  },
  'wrong authenticator codes of an approval': {
    as: 'two-factor',
    event: 'second_factor_refused',
    act: async () => {
      await tobi.write('PUT', '/user/freeze', { frozen: true });
      const body = { frozen: false, approval: { pin: PIN, totp: WRONG_TOTP } };
      await times(10, () => tobi.write('PUT', '/user/freeze', body));
    },
  },
  'wrong recovery codes of a proof': {
    as: 'two-factor',
    event: 'second_factor_refused',
    act: () =>
      times(10, () =>
        tobi.post('/auth/reauth', { purpose: 'pin', password: 'Cowrie2026!', recovery_code: 'AAAAA-AAAAA' }),
      ),
  },
  'wrong passwords of a proof': {
    event: 'password_refused_known_device',
    act: () => times(30, () => tobi.post('/auth/reauth', { purpose: 'pin', password: 'Wrong-Horse-7' })),
  },
  'wrong codes of a PIN’s reset': {
    event: 'code_refused',
    act: () =>
      times(2, async () => {
        const { identifier } = (await tobi.post('/user/pin/reset-code')).body.data as { identifier: string };
        const body = { identifier, code: '000000', password: 'Cowrie2026!', pin: '730164' };
        await times(5, () => tobi.post('/user/pin/reset', body));
        await tobi.wait(61);
      }),
  },
  'a payee that is saved with a payment': {
    event: 'payee_saved',
    act: async () => tobi.paid(toTron('5'), { save_payee: 'Mine' }),
  },
  'a payee that is removed': {
    event: 'payee_removed',
    act: async () => {
      const { body } = await tobi.post('/wallet/payees', { ...BANK, approval: { pin: PIN } }, keyed());
      const { payee_id } = body.data as { payee_id: string };
      await tobi.write('DELETE', `/wallet/payees/${payee_id}`, { approval: { pin: PIN } });
    },
  },
  'a change of the settings of emails': {
    event: 'alerts_changed',
    act: async () => {
      const { status: _status, ...flags } = (await tobi.get('/user/notifications')).body;
      await tobi.write('PUT', '/user/notifications', { ...flags, device_alerts: false });
    },
  },
};

describe('the log has the device and the address of what a session does', () => {
  test.each(Object.keys(ways))('%s', async (way) => {
    const { as: persona = 'complete', event, act } = ways[way]!;
    await as(persona);
    await act();
    const [session] = Object.values(tobi.state.sessions);
    expect(entries(event).map(({ device_id, ip, known }) => ({ device_id, ip, known }))).toEqual([
      { device_id: session!.device_id, ip: '102.89.•.•', known: true },
    ]);
    expect(session!.device_id).not.toBeNull();
  });

  test('a known device that is logged out is named, a stranger is not', async () => {
    await as('complete');
    const stranger = new Visitor(tobi.app, forwardedFor('197.210.1.2'));
    const wrong = { email, password: 'Wrong-Horse-7', turnstile_token: PASSED, device_id: null };
    await times(10, () => stranger.post('/auth/login', wrong));
    tobi.cookies.delete('access_token');
    await times(20, () => tobi.post('/auth/login', wrong));
    expect(passwordEntries().map(({ device_id, ip, known }) => [device_id !== null, ip, known])).toEqual([
      [false, '197.210.•.•', false],
      [true, '102.89.•.•', true],
    ]);
  });
});

describe('emails of refused tries', () => {
  let stranger: Visitor;
  beforeEach(async () => {
    await as('complete');
    stranger = new Visitor(tobi.app);
  });
  const guess = () => {
    const body = { email, password: 'Wrong-Horse-7', turnstile_token: PASSED, device_id: null };
    return times(12, () => stranger.post('/auth/login', body));
  };
  const guessInSession = () =>
    times(30, () => tobi.post('/auth/reauth', { purpose: 'pin', password: 'Wrong-Horse-7' }));
  const mailed = () => passwordEntries().map(({ known, mailed: isMailed }) => [known, isMailed]);

  test('that about a device that the account knows has the link, since its owner may not be at it', async () => {
    const links = () =>
      tobi.state.mails
        .filter(({ subject }) => subject === 'Too many wrong passwords')
        .map(({ link }) => link?.includes('/not-me#') ?? false);
    await guess();
    expect(links()).toEqual([false]);
    await guessInSession();
    expect(links()).toEqual([false, true]);
  });

  test('a stranger who fails first does not silence that about a session', async () => {
    await guess();
    await guessInSession();
    expect(mailed()).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('strangers bring about one a kind and hour, whatever else was mailed', async () => {
    await guess();
    await guessInSession();
    // A reset of the password empties the count.
    tobi.state.wrongTries = {};
    await tobi.wait(3599);
    await guess();
    tobi.state.wrongTries = {};
    await tobi.wait(1);
    await guess();
    expect(mailed().filter(([known]) => known === false)).toEqual([
      [false, true],
      [false, false],
      [false, true],
    ]);
  });
});

describe('switching emails about security off', () => {
  test.each(['email_notifications', 'security_alerts', 'device_alerts'])(
    '%s is mailed all the same',
    async (flag) => {
      await as('complete');
      const { status: _status, ...flags } = (await tobi.get('/user/notifications')).body;
      const off = { ...flags, email_notifications: false, security_alerts: false, device_alerts: false };
      await tobi.write('PUT', '/user/notifications', { ...off, [flag]: true });
      await tobi.write('PUT', '/user/notifications', off);
      expect(tobi.state.mails.at(-1)).toMatchObject({ to: email, subject: 'Your email alerts were changed' });
      expect(tobi.state.mails.at(-1)?.link).toMatch(/\/not-me#/);
      expect(entries('alerts_changed').length).toBe(2);
    },
  );

  test('what changes none of them is not told', async () => {
    await as('complete');
    const { status: _status, ...flags } = (await tobi.get('/user/notifications')).body;
    const other = { ...flags, newsletter_subscription: !flags.newsletter_subscription };
    await tobi.write('PUT', '/user/notifications', other);
    await tobi.write('PUT', '/user/notifications', other);
    expect(entries('alerts_changed')).toEqual([]);
  });
});
