import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import * as contract from '#contract/two-factor.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { openPage, setNetwork } from '../../../dom-page.ts';
import { expectText, pass, signedIn, type WalletMock } from '../../../render-wallet.tsx';

const SETUP = 'POST /2fa/setup';
const REAUTH = 'POST /auth/reauth';
const REQUEST = 'POST /auth/reauth/request-code';
const { reauth: texts, pin, toasts } = messages('en');

interface HostOptions {
  locale?: Locale;
  purpose?: ReauthPurpose;
  /** Reads what became of the call, after its answer was lost. */
  readOutcome?: () => Promise<unknown>;
}

/** What became of the host's call: nothing yet, what `run` answered, or the code of what it threw. */
interface Host {
  readonly user: UserEvent;
  readonly outcomes: string[];
  /** The idempotency keys that the call was made with. */
  readonly keys: string[];
}

/** A screen with one button, which starts to set up an authenticator app, or logs other devices out. */
async function openHost({
  locale = 'en',
  purpose = 'two_factor_on',
  readOutcome,
}: HostOptions = {}): Promise<Host> {
  const outcomes: string[] = [];
  const keys: string[] = [];
  const user = await openPage(
    '/w/security',
    async () => {
      const [{ $i18n }, { ensureMessages }, { useReauth }, { Toasts }, { MemoryRouter }, { call }, devices] =
        await Promise.all([
          import('#src/islands/wallet/i18n/i18n.ts'),
          import('#src/islands/wallet/i18n/load-messages.ts'),
          import('#src/islands/wallet/approval/use-reauth.tsx'),
          import('#src/connected/Toasts.tsx'),
          import('react-router-dom'),
          import('#src/api/call.ts'),
          import('#contract/devices.ts'),
        ]);
      const all = messages(locale);
      $i18n.set({ locale, product: { en: 'Cowrie', cn: '贝币' }, messages: all.wallet, toasts: all.toasts });
      await ensureMessages(['toasts']);
      function Screen() {
        const reauth = useReauth(purpose);
        const change = () =>
          reauth
            .run<unknown>((key) => {
              keys.push(key);
              return purpose === 'devices'
                ? call(devices.revokeOtherDevices)
                : call(contract.startTwoFactorSetup);
            }, readOutcome)
            .then(
              (answer) => outcomes.push(answer === 'cancelled' ? 'cancelled' : 'done'),
              (error: unknown) => outcomes.push(String((error as { code: string | null }).code)),
            );
        return (
          <>
            <button type="button" onClick={() => void change()}>
              Change
            </button>
            {reauth.dialog}
          </>
        );
      }
      return (
        <MemoryRouter initialEntries={['/w/security']}>
          <Screen />
          <Toasts messages={all.toasts} />
        </MemoryRouter>
      );
    },
    { locale, member: true },
  );
  return { user, outcomes, keys };
}

const dialog = () => screen.getByRole('dialog');
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const start = (user: UserEvent) => press(user, 'Change');
const password = (locale: Locale = 'en') =>
  screen.findByLabelText<HTMLInputElement>(messages(locale).pin.password);
const typePassword = async (user: UserEvent, typed = PERSONA_PASSWORD, locale: Locale = 'en') => {
  await user.click(await password(locale));
  await user.paste(typed);
};
const boxes = async (legend: string) =>
  within(await screen.findByRole('group', { name: legend })).getAllByRole<HTMLInputElement>('textbox');
const fill = async (user: UserEvent, legend: string, code: string) => {
  await user.click((await boxes(legend))[0]!);
  await user.paste(code);
};
const digits = async (legend: string) => (await boxes(legend)).map(({ value }) => value).join('');
const shownCode = async (mock: WalletMock) =>
  (await mock.control<{ items: { code: string }[] }>('GET', '/authenticator')).items[0]!.code;
const emailedCode = async (mock: WalletMock) =>
  (await mock.control<{ code: string }>('GET', '/mail/latest?kind=reauth')).code;
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const count = async (mock: WalletMock, op: string) => (await mock.journal(op)).length;
/** Turns two-factor authentication on for the persona, by the feature's own functions. Answers its recovery codes. */
const turnOn = async (mock: WalletMock) => {
  const { beginTwoFactor, enableTwoFactor } = await import('#mock-api/features/two-factor/two-factor.ts');
  const { state } = mock.app.sandboxes.default;
  const [user] = Object.values(state.users);
  return enableTwoFactor(state, user!, beginTwoFactor(state, user!).factor);
};

