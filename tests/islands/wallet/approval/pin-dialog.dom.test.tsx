import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi, type Mock } from 'vitest';
import type { Approval } from '#contract/approval.ts';
import * as contract from '#contract/security.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { openPage } from '../../../dom-page.ts';
import { PIN } from '../../../mock-api/transfers/payer.ts';
import { useUp } from '../../../mock-api/wrong-tries/use-up.ts';
import { expectText, pass, signedIn, type WalletMock } from '../../../render-wallet.tsx';

const { pin: texts, wallet, toasts } = messages('en');
const ACTION = 'Unfreeze sending';
const SUMMARY = 'Your account can send again.';
const FREEZE = 'PUT /user/freeze';
const NEW_PIN = '730164';
const isFrozen = async (mock: WalletMock) => (await mock.call(contract.getSecurity)).data.sending_frozen;

/** A screen that asks for the PIN before it unfreezes sending. */
async function openDialog(
  mock: WalletMock,
  { needsTotp = false, locale = 'en' }: { needsTotp?: boolean; locale?: Locale } = {},
): Promise<{ user: UserEvent; onClose: Mock<() => void> }> {
  await mock.call(contract.setSendingFrozen, { body: { frozen: true } });
  const onClose = vi.fn<() => void>();
  const user = await openPage(
    '/w/security',
    async () => {
      const [{ $i18n }, { ensureMessages }, { PinDialog }, { Toasts }, { MemoryRouter }, { call }] =
        await Promise.all([
          import('#src/islands/wallet/i18n/i18n.ts'),
          import('#src/islands/wallet/i18n/load-messages.ts'),
          import('#src/islands/wallet/approval/PinDialog.tsx'),
          import('#src/connected/Toasts.tsx'),
          import('react-router-dom'),
          import('#src/api/call.ts'),
        ]);
      const all = messages(locale);
      $i18n.set({
        locale,
        product: { en: 'Cowrie', cn: '贝币' },
        messages: all.wallet,
        toasts: all.toasts,
      });
      await ensureMessages(['pin', 'toasts']);
      return (
        <MemoryRouter initialEntries={[`/w/security?open=${encodeURIComponent('a&b')}`]}>
          <PinDialog
            open
            onClose={onClose}
            needsTotp={needsTotp}
            action={ACTION}
            summary={<p>{SUMMARY}</p>}
            onApprove={async (approval: Approval) => {
              await call(contract.setSendingFrozen, { body: { frozen: false, approval } });
              onClose();
            }}
          />
          <Toasts messages={all.toasts} />
        </MemoryRouter>
      );
    },
    { locale, member: true },
  );
  return { user, onClose };
}

const dialog = () => screen.getByRole('dialog');
const boxes = async (legend: string) =>
  within(await screen.findByRole('group', { name: legend })).getAllByLabelText<HTMLInputElement>(/\d/);
const fill = async (user: UserEvent, legend: string, code: string) => {
  await user.click((await boxes(legend))[0]!);
  await user.paste(code);
};
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const shownCode = async (mock: WalletMock) =>
  (await mock.control<{ items: { code: string }[] }>('GET', '/authenticator')).items[0]!.code;

for (const locale of locales)
  test(`in ${locale}: the right PIN approves; until it is complete the button says what it will do, and a press what is missing`, async () => {
    const { pin } = messages(locale);
    const mock = await signedIn();
    const { user, onClose } = await openDialog(mock, { locale });
    const first = (await boxes(pin.pin))[0];
    await expect.poll(() => document.activeElement).toBe(first);
    await user.keyboard('28491');
    await press(user, ACTION);
    await expectText(dialog).toContain(pin.incomplete);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('5');
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
  });

