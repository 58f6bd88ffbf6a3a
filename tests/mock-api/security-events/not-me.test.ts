import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Activity } from '#contract/activities.ts';
import type { Mail } from '#mock-api/core/mailbox.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { messages } from '#src/i18n/messages.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { Payer, PIN, toChinedu, toTron } from '../transfers/payer.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const EMAIL = 'tobi@example.com';
const BANK = { kind: 'bank', bank_code: '901', account_number: '0123456784' };
const DAY = 86_400;
let tobi: Payer;
let mailbox: Visitor;

beforeEach(async () => {
  // Prices that stand still, and a payment to an address never paid that is held for a review.
  tobi = await Payer.create('complete', emptyMock());
  mailbox = new Visitor(tobi.app);
});

const mails = async () => (await mailbox.get(`/__mock/mail?to=${EMAIL}&kind=security`)).body.items as Mail[];
/** Saves a payee or changes its name, as a thief does, and takes the token of the email. */
async function tokenOfMail(): Promise<string> {
  const key = randomUUID();
  const payee = { ...BANK, label: key.slice(0, 8), approval: { pin: PIN } };
  await tobi.post('/wallet/payees', payee, { 'idempotency-key': key });
  return new URL((await mails()).at(-1)?.link ?? '').hash.slice(1);
}
const notMe = (token: string, who: Visitor = mailbox) => who.post('/auth/not-me', { token });
const freeze = (frozen: boolean) => tobi.write('PUT', '/user/freeze', { frozen, approval: { pin: PIN } });
const login = async () => {
  const body = { email: EMAIL, password: PERSONA_PASSWORD, turnstile_token: PASSED, device_id: null };
  // No device is known after it: the code of an email makes this one known again.
  const { identifier } = (await tobi.post('/auth/login', body)).body;
  const { code } = await tobi.code(EMAIL);
  expect((await tobi.post('/auth/new-device/verify', { code, identifier })).status).toBe(200);
};
const isFrozen = () => Object.keys(tobi.state.sendingFrozen).length === 1;

test('demand 13: the link works without a login: it freezes sending and ends every session, and logs nobody in', async () => {
  const { status, headers, body } = await notMe(await tokenOfMail());
  expect([status, body.data]).toEqual([200, { held: 0 }]);
  expect(headers.getSetCookie()).toEqual([]);
  expect(isFrozen()).toBe(true);
  expect(Object.keys(tobi.state.sessions)).toEqual([]);
  expect((await tobi.get('/auth/session')).status).toBe(401);
});

test('demand 13: it works once: the second time says what was done, and does nothing more', async () => {
  const token = await tokenOfMail();
  await notMe(token);
  const before = JSON.stringify(tobi.state.activities);
  expectRefusal(await notMe(token), [410, 'link_used']);
  expect(JSON.stringify(tobi.state.activities)).toBe(before);
});

test('what has become of a link can be read, which changes nothing and says nothing of the account', async () => {
  const token = await tokenOfMail();
  const read = (given = token) => mailbox.post('/auth/not-me/link', { token: given });
  const state = () => JSON.stringify({ ...tobi.state, requestLog: [] });
  const before = state();
  const fresh = await read();
  expect(Object.keys(fresh.body.data as object)).toEqual(['used_at', 'expires_at']);
  expect([fresh.status, fresh.body.data]).toMatchObject([200, { used_at: null }]);
  expect(fresh.headers.getSetCookie()).toEqual([]);
  expect(state()).toBe(before);
  await tobi.wait(60);
  await notMe(token);
  const { used_at } = (await read()).body.data as { used_at: string };
  await tobi.wait(60);
  expect((await read()).body.data).toMatchObject({ used_at });
  expect(JSON.stringify((await mailbox.get('/__mock/journal')).body)).not.toContain(token);
  // Neither one that was used nor its age is told from one that was never given.
  await tobi.wait(7 * DAY);
  expectRefusal(await read(), [410, 'link_expired']);
  expectRefusal(await read('0'.repeat(40)), [410, 'link_expired']);
});

test('it is good for seven days to the second, and an unknown one is answered like an old one', async () => {
  const token = await tokenOfMail();
  await tobi.wait(7 * DAY - 1);
  expect((await notMe(token)).status).toBe(200);
  await login();
  const other = await tokenOfMail();
  await tobi.wait(7 * DAY);
  expectRefusal(await notMe(other), [410, 'link_expired']);
  expectRefusal(await notMe('0'.repeat(40)), [410, 'link_expired']);
  expectRefusal(await notMe('__proto__'), [410, 'link_expired']);
});

test('a token has 160 bits, is another one each time, and is stored as a hash alone', async () => {
  const tokens = [await tokenOfMail()];
  for (const label of ['One', 'Two', 'Three']) {
    const [payee] = Object.values(tobi.state.payees).flat().slice(-1);
    await tobi.write('PUT', `/wallet/payees/${payee!.payee_id}`, { label });
    tokens.push(new URL((await mails()).at(-1)?.link ?? '').hash.slice(1));
  }
  expect(new Set(tokens).size).toBe(4);
  const { mails: _inbox, ...state } = tobi.state;
  for (const token of tokens) {
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(JSON.stringify(state)).not.toContain(token);
  }
});