describe.each(locales)('in %s', (locale) => {
  const { reauth, pin: pinTexts } = messages(locale);

  test('the password: says what it is for, proves it, and the call is made once more', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost({ locale });
    await start(user);
    await expectText(dialog).toContain(reauth.title);
    expect(dialog().textContent).toContain(reauth.purposes.two_factor_on);
    await password(locale);
    expect(screen.queryByRole('group')).toBeNull();
    await typePassword(user, PERSONA_PASSWORD, locale);
    await press(user, reauth.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await count(mock, SETUP)).toBe(2);
  });

  test('a wrong password is said beside its field, in the reader’s language', async () => {
    await signedIn();
    const { user, outcomes } = await openHost({ locale });
    await start(user);
    await typePassword(user, 'Wrong-Horse-7', locale);
    await press(user, reauth.confirm);
    const field = await password(locale);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectText(dialog).toContain(locale === 'en' ? 'That password isn’t right.' : '登录密码不正确。');
    expect([field.value, document.activeElement]).toEqual(['', field]);
    expect(outcomes).toEqual([]);
  });

  test('without a password: the code of an email, which is sent by itself', async () => {
    const mock = await signedIn('oauth-existing');
    const { user, outcomes } = await openHost({ locale });
    await start(user);
    await expectText(dialog).toContain(reauth.sent);
    expect(screen.queryByLabelText(pinTexts.password)).toBeNull();
    await fill(user, pinTexts.reset.code, await emailedCode(mock));
    await press(user, reauth.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('with two-factor authentication: a code of the app, or a recovery code in its place', async () => {
    const mock = await signedIn();
    const [recovery = ''] = await turnOn(mock);
    const { user, outcomes } = await openHost({ locale, purpose: 'devices' });
    await start(user);
    await boxes(pinTexts.reset.totp);
    await press(user, reauth.useRecovery);
    await expect
      .poll(() => document.activeElement?.closest('fieldset')?.textContent)
      .toContain(reauth.recovery.legend);
    expect(screen.queryByRole('group', { name: pinTexts.reset.totp })).toBeNull();
    expect(dialog().textContent).toContain(reauth.recovery.hint);
    await fill(user, reauth.recovery.legend, recovery);
    await typePassword(user, PERSONA_PASSWORD, locale);
    await press(user, reauth.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
    await expect.poll(() => count(mock, REAUTH)).toBe(1);
  });
});

test('nothing of the question is loaded or asked before a call is refused', async () => {
  const mock = await signedIn();
  await mock.call(await import('#contract/reauth.ts').then((m) => m.reauthenticate), {
    body: { purpose: 'two_factor_on', password: PERSONA_PASSWORD },
  });
  const { user, outcomes } = await openHost();
  await start(user);
  await expect.poll(() => outcomes).toEqual(['done']);
  const { $loadedMessages } = await import('#src/islands/wallet/i18n/i18n.ts');
  expect(Object.keys($loadedMessages.get())).not.toContain('reauth');
  expect(document.querySelector('dialog')).toBeNull();
});

test('password managers and phones know what each field is', async () => {
  const mock = await signedIn();
  await turnOn(mock);
  const { user } = await openHost({ purpose: 'devices' });
  await start(user);
  expect((await password()).autocomplete).toBe('current-password');
  expect((await boxes(pin.reset.totp))[0]?.autocomplete).toBe('one-time-code');
});

test('what is missing is said beside each field, and nothing is sent', async () => {
  const mock = await signedIn();
  await turnOn(mock);
  const { user } = await openHost({ purpose: 'devices' });
  await start(user);
  await press(user, texts.confirm);
  await expectText(dialog).toContain(pin.passwordMissing);
  expect(dialog().textContent).toContain(pin.reset.incomplete);
  expect(document.activeElement).toBe(await password());
  expect(await count(mock, REAUTH)).toBe(0);
});

describe('wrong codes', () => {
  test('of the app: beside its boxes, and the password stays typed', async () => {
    const mock = await signedIn();
    await turnOn(mock);
    const { user, outcomes } = await openHost({ purpose: 'devices' });
    await start(user);
    await typePassword(user);
    const code = await shownCode(mock);
    await fill(user, pin.reset.totp, other(code));
    await press(user, texts.confirm);
    await expectText(dialog).toContain('That authenticator code isn’t right.');
    expect([await digits(pin.reset.totp), (await password()).value]).toEqual(['', PERSONA_PASSWORD]);
    await fill(user, pin.reset.totp, code);
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('of a recovery code: beside its boxes', async () => {
    const mock = await signedIn();
    await turnOn(mock);
    const { user } = await openHost({ purpose: 'devices' });
    await start(user);
    await typePassword(user);
    await press(user, texts.useRecovery);
    await fill(user, texts.recovery.legend, 'AAAAA-AAAAA');
    await press(user, texts.confirm);
    await expectText(dialog).toContain('That recovery code isn’t right.');
    expect(await digits(texts.recovery.legend)).toBe('');
    await press(user, texts.useApp);
    await boxes(pin.reset.totp);
  });

  test('of an email: how many tries are left, then that it is locked, and a new one works', async () => {
    const mock = await signedIn('oauth-existing');
    const { user, outcomes } = await openHost();
    await start(user);
    await expectText(dialog).toContain(texts.sent);
    const wrong = other(await emailedCode(mock));
    for (const left of [4, 3, 2, 1, 0]) {
      await fill(user, pin.reset.code, wrong);
      await press(user, texts.confirm);
      await expectText(dialog).toMatch(new RegExp(`\\b${left} tr(?:y|ies) left\\.`));
    }
    await fill(user, pin.reset.code, wrong);
    await press(user, texts.confirm);
    await expectText(dialog).toContain('Too many wrong codes.');
    await pass(31_000);
    await press(user, pin.reset.resend);
    await expect.poll(() => count(mock, REQUEST)).toBe(2);
    await expectText(dialog).toContain(texts.sent);
    await fill(user, pin.reset.code, await emailedCode(mock));
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('too many of any kind: says how long, and asks no more', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await mock.fault(REAUTH, {
      type: 'status',
      status: 429,
      code: 'rate_limited',
      message: 'Too many wrong tries. Try again in 12 minutes.',
    });
    await typePassword(user);
    await press(user, texts.confirm);
    await expectText(dialog).toContain('Try again in 12 minutes.');
    expect([outcomes, await count(mock, SETUP)]).toEqual([[], 1]);
  });
});

describe('a question can be left, and nothing has happened', () => {
  const ways: readonly [way: string, leave: (user: UserEvent) => Promise<unknown>][] = [
    ['Cancel', (user) => press(user, texts.cancel)],
    ['its button', (user) => press(user, pin.close)],
    ['Escape', async () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    [
      'Back',
      async () => {
        await expect
          .poll(() => history.state as unknown)
          .toMatchObject({ question: expect.any(String) as unknown });
        history.back();
      },
    ],
  ];

  test.each(ways)('by %s', async (_way, leave) => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await typePassword(user);
    await leave(user);
    await expect.poll(() => outcomes).toEqual(['cancelled']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([await count(mock, REAUTH), await count(mock, SETUP)]).toEqual([0, 1]);
    // It can be asked once more, with nothing typed.
    await start(user);
    expect((await password()).value).toBe('');
  });

  test('but not while its request is in flight', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await typePassword(user);
    await mock.fault(REAUTH, { type: 'wait' });
    await press(user, texts.confirm);
    const shut = screen.getByRole<HTMLButtonElement>('button', { name: pin.close });
    await expect.poll(() => shut.disabled).toBe(true);
    await expectText(dialog).toContain(texts.confirming);
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await pass(1000);
    expect(outcomes).toEqual([]);
    await mock.clearFaults();
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('and with its screen', async () => {
    await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await password();
    await openHost();
    await expect.poll(() => outcomes).toEqual(['cancelled']);
  });
});

describe('answers that are lost', () => {
  test('of the proof: the call itself says whether it was taken', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await typePassword(user);
    await mock.fault(REAUTH, { type: 'malformed' }, { stage: 'post', times: 1 });
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
    expect([await count(mock, REAUTH), await count(mock, SETUP)]).toEqual([1, 2]);
  });

  test('of a proof that was never taken: says so, and what was typed stays', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await typePassword(user);
    await mock.fault(REAUTH, { type: 'reset' }, { times: 1 });
    await press(user, texts.confirm);
    await expectText(dialog).toContain(toasts.offline);
    expect((await password()).value).toBe(PERSONA_PASSWORD);
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('without a network nothing is sent, and it is said', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await typePassword(user);
    setNetwork(false);
    await press(user, texts.confirm);
    await expectText(dialog).toContain(toasts.offline);
    setNetwork(true);
    expect([await count(mock, REAUTH), await count(mock, SETUP)]).toEqual([0, 1]);
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('a code that could not be sent is said, and can be requested', async () => {
    const mock = await signedIn('oauth-existing');
    await mock.fault(REQUEST, { type: 'reset' }, { times: 1 });
    const { user, outcomes } = await openHost();
    await start(user);
    await expectText(dialog).toContain(toasts.offline);
    await press(user, pin.reset.resend);
    await expectText(dialog).toContain(texts.sent);
    await fill(user, pin.reset.code, await emailedCode(mock));
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['done']);
  });

  test('what the call is refused with then is its caller’s to tell', async () => {
    const mock = await signedIn();
    const { user, outcomes } = await openHost();
    await start(user);
    await typePassword(user);
    await mock.fault(SETUP, { type: 'status', status: 409, code: 'two_factor_enabled', message: 'On.' });
    await press(user, texts.confirm);
    await expect.poll(() => outcomes).toEqual(['two_factor_enabled']);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});

test('the call is made again with the idempotency key that it had, and another one has its own', async () => {
  await signedIn();
  const { user, outcomes, keys } = await openHost();
  await start(user);
  await typePassword(user);
  await press(user, texts.confirm);
  await expect.poll(() => outcomes).toEqual(['done']);
  await start(user);
  await expect.poll(() => outcomes).toEqual(['done', 'done']);
  expect(keys).toHaveLength(3);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('an answer of the call that is lost after the proof is asked for', async () => {
  const mock = await signedIn();
  const { user, outcomes } = await openHost({ readOutcome: () => Promise.resolve({ known: true }) });
  await start(user);
  await typePassword(user);
  await mock.fault(SETUP, { type: 'malformed' }, { stage: 'post', times: 1 });
  await press(user, texts.confirm);
  await expect.poll(() => outcomes).toEqual(['done']);
  expect(await count(mock, SETUP)).toBe(2);
});

test('a proof that has run out meanwhile is asked for once more', async () => {
  const mock = await signedIn();
  const { user, outcomes } = await openHost();
  await start(user);
  await typePassword(user);
  const gate = await mock.hold(SETUP);
  await press(user, texts.confirm);
  await expect.poll(gate.waiting).toBe(1);
  mock.app.sandboxes.default.state.proofs = {};
  await gate.release();
  await expectText(dialog).toContain(texts.again);
  expect(outcomes).toEqual([]);
});

test('a second factor that was turned on elsewhere meanwhile is asked for, too', async () => {
  const mock = await signedIn();
  const { user, outcomes } = await openHost({ purpose: 'devices' });
  await start(user);
  await typePassword(user);
  await turnOn(mock);
  await press(user, texts.confirm);
  await boxes(pin.reset.totp);
  await typePassword(user);
  await fill(user, pin.reset.totp, await shownCode(mock));
  await press(user, texts.confirm);
  await expect.poll(() => outcomes).toEqual(['done']);
});

test('it is no trouble with the session: the wallet does not check it', async () => {
  const mock = await signedIn();
  const { user } = await openHost();
  await start(user);
  await password();
  const { $authError } = await import('#src/stores/errors/auth-error.ts');
  expect($authError.get()).toBeNull();
  expect(await count(mock, 'GET /user/profile/status')).toBe(0);
});

test('a forgotten password is reset by guests: the session is ended first', async () => {
  const mock = await signedIn();
  const { user, outcomes } = await openHost();
  await start(user);
  vi.stubGlobal('fetch', fetchWithPages(globalThis.fetch));
  await press(user, texts.forgot);
  await expect.poll(() => count(mock, 'POST /auth/logout')).toBe(1);
  const { $walletSession } = await import('#src/stores/session/wallet-session.ts');
  await expect.poll(() => $walletSession.get()).toMatchObject({ kind: 'leaving', path: '/forgot-password' });
  expect(outcomes).toEqual([]);
});
/** A `fetch` that finds the site's own pages, too. */
const fetchWithPages =
  (api: typeof fetch): typeof fetch =>
  (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? Promise.resolve(new Response(null, { status: 200 }))
      : api(input, init);

test('what is typed is kept nowhere', async () => {
  await signedIn();
  const { user, outcomes } = await openHost();
  await start(user);
  await typePassword(user);
  await press(user, texts.confirm);
  await expect.poll(() => outcomes).toEqual(['done']);
  const places = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  const shown = document.body.textContent;
  expect([...places, ...fields, shown, location.href, JSON.stringify(history.state)].join(' ')).not.toContain(
    PERSONA_PASSWORD,
  );
});