test('wrong PINs say how many tries are left; the fifth shows the lock and the way to reset', async () => {
  const mock = await signedIn();
  const { user, onClose } = await openDialog(mock);
  for (const left of [4, 3, 2, 1]) {
    await fill(user, texts.pin, '111112');
    await press(user, ACTION);
    await expectText(dialog).toContain(`That PIN isn’t right. Tries left: ${left}.`);
    expect((await boxes(texts.pin)).map(({ value }) => value).join('')).toBe('');
  }
  await fill(user, texts.pin, '111112');
  await press(user, ACTION);
  await expectText(dialog).toContain('Wait, 15:00 left');
  expect(dialog().textContent).toMatch(/PIN locked until \d\d:\d\d/);
  // The reset is offered first, with what it costs.
  expect(screen.getByRole('link', { name: texts.locked.reset }).className).toContain('primary');
  expect(dialog().textContent).toContain(texts.reset.restriction);
  expect(onClose).not.toHaveBeenCalled();
  expect(await isFrozen(mock)).toBe(true);
  await pass(15 * 60_000);
  await fill(user, texts.pin, PIN);
  await press(user, ACTION);
  await expect.poll(() => isFrozen(mock)).toBe(false);
});

const setUp = async (user: UserEvent) => {
  await user.click(await screen.findByLabelText(texts.password));
  await user.paste(PERSONA_PASSWORD);
  await press(user, texts.beats.prove.next);
  await screen.findByRole('heading', { name: texts.beats.choose.title });
  await fill(user, texts.newPin, NEW_PIN);
  await fill(user, texts.repeatPin, NEW_PIN);
  await press(user, texts.setAndApprove);
};
/** The approvals that reached the API, without the freeze that the test began with. */
const approvals = async (mock: WalletMock) =>
  (await mock.journal(FREEZE)).slice(1).map(({ body }) => (body as { approval?: Approval }).approval);

// What this browser last knew of the PIN (`tPin`) is shown until the API answers, so that the question does not change its words.
test.for([
  { hint: 'false', heading: texts.beats.prove.title, text: SUMMARY },
  { hint: 'true', heading: texts.approve, text: SUMMARY },
  { hint: null, heading: texts.approve, text: SUMMARY },
])('the question begins with what is remembered of the PIN: $hint', async ({ hint, heading, text }) => {
  const mock = await signedIn(hint === 'false' ? 'complete-no-pin' : 'complete');
  await mock.fault('GET /user/security', { type: 'hang' });
  if (hint !== null) localStorage.setItem('tPin', hint);
  await openDialog(mock);
  await screen.findByRole('heading', { name: heading });
  await expectText(dialog).toContain(text);
});