test('no request log has the token', async () => {
  const token = await tokenOfMail();
  await notMe(token);
  const { body } = await mailbox.get('/__mock/journal');
  expect(JSON.stringify(body)).toContain('/auth/not-me');
  expect(JSON.stringify(body)).not.toContain(token);
});

test('a thief who does one thing over and over voids no link of another event', async () => {
  const token = await tokenOfMail();
  const [payee] = Object.values(tobi.state.payees).flat().slice(-1);
  for (let turn = 0; turn < 120; turn += 1)
    await tobi.write('PUT', `/wallet/payees/${payee!.payee_id}`, { label: `Name ${turn}` });
  expect(Object.keys(tobi.state.notMeLinks).length).toBeLessThanOrEqual(60);
  expect((await notMe(token)).status).toBe(200);
});

test('the email is in the owner’s language, and so is the page of its link', async () => {
  await tobi.write('PUT', '/user/preferences', { language: 'zh-CN' });
  await tokenOfMail();
  const { text, link, expires_at } = (await mails()).at(-1)!;
  expect(text).toContain('如非本人操作');
  expect(link).toMatch(/^http:\/\/localhost:4321\/cn\/not-me#/);
  expect(Date.parse(expires_at ?? '') - Date.parse('2026-11-21T09:42:00.000Z')).toBe(7 * DAY * 1000);
});

// What is in review stays there until its owner decides.

const sendToNewAddress = async () => tobi.paid(toTron('100'));

test('a payment in review stays there, says why, and can be cancelled', async () => {
  const { id, status } = await sendToNewAddress();
  expect(status).toBe('review');
  expect((await notMe(await tokenOfMail())).body.data).toEqual({ held: 1 });
  await login();
  expect(await tobi.transaction(id)).toMatchObject({
    status: 'review',
    status_reason: 'owner_hold',
    cancel_until: null,
    eta_at: null,
    can: { cancel: true },
  });
  await tobi.wait(3600);
  expect((await tobi.transaction(id)).status).toBe('review');
  const key = { 'idempotency-key': randomUUID() };
  expect((await tobi.post(`/wallet/transactions/${id}/cancel`, undefined, key)).status).toBe(200);
  expect((await tobi.transaction(id)).status).toBe('cancelled');
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('unfreezing lets its review begin anew, with as long to cancel as at first', async () => {
  const { id } = await sendToNewAddress();
  await tobi.wait(300);
  await notMe(await tokenOfMail());
  await tobi.wait(120);
  await login();
  expect((await freeze(false)).status).toBe(200);
  const released = await tobi.transaction(id);
  expect([released.status, released.status_reason]).toEqual(['review', 'new_address']);
  // The review that began first would have ended after 180 more seconds.
  await tobi.wait(599);
  expect((await tobi.transaction(id)).status).toBe('review');
  await tobi.wait(1);
  expect((await tobi.transaction(id)).status).toBe('processing');
  await tobi.wait(3600);
  expect((await tobi.transaction(id)).status).toBe('completed');
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('nobody else can let a held transfer to a person pass', async () => {
  await tobi.control('POST', '/simulate/reviews', { email: EMAIL });
  const { id, status } = await tobi.paid(toChinedu('2000'));
  expect(status).toBe('review');
  await notMe(await tokenOfMail());
  await login();
  const approve = () =>
    tobi.control('POST', '/simulate/events', { transaction_id: id, event: 'transfer_approved' });
  expect((await approve()).status).toBe(409);
  await freeze(false);
  expect((await tobi.transaction(id)).status_reason).toBe('manual_review');
  expect((await approve()).status).toBeLessThan(300);
  expect((await tobi.transaction(id)).status).toBe('completed');
});

test('what was sent before a review, or after one has let it pass, is not held', async () => {
  const { id, status } = await tobi.paid(toChinedu('2000'));
  expect(status).toBe('completed');
  expect((await notMe(await tokenOfMail())).body.data).toEqual({ held: 0 });
  await login();
  expect((await tobi.transaction(id)).status).toBe('completed');
});

test('it is entered in the log of the account', async () => {
  await notMe(await tokenOfMail());
  await login();
  const { body } = await tobi.get('/auth/activities');
  const { items } = body.data as { items: Activity[] };
  expect(items.map(({ event }) => event)).toContain('not_me');
});

test('what was accepted without a review goes on, as the page says: nothing of it can be called back by the link', async () => {
  const token = await tokenOfMail();
  const sent = await tobi.paid(toTron('5'));
  const paid = await tobi.paid({
    kind: 'payout',
    to: { bank_code: '901', account_number: '0123456784' },
    amount: '500',
  });
  expect([sent.status, paid.status]).toEqual(['processing', 'processing']);
  expect((await notMe(token)).body.data).toEqual({ held: 0 });
  await tobi.wait(3600);
  await login();
  for (const { id } of [sent, paid]) expect((await tobi.transaction(id)).status).toBe('completed');
  // The page must not promise the opposite.
  for (const language of ['en', 'cn'] as const) {
    const { does, line } = messages(language).auth.notMe;
    expect([line, ...does].join(' ')).not.toMatch(
      /nothing leaves|stays where it is|资金无法转出|资产不受影响/,
    );
    expect(does[2]).toMatch(/go on|继续完成/);
  }
});
