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

const begin = () => login({ ...account, token });
async function shownCode(): Promise<string> {
  const { items } = await mock.control<{ items: { code: string }[] }>('GET', '/authenticator');
  return items[0]?.code ?? '';
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const failureOf = (action: Promise<unknown>) => action.catch((error: unknown) => error);

describe('a login with two-step codes on', () => {
  test('waits for the code, and is a session only with it', async () => {
    expect($secondFactor.get()).toBeNull();
    expect(await begin()).toBe('second-factor');
    expect($secondFactor.get()).toMatchObject({ email: account.email });
    expect($auth.get().isAuthenticated).toBe(false);
    const code = await shownCode();
    expect(await verifySecondFactor(code)).toBe('signed-in');
    expect($auth.get().isAuthenticated).toBe(true);
    const { identifier } = $secondFactor.get() ?? {};
    const [sent] = await mock.journal('POST /2fa/verify');
    expect(Object.keys(sent?.body as object).sort()).toEqual(['code', 'email', 'identifier']);
    expect(sent?.body).toMatchObject({ email: account.email, identifier });
  });

  test('keeps the address and the identifier in this tab, and nothing anywhere once it is over', async () => {
    await begin();
    expect(kept.keys()).toEqual([]);
    expect(tab.keys()).toEqual(['draft:second-factor']);
    expect(tab.getItem('draft:second-factor')).not.toContain(account.password);
    await verifySecondFactor(await shownCode());
    expect([...kept.keys(), ...tab.keys()]).toEqual([]);
    restoreSecondFactor();
    expect($secondFactor.get()).toBeNull();
  });

  test('goes on to the device’s code when the answer names one', async () => {
    await begin();
    await mock.control('POST', '/faults', {
      op: 'POST /2fa/verify',
      effect: { type: 'reply', body: { status: 'success', identifier: 'idn_device' } },
    });
    expect(await verifySecondFactor(await shownCode())).toBe('verify');
    expect(kept.getItem('identifier')).toBe('idn_device');
    expect(pendingEmail()).toBe(account.email);
    expect(tab.keys()).toEqual([]);
    expect($auth.get().isAuthenticated).toBe(false);
  });

  test('survives a reload, a wrong code and a failure, but not being left', async () => {
    await begin();
    const waiting = $secondFactor.get();
    const code = await shownCode();
    await failureOf(verifySecondFactor(wrong(code)));
    await mock.control('POST', '/faults/preset/secondFactor.500', { times: 1 });
    expect(await failureOf(verifySecondFactor(code))).toMatchObject({ status: 500 });
    $secondFactor.set(undefined);
    restoreSecondFactor();
    expect($secondFactor.get()).toEqual(waiting);
    expect(await verifySecondFactor(code)).toBe('signed-in');

    await begin();
    clearSecondFactor();
    restoreSecondFactor();
    expect($secondFactor.get()).toBeNull();
  });

  test('is not found again after 300 s', async () => {
    await begin();
    restoreSecondFactor(Date.now() + 299_000);
    expect($secondFactor.get()).not.toBeNull();
    restoreSecondFactor(Date.now() + 301_000);
    expect($secondFactor.get()).toBeNull();
  });

  test('is over when the API says so: too late, or too many wrong codes', async () => {
    await begin();
    await mock.control('POST', '/clock/advance', { ms: 300_000 });
    const late = await failureOf(verifySecondFactor(await shownCode()));
    expect([isFlowExpired(late), isCodeLocked(late)]).toEqual([true, false]);

    await begin();
    const code = await shownCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await failureOf(verifySecondFactor(wrong(code)));
      expect([isFlowExpired(refused), isCodeLocked(refused)]).toEqual([false, false]);
    }
    expect(isCodeLocked(await failureOf(verifySecondFactor(code)))).toBe(true);
  });
});

test('corrupt drafts: no reader throws, and what is found is whole and young', () => {
  const now = Date.now();
  const part = fc.oneof(fc.string(), fc.constantFrom('idn_1', null, 5));
  const until = fc.oneof(fc.constantFrom(now + 1000, now - 1, now + 301_000, '5', null), fc.double());
  const draft = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ email: part, identifier: part, until }, { requiredKeys: [] })
      .map((one) => JSON.stringify(one)),
    // Some that are nearly right, so that the reader finds one now and then.
    fc
      .record({ email: part, identifier: part, until: fc.constant(now + 1000) })
      .map((one) => JSON.stringify(one)),
  );
  let found = 0;
  fc.assert(
    fc.property(draft, (text) => {
      tab.setItem('draft:second-factor', text);
      restoreSecondFactor(now);
      const one = $secondFactor.get();
      if (!one) return;
      found += 1;
      expect(typeof one.email).toBe('string');
      expect(one.identifier).not.toBe('');
      expect((JSON.parse(text) as { until: number }).until).toBe(now + 1000);
    }),
    { numRuns: sized(300, 2000) },
  );
  expect(found).toBeGreaterThan(0);
});
