import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredRestriction } from '#mock-api/features/restrictions/state.ts';
import { iso, now } from '#mock-api/core/clock.ts';
import { own } from '#mock-api/core/own-record.ts';
import { addRestriction } from '#mock-api/features/restrictions/restrictions.ts';
import {
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
} from '#mock-api/features/two-factor/two-factor.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { emptyMock, PASSED, Visitor, type Answer } from '../visitor.ts';
import { prove } from './prove.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PASSWORD = 'Fresh1234!';

let visitor: Visitor;
let email: string;
beforeEach(async () => {
  visitor = new Visitor(emptyMock());
  await visitor.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-18T11:00:00.000Z' });
  ({ email } = await visitor.become('complete'));
});

const state = () => visitor.app.sandboxes.default.state;
const user = () => userByEmail(state(), email)!;
const device = () => visitor.cookies.get('device_id')!;
const restrict = (reason: StoredRestriction['reason'], deviceId: string | null = null) => {
  // It is the reset that counts: a change by who knew the former password sets the same restriction.
  if (reason === 'password_changed') user().password_reset_at = iso(now(state()));
  const added = addRestriction(state(), user().customer_id, { scope: 'new_payees', reason }, DAY);
  for (const one of own(state().restrictions, user().customer_id) ?? [])
    if (one.reason === added.reason) one.device_id = deviceId;
};

/** The changes that make somebody the account's owner for good. */
const changes: Readonly<Record<string, (headers?: Record<string, string>) => Promise<Answer>>> = {
  'POST /2fa/setup': (headers = {}) => visitor.post('/2fa/setup', undefined, headers),
  'POST /2fa/enable': (headers = {}) => visitor.post('/2fa/enable', { code: '123456' }, headers),
  'POST /whatsapp/link': (headers = {}) =>
    visitor.post('/whatsapp/link', { phone_number: '+2348012345678' }, headers),
  'POST /whatsapp/verify': (headers = {}) => visitor.post('/whatsapp/verify', { code: '123456' }, headers),
};
const rows = Object.entries(changes);
type Cause = readonly [what: string, reason: 'password_changed' | 'new_device', device: () => string | null];
const causes: readonly Cause[] = [
  ['a password reset, on any device', 'password_changed', () => null],
  ['a new device, on that one', 'new_device', () => device()],
];

describe.each(rows)('%s', (_op, change) => {
  test.each(causes)('waits a day after %s, whatever is proven', async (_what, reason, at) => {
    restrict(reason, at());
    const until = '2026-11-19T11:00:00.000Z';
    // Before anything is asked for: it would be of no use.
    const refused = await change();
    expectRefusal(refused, [403, 'change_restricted']);
    expect(refused.body.details).toEqual({ reason, until });
    await prove(visitor, 'two_factor_on');
    await prove(visitor, 'whatsapp');
    expectRefusal(await change(), [403, 'change_restricted']);
    await visitor.control('POST', '/clock/advance', { ms: DAY });
    expect((await change()).body.code).toBe('reauth_required');
  });

  test('does not wait after a new device where it is made on another one', async () => {
    restrict('new_device', 'dev_other');
    expect((await change()).body.code).toBe('reauth_required');
  });

  test.each(['pin_reset', 'review', 'two_factor_off', 'password_changed'] as const)(
    'does not wait after another change: %s',
    async (reason) => {
      restrict(reason);
      user().password_reset_at = null;
      expect((await change()).body.code).toBe('reauth_required');
    },
  );

  test('waits also where two-factor authentication was on once', async () => {
    const { factor } = beginTwoFactor(state(), user());
    enableTwoFactor(state(), user(), factor);
    disableTwoFactor(factor);
    restrict('password_changed');
    expectRefusal(await change(), [403, 'change_restricted']);
  });

  test('says until when, in both languages', async () => {
    restrict('password_changed');
    expect((await change()).body.message).toContain('until 19 Nov, 12:00 (Lagos time)');
    expect((await change({ 'accept-language': 'zh-CN' })).body.message).toContain(
      '拉各斯时间 11月19日 12:00',
    );
  });
});

test('what ends a link waits for nothing', async () => {
  const linked = new Visitor(visitor.app);
  ({ email } = await linked.become('whatsapp-linked'));
  restrict('password_changed');
  await prove(linked, 'whatsapp');
  expect((await linked.write('DELETE', '/whatsapp/unlink', undefined)).status).toBe(200);
});

test('a reset by who has only the mailbox ends in no authenticator of theirs', async () => {
  await visitor.post('/auth/reset', { email, turnstile_token: PASSED });
  const { code, identifier } = await visitor.code(email);
  const granted = await visitor.post('/auth/verify-reset-code', {
    code,
    identifier,
    turnstile_token: PASSED,
  });
  await visitor.post('/auth/reset-password', { identifier: granted.body.identifier, password: PASSWORD });
  await visitor.post('/auth/login', {
    email,
    password: PASSWORD,
    turnstile_token: PASSED,
    device_id: device(),
  });
  const given = { purpose: 'two_factor_on', password: PASSWORD };
  expect((await visitor.post('/auth/reauth', given)).status).toBe(200);
  const { status, body } = await visitor.post('/2fa/setup');
  expect([status, body.code, body.details]).toEqual([
    403,
    'change_restricted',
    { reason: 'password_changed', until: '2026-11-19T11:00:00.000Z' },
  ]);
});
