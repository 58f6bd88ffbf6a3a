import { describe, expect, test } from 'vitest';
import { formatMoney } from '#mock-api/server/format-money.ts';
import { formatAmount } from '#contract/money.ts';
import { plans, stealByMailbox } from '#mock-api/figures/steal-by-mailbox.ts';
import { Payer, PIN, toChinedu, toTron } from '../transfers/payer.ts';
import { emptyMock, PASSED } from '../visitor.ts';

const print = (kobo: bigint) => formatMoney('en', { asset: 'ngn', amount: formatAmount(kobo, 2) });
const HOUR = 3600;
/** Without a reset the PIN is wrong, for the friend as well. */
const reasons = ['sending_restricted', 'pin_invalid', 'pin_locked'];

// requirement: T.21
describe('who has the mailbox alone moves no naira within 24 hours', () => {
  test.each(plans)('the PIN is reset %s hours after the password', async (plan) => {
    const { kobo, tried, refusals, steps } = await stealByMailbox(emptyMock(), plan);
    console.info(
      `PIN reset after ${String(plan)} h: ${print(kobo)} moved, ${tried} payments tried`,
      refusals,
    );
    // The story is one: each step before the payments succeeds, and a session is there.
    expect(steps.filter((step) => !step.endsWith(': 200'))).toEqual([]);
    expect(steps).toContain('balances: 200');
    expect(tried).toBeGreaterThanOrEqual(25 * 4);
    expect(print(kobo)).toBe('₦0.00');
    // Nothing is refused for another reason than those: the thief has a session, and whom to pay is there.
    const others = Object.keys(refusals).filter((code) => !reasons.includes(code));
    expect(others).toEqual([]);
  });
});

describe('an owner who has lost the password and resets it', () => {
  test('goes on at once with everybody who was paid before, and after 24 hours with everybody', async () => {
    const tobi = await Payer.create();
    const email = 'tobi@example.com';
    await tobi.paid(toChinedu('500'));
    await tobi.wait(HOUR);
    const story: string[] = [];
    let minute = 0;
    const after = async (minutes: number) => {
      await tobi.wait((minutes - minute) * 60);
      minute = minutes;
    };
    const tell = (what: string, outcome: unknown) =>
      void story.push(`${minute} min ${what}: ${String(outcome)}`);

    tell('asks for a code', (await tobi.post('/auth/reset', { email, turnstile_token: PASSED })).status);
    await after(1);
    const { code, identifier } = await tobi.code(email);
    const granted = await tobi.post('/auth/verify-reset-code', { code, identifier, turnstile_token: PASSED });
    const password = 'Fresh1234!';
    const grant = granted.body.identifier;
    tell('resets', (await tobi.post('/auth/reset-password', { identifier: grant, password })).status);
    await after(2);
    const device_id = tobi.cookies.get('device_id');
    const login = { email, password, turnstile_token: PASSED, device_id };
    tell('logs in on the device of before', (await tobi.post('/auth/login', login)).status);
    tell('sees the balances', (await tobi.get('/wallet/balances')).status);
    await after(3);
    await tobi.control('POST', '/simulate/payments', { from: 'amina', email, amount: '700' });
    tell('receives', await tobi.has('ngn'));
    tell(
      'opens a bank deposit',
      (await tobi.pay(await tobi.quote({ kind: 'deposit', amount: '900' }))).status,
    );
    await after(4);
    const convert = { kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' };
    tell('converts', (await tobi.pay(await tobi.quote(convert))).status);
    const pay = async (request: object) => {
      const { status, body } = await tobi.pay(await tobi.quote(request), { approval: { pin: PIN } });
      return body.code ?? status;
    };
    const bank = { kind: 'payout', to: { bank_code: '901', account_number: '0123456784' }, amount: '500' };
    const stranger = { ...toChinedu('500'), to: { username: 'zhangwei' } };
    await after(5);
    tell('pays somebody known', await pay(toChinedu('600')));
    tell('pays a stranger', await pay(stranger));
    tell('pays a new address', await pay(toTron('5')));
    tell('pays a new account', await pay(bank));
    await after(24 * 60);
    tell('pays a stranger', await pay(stranger));
    await after(24 * 60 + 1);
    tell('pays a stranger', await pay(stranger));
    tell('pays a new address', await pay(toTron('5')));
    tell('pays a new account', await pay(bank));
    console.info(story.join('\n'));
    expect(story).toEqual([
      '0 min asks for a code: 200',
      '1 min resets: 200',
      '2 min logs in on the device of before: 200',
      '2 min sees the balances: 200',
      expect.stringMatching(/^3 min receives: \d/),
      '3 min opens a bank deposit: 201',
      '4 min converts: 201',
      '5 min pays somebody known: 201',
      '5 min pays a stranger: sending_restricted',
      '5 min pays a new address: sending_restricted',
      '5 min pays a new account: sending_restricted',
      '1440 min pays a stranger: sending_restricted',
      '1441 min pays a stranger: 201',
      '1441 min pays a new address: 201',
      '1441 min pays a new account: 201',
    ]);
  });

  test('and has forgotten the PIN too: receives and converts, and pays after 24 hours', async () => {
    const tobi = await Payer.create('restricted-all');
    expect((await tobi.quote({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '5000' })).limits.ok).toBe(
      true,
    );
    expect((await tobi.quote({ kind: 'deposit', amount: '5000' })).limits.ok).toBe(true);
    expect((await tobi.pay(await tobi.quote(toChinedu('500')))).body.code).toBe('sending_restricted');
    await tobi.wait(23 * HOUR);
    expect((await tobi.pay(await tobi.quote(toChinedu('500')))).status).toBe(201);
  });
});
