import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { $auth } from '#src/stores/session/auth.ts';
import { isCodeLocked, isFlowExpired } from '#src/stores/errors/error-predicates.ts';
import { login, pendingEmail, verifySecondFactor } from '#src/stores/sign-in/login.ts';
import { $secondFactor, restoreSecondFactor, clearSecondFactor } from '#src/stores/sign-in/second-factor.ts';
import type { connectToMock } from '../../in-process.ts';
import { sized } from '../../tier.ts';
import type { BrowserStorage } from '../browser-storage.ts';
import { newDocument } from '../new-document.ts';

const token = 'XXXX.DUMMY.TOKEN.XXXX';
let mock: ReturnType<typeof connectToMock>;
let kept: BrowserStorage;
let tab: BrowserStorage;
let account: { email: string; password: string };

beforeEach(async () => {
  ({ kept, tab, mock } = newDocument());
  account = await mock.signIn('two-factor');
  mock.jar.delete('access_token');
  restoreSecondFactor();
});

const logIn = () => login({ ...account, token });
async function authenticatorCode(): Promise<string> {
  const { items } = await mock.control<{ items: { code: string }[] }>('GET', '/authenticator');
  return items[0]?.code ?? '';
}
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');
const errorOf = (action: Promise<unknown>) => action.catch((error: unknown) => error);

describe('a login with two-factor authentication', () => {
  // requirement: 7.16
  test('waits for the code, and has a session only with it', async () => {
    expect($secondFactor.get()).toBeNull();
    expect(await logIn()).toBe('second-factor');
    expect($secondFactor.get()).toMatchObject({ email: account.email });
    expect($auth.get().isAuthenticated).toBe(false);
    const code = await authenticatorCode();
    expect(await verifySecondFactor(code)).toBe('signed-in');
    expect($auth.get().isAuthenticated).toBe(true);
    const { identifier } = $secondFactor.get() ?? {};
    const [sent] = await mock.journal('POST /2fa/verify');
    expect(Object.keys(sent?.body as object).sort()).toEqual(['code', 'email', 'identifier']);
    expect(sent?.body).toMatchObject({ email: account.email, identifier });
  });

  test('stores the address and the identifier in this tab only, and nothing once it is over', async () => {
    await logIn();
    expect(kept.keys()).toEqual([]);
    expect(tab.keys()).toEqual(['draft:second-factor']);
    expect(tab.getItem('draft:second-factor')).not.toContain(account.password);
    await verifySecondFactor(await authenticatorCode());
    expect([...kept.keys(), ...tab.keys()]).toEqual([]);
    restoreSecondFactor();
    expect($secondFactor.get()).toBeNull();
  });

  test('continues with the device’s code when the response names one', async () => {
    await logIn();
    await mock.control('POST', '/faults', {
      op: 'POST /2fa/verify',
      effect: { type: 'reply', body: { status: 'success', identifier: 'idn_device' } },
    });
    expect(await verifySecondFactor(await authenticatorCode())).toBe('verify');
    expect(kept.getItem('identifier')).toBe('idn_device');
    expect(pendingEmail()).toBe(account.email);
    expect(tab.keys()).toEqual([]);
    expect($auth.get().isAuthenticated).toBe(false);
  });

  test('survives a reload, a wrong code and an error, but not being cancelled', async () => {
    await logIn();
    const pending = $secondFactor.get();
    const code = await authenticatorCode();
    await errorOf(verifySecondFactor(wrongCode(code)));
    await mock.control('POST', '/faults/preset/secondFactor.500', { times: 1 });
    expect(await errorOf(verifySecondFactor(code))).toMatchObject({ status: 500 });
    $secondFactor.set(undefined);
    restoreSecondFactor();
    expect($secondFactor.get()).toEqual(pending);
    expect(await verifySecondFactor(code)).toBe('signed-in');

    await logIn();
    clearSecondFactor();
    restoreSecondFactor();
    expect($secondFactor.get()).toBeNull();
  });

  test('is not restored after 300 s', async () => {
    await logIn();
    restoreSecondFactor(Date.now() + 299_000);
    expect($secondFactor.get()).not.toBeNull();
    restoreSecondFactor(Date.now() + 301_000);
    expect($secondFactor.get()).toBeNull();
  });

  test('ends when the API says so: too late, or too many wrong codes', async () => {
    await logIn();
    await mock.control('POST', '/clock/advance', { ms: 300_000 });
    const lateError = await errorOf(verifySecondFactor(await authenticatorCode()));
    expect([isFlowExpired(lateError), isCodeLocked(lateError)]).toEqual([true, false]);

    await logIn();
    const code = await authenticatorCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await errorOf(verifySecondFactor(wrongCode(code)));
      expect([isFlowExpired(refused), isCodeLocked(refused)]).toEqual([false, false]);
    }
    expect(isCodeLocked(await errorOf(verifySecondFactor(code)))).toBe(true);
  });
});

test('corrupt drafts: no reader throws, and only a complete, recent login is restored', () => {
  const now = Date.now();
  const fieldValue = fc.oneof(fc.string(), fc.constantFrom('idn_1', null, 5));
  const until = fc.oneof(fc.constantFrom(now + 1000, now - 1, now + 301_000, '5', null), fc.double());
  const draft = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ email: fieldValue, identifier: fieldValue, until }, { requiredKeys: [] })
      .map((one) => JSON.stringify(one)),
    // Some that are nearly valid, so that the reader restores one now and then.
    fc
      .record({ email: fieldValue, identifier: fieldValue, until: fc.constant(now + 1000) })
      .map((one) => JSON.stringify(one)),
  );
  let restored = 0;
  fc.assert(
    fc.property(draft, (text) => {
      tab.setItem('draft:second-factor', text);
      restoreSecondFactor(now);
      const one = $secondFactor.get();
      if (!one) return;
      restored += 1;
      expect(typeof one.email).toBe('string');
      expect(one.identifier).not.toBe('');
      expect((JSON.parse(text) as { until: number }).until).toBe(now + 1000);
    }),
    { numRuns: sized(300, 2000) },
  );
  expect(restored).toBeGreaterThan(0);
});
