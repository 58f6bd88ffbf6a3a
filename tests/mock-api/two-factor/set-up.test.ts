import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { RECOVERY_CODES } from '#contract/two-factor-codes.ts';
import { now } from '#mock-api/core/clock.ts';
import type { Security } from '#contract/security.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

/** A moment in the middle of a time step. */
const START = Date.parse('2026-03-01T12:00:15Z');
const MINUTE = 60;

let tobi: Visitor;
beforeEach(async () => {
  tobi = new Visitor(emptyMock({ first: { clock: { mode: 'frozen', at: START } } }));
  await tobi.become('complete');
  await prove(tobi, 'two_factor_on');
});

const state = () => tobi.app.sandboxes.default.state;
const wait = (seconds: number) => tobi.control('POST', '/clock/advance', { ms: seconds * 1000 });
const begin = async () => (await tobi.post('/2fa/setup')).body.secret as string;
/** What a phone shows whose clock is ahead by so many seconds. */
const shown = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now(state()) + ahead * 1000 });
const enable = (code: string) => tobi.post('/2fa/enable', { code });
const security = async () => (await tobi.get('/user/security')).body.data as Security;

describe('demand 5: the code that ends the set-up', () => {
  test.each([-30, 0, 30])('is taken from a phone that is %i seconds ahead', async (ahead) => {
    expect((await enable(shown(await begin(), ahead))).status).toBe(200);
  });

  test.each([-3600, -600, -60, 60, 90, 3500])(
    'names the drift of a phone that is %i seconds ahead, to within half a step',
    async (ahead) => {
      const answer = await enable(shown(await begin(), ahead));
      expectRefusal(answer, [400, 'code_invalid']);
      const { clock_drift_seconds: drift, as_of } = answer.body.details as {
        clock_drift_seconds: number;
        as_of: string;
      };
      expect(Math.abs(drift - ahead)).toBeLessThanOrEqual(15);
      expect(Date.parse(as_of)).toBe(START);
    },
  );

  test('names none for a code of another secret', async () => {
    const other = await begin();
    await wait(10 * MINUTE);
    await prove(tobi, 'two_factor_on');
    await begin();
    // The setup before has ended: its code says nothing.
    const answer = await enable(shown(other));
    expect(answer.body.details).toMatchObject({ clock_drift_seconds: null, tries_left: 4 });
  });

  test('five wrong ones lock it for 15 minutes, and a new set-up gives no new tries', async () => {
    let secret = await begin();
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await enable(shown(secret, 600))).body.details).toMatchObject({ tries_left: left });
      if (left === 3) secret = await begin();
    }
    const refused = await enable(shown(secret));
    expectRefusal(refused, [429, 'code_locked']);
    expect(refused.body.details).toEqual({ until: new Date(START + 15 * MINUTE * 1000).toISOString() });
    await prove(tobi, 'two_factor_on');
    expectRefusal(await enable(shown(await begin())), [429, 'code_locked']);
    await wait(15 * MINUTE);
    await prove(tobi, 'two_factor_on');
    expect((await enable(shown(await begin()))).status).toBe(200);
  });

  test('of a set-up that was replaced says so, and is not counted', async () => {
    const first = await begin();
    const second = await begin();
    expectRefusal(await enable(shown(first)), [409, 'two_factor_setup_replaced']);
    expect((await enable(shown(second, 600))).body.details).toMatchObject({ tries_left: 4 });
    expect((await enable(shown(second))).status).toBe(200);
  });

  test('works nowhere else: not in a log-in, nor as a proof', async () => {
    const secret = await begin();
    const code = shown(secret);
    await enable(code);
    const proof = { purpose: 'two_factor_off', password: 'Cowrie2026!', totp: code };
    expectRefusal(await tobi.post('/auth/reauth', proof), [403, 'totp_used']);
  });
});

test('demand 4: the secret is dead after ten minutes', async () => {
  const secret = await begin();
  await wait(10 * MINUTE);
  await prove(tobi, 'two_factor_on');
  expectRefusal(await enable(shown(secret)), [409, 'two_factor_setup_missing']);
});

describe('demand 6: recovery codes', () => {
  /** Turns it on, and proves with a later code that it is the owner. */
  async function on(purpose: 'recovery_codes' | 'two_factor_off') {
    const secret = await begin();
    const { recovery_codes } = (await enable(shown(secret))).body as { recovery_codes: string[] };
    await wait(30);
    await prove(tobi, purpose);
    return { secret, recovery_codes };
  }

  test('ten different ones of 50 bits, of which only hashes are stored', async () => {
    const { recovery_codes: codes } = await on('recovery_codes');
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    // 32 signs, ten places.
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const stored = JSON.stringify(state());
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
  });

  test('new ones void the former ones', async () => {
    const { recovery_codes: former } = await on('recovery_codes');
    const renewed = (await tobi.post('/2fa/recovery-codes')).body.data as { recovery_codes: string[] };
    expect(renewed.recovery_codes).toHaveLength(RECOVERY_CODES);
    const proof = { purpose: 'two_factor_off', password: 'Cowrie2026!' };
    const refused = await tobi.post('/auth/reauth', { ...proof, recovery_code: former[0] });
    expectRefusal(refused, [403, 'recovery_code_invalid']);
    const taken = await tobi.post('/auth/reauth', { ...proof, recovery_code: renewed.recovery_codes[0] });
    expect(taken.status).toBe(200);
    expect((await security()).two_factor).toMatchObject({
      recovery_left: 9,
      recovery_used_at: new Date(now(state())).toISOString(),
    });
  });

  test('demand 7: turning it off voids them and the app, restricts, and the log-in asks for no code', async () => {
    const { secret, recovery_codes } = await on('two_factor_off');
    const { data } = (await tobi.post('/2fa/disable')).body as { data: Security };
    expect(data.two_factor).toMatchObject({ enabled: false, recovery_left: 0, restricted: null });
    expect(data.restrictions).toMatchObject([{ scope: 'new_payees', reason: 'two_factor_off' }]);
    const login = { email: 'tobi@example.com', password: 'Cowrie2026!', turnstile_token: PASSED };
    expect((await tobi.post('/auth/login', login)).body.two_factor).toBeUndefined();
    // Neither ends a set-up that was not begun again.
    await prove(tobi, 'two_factor_on');
    for (const code of [shown(secret), recovery_codes[0] ?? ''])
      expect((await enable(code)).status).toBeGreaterThanOrEqual(400);
  });
});

test('demand 7: a device that knows the password alone can’t turn it off', async () => {
  const secret = await begin();
  await enable(shown(secret));
  const given = { purpose: 'two_factor_off', password: 'Cowrie2026!' };
  const refused = await tobi.post('/auth/reauth', given);
  expectRefusal(refused, [403, 'reauth_required']);
  expectRefusal(await tobi.post('/2fa/disable'), [403, 'reauth_required']);
});