describe('a PIN that was set within a question', () => {
  test('is typed twice, and approves what was asked', async () => {
    const mock = await signedIn('complete-no-pin');
    const { user, onClose } = await openDialog(mock);
    await expectText(dialog).toContain(texts.beats.prove.text);
    expect(screen.queryByRole('group', { name: texts.newPin })).toBeNull();
    expect(dialog().textContent).toContain(SUMMARY);
    await setUp(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
    expect(await approvals(mock)).toHaveLength(1);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      NEW_PIN,
    );
  });

  test('is chosen only once the password is right', async () => {
    const mock = await signedIn('complete-no-pin');
    const { user, onClose } = await openDialog(mock);
    await press(user, texts.beats.prove.next);
    await expectText(dialog).toContain(texts.passwordMissing);
    const password = screen.getByLabelText(texts.password);
    await user.click(password);
    await user.paste('not-the-password-1');
    await press(user, texts.beats.prove.next);
    await expectText(dialog).toContain('That password isn’t right.');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    screen.getByRole('heading', { name: texts.beats.prove.title });
    expect(screen.queryByRole('group', { name: texts.newPin })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await setUp(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test('is sent with the code of the authenticator app where one is needed', async () => {
    const mock = await signedIn('complete-no-pin');
    const { user, onClose } = await openDialog(mock, { needsTotp: true });
    await setUp(user);
    await fill(user, texts.reset.totp, '123456');
    expect(screen.queryByRole('group', { name: texts.pin })).toBeNull();
    expect(await approvals(mock)).toEqual([]);
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test('takes a code by email where there is no password, and approves then', async () => {
    const { reauth } = messages('en');
    const mock = await signedIn('oauth-existing');
    for (const one of Object.values(mock.app.sandboxes.default.state.users)) one.pin = null;
    const { user, onClose } = await openDialog(mock);
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, NEW_PIN);
    await press(user, texts.setAndApprove);
    await screen.findByText(reauth.sent);
    const { code } = await mock.control<{ code: string }>('GET', '/mail/latest?kind=reauth');
    await fill(user, texts.reset.code, code);
    await press(user, reauth.confirm);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
    expect(await approvals(mock)).toHaveLength(1);
  });

  test('is forgotten when what it approves failed: it is asked for, and nothing is sent by itself', async () => {
    const mock = await signedIn('complete-no-pin');
    const { user, onClose } = await openDialog(mock);
    await mock.fault(FREEZE, { type: 'reset' }, { times: 1 });
    await setUp(user);
    await screen.findByText(toasts.offline);
    expect((await boxes(texts.pin)).map(({ value }) => value).join('')).toBe('');
    await pass(3000);
    expect(onClose).not.toHaveBeenCalled();
    expect(await isFrozen(mock)).toBe(true);
    await fill(user, texts.pin, NEW_PIN);
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  test('is forgotten with the session, between the two steps', async () => {
    const mock = await signedIn('complete-no-pin');
    const { user } = await openDialog(mock, { needsTotp: true });
    await setUp(user);
    await boxes(texts.reset.totp);
    const { $auth } = await import('#src/stores/session/auth.ts');
    $auth.setKey('isLoggedIn', true);
    $auth.setKey('isLoggedIn', false);
    await fill(user, texts.reset.totp, '123456');
    await press(user, ACTION);
    await expect.poll(() => isFrozen(mock)).toBe(true);
    expect(JSON.stringify(await mock.journal(FREEZE))).not.toContain(NEW_PIN);
  });

  test('is asked for once more where the answer of the set-up was lost', async () => {
    const mock = await signedIn('complete-no-pin');
    const { user, onClose } = await openDialog(mock);
    await mock.fault('POST /user/pin', { type: 'malformed' }, { stage: 'post', times: 1 });
    await setUp(user);
    await screen.findByText(wallet.unsure);
    await fill(user, texts.pin, NEW_PIN);
    expect(onClose).not.toHaveBeenCalled();
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});

describe('a question can be left, and approves nothing then', () => {
  const ways: readonly [way: string, leave: (user: UserEvent) => Promise<unknown>][] = [
    ['its button', (user) => press(user, texts.close)],
    ['Escape', (user) => user.keyboard('{Escape}').then(() => fireCancel())],
    ['Back', () => goBack()],
  ];
  const fireCancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  const goBack = async () => {
    await expect
      .poll(() => history.state as unknown)
      .toMatchObject({ question: expect.any(String) as unknown });
    history.back();
  };

  test.each(ways)('by %s', async (_way, leave) => {
    const mock = await signedIn();
    const { user, onClose } = await openDialog(mock);
    const address = location.href;
    await fill(user, texts.pin, PIN);
    await leave(user);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await approvals(mock)).toEqual([]);
    expect(location.href).toBe(address);
  });

  test('but not while its request is in flight', async () => {
    const mock = await signedIn();
    const { user, onClose } = await openDialog(mock);
    await fill(user, texts.pin, PIN);
    await mock.fault(FREEZE, { type: 'wait' });
    await press(user, ACTION);
    const shut = screen.getByRole<HTMLButtonElement>('button', { name: texts.close });
    await expect.poll(() => shut.disabled).toBe(true);
    await user.click(shut);
    fireCancel();
    await goBack();
    // It keeps its entry of the history, so that Back can close it later.
    await expect
      .poll(() => history.state as unknown)
      .toMatchObject({ question: expect.any(String) as unknown });
    await user.click(screen.getByRole('link', { name: texts.forgot }));
    await pass(1000);
    expect(onClose).not.toHaveBeenCalled();
    await mock.clearFaults();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
  });
});

for (const persona of ['complete', 'pin-locked'] as const)
  test(`a forgotten PIN leads straight to its reset, which comes back here: ${persona}`, async () => {
    const mock = await signedIn(persona);
    await openDialog(mock);
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: persona === 'complete' ? texts.forgot : texts.locked.reset,
    });
    expect(link.pathname).toBe('/w/security/pin');
    const query = new URLSearchParams(link.search);
    expect(query.has('reset')).toBe(true);
    expect(query.get('return')).toBe('/w/security?open=a%26b');
  });

for (const needsTotp of [true, false])
  test(`a code of the authenticator app is the second step, ${needsTotp ? 'known before' : 'asked for by the API'}`, async () => {
    const mock = await signedIn('two-factor');
    const { user, onClose } = await openDialog(mock, { needsTotp });
    await fill(user, texts.pin, PIN);
    await press(user, needsTotp ? texts.next : ACTION);
    await expectText(dialog).toContain(texts.steps.totp);
    // It is the code of an app that is asked for.
    expect(dialog().textContent).not.toContain(texts.forgot);
    const code = await shownCode(mock);
    await fill(user, texts.reset.totp, code === '000000' ? '000001' : '000000');
    await press(user, ACTION);
    await expectText(dialog).toContain('That authenticator code isn’t right.');
    await fill(user, texts.reset.totp, code);
    await press(user, ACTION);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(await isFrozen(mock)).toBe(false);
  });

for (const locale of locales)
  for (const needsTotp of [true, false])
    test(`in ${locale}: after too many wrong codes the step of the code says until when, ${needsTotp ? 'known before' : 'asked for by the API'}`, async () => {
      const { pin } = messages(locale);
      const mock = await signedIn('two-factor');
      const { state } = mock.app.sandboxes.default;
      const { email } = Object.values(state.users).at(-1)!;
      useUp(state, email, { group: 'second_factor', known: true });
      const { user, onClose } = await openDialog(mock, { needsTotp, locale });
      await fill(user, pin.pin, PIN);
      await press(user, needsTotp ? pin.next : ACTION);
      await fill(user, pin.reset.totp, await shownCode(mock));
      await press(user, ACTION);
      await expectText(dialog).toMatch(
        locale === 'en'
          ? /Too many wrong tries\. Try again at 12:0\d tomorrow\./
          : /错误次数过多，请在明天 12:0\d 后重试。/,
      );
      expect(dialog().textContent).toContain(pin.steps.totp);
      expect(onClose).not.toHaveBeenCalled();
      expect(await isFrozen(mock)).toBe(true);
    });

test('a wrong PIN leads back from the code to the PIN', async () => {
  const mock = await signedIn('two-factor');
  const { user } = await openDialog(mock, { needsTotp: true });
  await fill(user, texts.pin, '111112');
  await press(user, texts.next);
  await fill(user, texts.reset.totp, await shownCode(mock));
  await press(user, ACTION);
  await expectText(dialog).toContain('That PIN isn’t right. Tries left: 4.');
  expect(dialog().textContent).toContain(texts.steps.pin);
});

test('an answer that was lost is said as a toast, and nothing is sent by itself again', async () => {
  const mock = await signedIn();
  const { user, onClose } = await openDialog(mock);
  await mock.fault('PUT /user/freeze', { type: 'malformed' }, { stage: 'post', times: 1 });
  await fill(user, texts.pin, PIN);
  await press(user, ACTION);
  await screen.findByText(wallet.unsure);
  expect(onClose).not.toHaveBeenCalled();
  expect((await mock.journal('PUT /user/freeze')).length).toBe(2);
});

test('without a network it says so, and the PIN stays to be sent later', async () => {
  const mock = await signedIn();
  const { user } = await openDialog(mock);
  await fill(user, texts.pin, PIN);
  await mock.fault('PUT /user/freeze', { type: 'reset' }, { times: 1 });
  await press(user, ACTION);
  await screen.findByText(toasts.offline);
  await press(user, ACTION);
  await expect.poll(() => isFrozen(mock)).toBe(false);
});

test('nothing reloads the document while a PIN is asked for', async () => {
  const mock = await signedIn();
  await openDialog(mock);
  await boxes(texts.pin);
  const { hasOpenPayment } = await import('#src/stores/interface/open-payment.ts');
  expect(hasOpenPayment()).toBe(true);
});
