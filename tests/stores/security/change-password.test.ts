import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSecurity } from '#contract/security.ts';
import type * as Change from '#src/stores/security/change-password.ts';
import type * as SecurityStore from '#src/stores/security/security.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { eventually } from '../../eventually.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

const CHANGE = 'POST /user/change-password';
const READ = 'GET /user/security';
const NEW = 'Kettle-Sundial-41';

let mock: ReturnType<typeof connectToMock>;
let store: typeof Change;
let security: typeof SecurityStore;
let stop: () => void;
let before: string | null;

beforeEach(async () => {
  ({ mock } = newDocument());
  vi.resetModules();
  [store, security] = await Promise.all([
    import('#src/stores/security/change-password.ts'),
    import('#src/stores/security/security.ts'),
  ]);
  await mock.signIn('complete');
  stop = security.$security.listen(() => undefined);
  await eventually(() => expect(security.$security.get().data).not.toBeNull());
  before = security.$security.get().data?.password_changed_at ?? null;
});
afterEach(() => stop());

const body = { current_password: PERSONA_PASSWORD, password: NEW, log_out_others: true };
const changedAt = async () => (await mock.call(getSecurity)).data.password_changed_at;

test('demand 3: a change shows the account as it is then: its time, and the restriction of a day', async () => {
  const change = await store.changePassword(body, before);
  expect(change.loggedOut).toBe(0);
  const shown = security.$security.get().data;
  expect(shown?.password_changed_at).not.toBe(before);
  expect(shown?.restrictions).toMatchObject([{ scope: 'new_payees', reason: 'password_changed' }]);
});

test('demand 2: a wrong current password changes nothing', async () => {
  const wrong = { ...body, current_password: 'Wrong-Horse-7' };
  await expect(store.changePassword(wrong, before)).rejects.toMatchObject({ code: 'password_invalid' });
  expect(await changedAt()).toBe(before);
});

test('demand 25: an answer that is lost is asked for, by the time of the last change', async () => {
  await mock.fault(CHANGE, { type: 'reset' }, { stage: 'post', times: 1 });
  const change = await store.changePassword(body, before);
  expect(change.loggedOut).toBeNull();
  expect(change.security.password_changed_at).not.toBe(before);
});

test('demand 25: where the account can’t be asked, nothing is said to be changed, and asking again finds out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await mock.fault(CHANGE, { type: 'reset' }, { stage: 'post', times: 1 });
  await mock.fault(READ, { type: 'status', status: 503 });
  const done = expect(store.changePassword(body, before)).rejects.toMatchObject({ kind: 'outcome-unknown' });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  await expect(store.checkPasswordChange(before)).rejects.toMatchObject({ status: 503 });
  vi.useRealTimers();
  await mock.clearFaults();
  expect(await store.checkPasswordChange(before)).toMatchObject({ loggedOut: null });
});

test('asking finds that nothing was changed', async () => {
  expect(await store.checkPasswordChange(before)).toBeNull();
});
