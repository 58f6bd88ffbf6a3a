import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getProfile } from '#contract/me.ts';
import * as contract from '#contract/password.ts';
import { getSecurity, setSendingFrozen } from '#contract/security.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { own } from '#mock-api/core/own-record.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { useUp } from '../../../../mock-api/wrong-tries/use-up.ts';
import { fillBoxes, shownCode } from './security-page.ts';

const PATH = '/w/security/password';
const CHANGE = 'POST /user/change-password';
const READ = 'GET /user/security';
const DEVICES = 'GET /auth/user-devices';
const NEW = 'Kettle-Sundial-41';
const failed = { type: 'status', status: 503, message: null } as const;
const { changePassword: en, newPassword, fields, pin, reauth, toasts, wallet } = messages('en');

const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
async function type(user: UserEvent, label: string, text: string): Promise<void> {
  const field = await box(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
async function fill(
  user: UserEvent,
  typed: Partial<Record<'current' | 'password' | 'confirm', string>> = {},
  locale: Locale = 'en',
) {
  const texts = messages(locale).changePassword;
  const { current = PERSONA_PASSWORD, password = NEW, confirm = password } = typed;
  await type(user, texts.current, current);
  await type(user, texts.password, password);
  await type(user, texts.confirm, confirm);
}
const press = async (user: UserEvent, name: string = en.save) => user.click(await buttonIn(main, name));
const values = async () =>
  (await Promise.all([en.current, en.password, en.confirm].map(box))).map(({ value }) => value);
const changedAt = async (mock: WalletMock) => (await mock.call(getSecurity)).data.password_changed_at;
/** What the API says to a change from one password to another: to the same one, whether it is the account's. */
const works = async (mock: WalletMock, current: string, password = current) =>
  mock
    .call(contract.changePassword, {
      body: { current_password: current, password, log_out_others: false },
    })
    .catch((error: unknown) => (error as { code: string }).code);
const sent = async (mock: WalletMock) => (await mock.journal(CHANGE)).length;

describe('the change', () => {
  for (const locale of locales)
    // requirement: 2.127
    test(`demands 2 and 3: in ${locale}, the current password first; then it says who was logged out, and until when what is restricted`, async () => {
      const { changePassword: texts } = messages(locale);
      const { user, mock } = await renderScreen(PATH, { persona: 'complete', locale });
      await screen.findByText(texts.then.restrictionText, { exact: false });
      await fill(user, {}, locale);
      await press(user, texts.save);
      const heading = await screen.findByRole('heading', { name: texts.done.heading });
      expect(document.activeElement).toBe(heading);
      expect(main().textContent).toContain(texts.done.nobody);
      expect(main().textContent).toMatch(
        locale === 'en' ? /until \d\d:\d\d tomorrow, because your password changed/ : /明天 \d\d:\d\d 前/,
      );
      expect(await works(mock, NEW)).toBe('password_unchanged');
      for (const secret of [PERSONA_PASSWORD, NEW]) {
        expect(document.body.textContent).not.toContain(secret);
        for (const field of document.querySelectorAll('input')) expect(field.value).not.toContain(secret);
        for (const storage of [localStorage, sessionStorage])
          expect(JSON.stringify(storage)).not.toContain(secret);
        expect(location.href).not.toContain(secret);
      }
    });

  test('demand 3: other devices are named, logged out unless that is switched off', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'new-device-login' });
    const off = await screen.findByRole<HTMLInputElement>('switch', { name: /Log out other devices/ });
    expect(off.checked).toBe(true);
    await expectText(main).toContain('Firefox on Windows');
    await user.click(off);
    await fill(user);
    await press(user);
    await screen.findByText(en.done.kept);
    const body = (await mock.journal(CHANGE)).at(-1)?.body;
    expect(JSON.stringify(body)).not.toContain(NEW);
  });

  test('what comes after it is where it was opened for', async () => {
    const back = '/w/devices-and-activities?not-me=act_1';
    const { user } = await renderScreen(`${PATH}?return=${encodeURIComponent(back)}`);
    await fill(user);
    await press(user);
    const link = await screen.findByRole('link', { name: en.done.return });
    expect(link.getAttribute('href')).toBe(back);
  });

  test('opened for itself, or for another site, it leads back to Account Security', async () => {
    const { user } = await renderScreen(`${PATH}?return=https://example.com/`);
    await fill(user);
    await press(user);
    const link = await screen.findByRole('link', { name: en.done.back });
    expect(link.getAttribute('href')).toBe('/w/security');
  });

  test('what still works is said with what is held back already', async () => {
    const mock = await signedIn('complete');
    await mock.call(setSendingFrozen, { body: { frozen: true } });
    await renderScreen(PATH, { mock });
    await screen.findByText(en.then.stillWorks.nobody, { exact: false });
  });

  test('password managers find the address of the account beside it', async () => {
    const { mock } = await renderScreen(PATH, { persona: 'complete' });
    await waitFor(() => expect(document.querySelector('input[autocomplete=username]')).not.toBeNull());
    const name = document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value ?? '';
    expect(main().textContent).toContain(`We’ll email ${name}`);
    expect(Object.values(mock.app.sandboxes.default.state.users).some(({ email }) => email === name)).toBe(
      true,
    );
    expect((await box(en.current)).autocomplete).toBe('current-password');
    expect((await box(en.password)).autocomplete).toBe('new-password');
  });
});

describe('what is wrong', () => {
  test('the rules are told live, a common password among them', async () => {
    const { user } = await renderScreen(PATH, { persona: 'complete' });
    const list = await screen.findByRole('list', { name: newPassword.rules.label });
    const unmet = () =>
      within(list)
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent.includes(newPassword.rules.unmet))
        .map(({ textContent }) => textContent.split(':')[0]);
    expect(unmet().length).toBe(5);
    await type(user, en.password, 'Password1');
    expect(unmet()).toEqual([newPassword.rules['password.common']]);
    await type(user, en.password, NEW);
    expect(unmet()).toEqual([]);
    expect(main().textContent).not.toContain(newPassword.match);
    await type(user, en.confirm, NEW);
    expect(main().textContent).toContain(newPassword.match);
  });

  test.each([
    [{ current: '' }, en.current, fields['password.required']],
    [{ password: 'Short1' }, en.password, fields['password.length']],
    [{ password: 'Password1' }, en.password, fields['password.common']],
    [{ confirm: 'Another-One-22' }, en.confirm, fields['confirm.mismatch']],
  ] as const)('typed %j, nothing is sent, and it is said beside its field', async (typed, label, text) => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    const { current = PERSONA_PASSWORD, ...others } = { ...typed } as Partial<
      Record<'current' | 'password' | 'confirm', string>
    >;
    await fill(user, others);
    if (current === '') await user.clear(await box(en.current));
    await press(user);
    await screen.findByText(text);
    const field = await box(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(await sent(mock)).toBe(0);
  });

  test('a wrong current password is said beside it; what the new one was to be is still there', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    const before = await changedAt(mock);
    await fill(user, { current: 'Wrong-Horse-7' });
    await press(user);
    await expectText(main).toContain('That password isn’t right.');
    expect(document.activeElement).toBe(await box(en.current));
    expect(await values()).toEqual(['', NEW, NEW]);
    expect(await changedAt(mock)).toBe(before);
  });

  test('demand 2: after too many wrong ones, until when is said beside it', async () => {
    const mock = await signedIn('complete');
    const { state } = mock.app.sandboxes.default;
    useUp(state, (await mock.call(getProfile)).email, { group: 'password', known: true });
    const { user } = await renderScreen(PATH, { mock });
    await fill(user);
    await press(user);
    await expectText(main).toMatch(/Too many wrong tries\. Try again at .*\d\d:\d\d/);
    expect((await box(en.current)).getAttribute('aria-invalid')).toBe('true');
  });

  test('the password that there was is said beside the new one', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await works(mock, PERSONA_PASSWORD, NEW);
    await fill(user, { current: NEW });
    await press(user);
    await expectText(main).toContain('That is your password already.');
    expect(document.activeElement).toBe(await box(en.password));
  });

  test('two-factor on: a code is needed; a wrong one is said beside its boxes, and the passwords stay', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'two-factor' });
    await fill(user);
    await press(user);
    await expectText(main).toContain(pin.reset.incomplete);
    expect(await sent(mock)).toBe(0);
    const code = await shownCode(mock);
    await fillBoxes(user, pin.reset.totp, code === '000000' ? '000001' : '000000');
    await press(user);
    await expectText(main).toContain('That authenticator code isn’t right.');
    expect(await values()).toEqual([PERSONA_PASSWORD, NEW, NEW]);
    await fillBoxes(user, pin.reset.totp, code);
    await press(user);
    await screen.findByRole('heading', { name: en.done.heading });
  });

  test('two-factor on: a recovery code stands in the place of the app’s, and is then used', async () => {
    const mock = await signedIn('two-factor');
    const { state } = mock.app.sandboxes.default;
    const [id] = Object.keys(state.twoFactor);
    const before = own(state.twoFactor, id)?.recovery.length ?? 0;
    const { user } = await renderScreen(PATH, { mock });
    await fill(user);
    await press(user, reauth.useRecovery);
    await fillBoxes(user, reauth.recovery.legend, 'AAAAAAAAAA');
    await press(user);
    await waitFor(async () => expect(await sent(mock)).toBe(1));
    await expectText(main).toMatch(/recovery code/i);
    expect(own(state.twoFactor, id)?.recovery.length).toBe(before);
  });
});

describe('a call that fails', () => {
  test('an answer that is lost is asked for: the change is shown as made', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await mock.fault(CHANGE, { type: 'reset' }, { stage: 'post', times: 1 });
    await fill(user);
    await press(user);
    await screen.findByRole('heading', { name: en.done.heading });
    expect(main().textContent).toContain(en.done.others);
  });

  test('demand 25: where nothing can be asked, it says that it is not sure, and Check finds out', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await fill(user);
    await mock.fault(CHANGE, { type: 'reset' }, { stage: 'post', times: 1 });
    await mock.fault(READ, failed);
    await press(user);
    await pass(2500);
    await screen.findByText(en.unsure.title);
    expect(within(main()).queryByRole('button', { name: en.save })).toBeNull();
    await press(user, en.unsure.check);
    await screen.findByText(en.unsure.failed);
    await mock.clearFaults();
    await press(user, en.unsure.check);
    await screen.findByRole('heading', { name: en.done.heading });
  });

  test('Check finds that nothing was changed: what was typed is still there, to be sent again', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await fill(user);
    await mock.fault(CHANGE, { type: 'reset' }, { times: 1 });
    await mock.fault(READ, failed);
    await press(user);
    await pass(2500);
    await screen.findByText(en.unsure.title);
    await mock.clearFaults();
    await press(user, en.unsure.check);
    await screen.findByText(en.unsure.unchanged);
    expect(await values()).toEqual([PERSONA_PASSWORD, NEW, NEW]);
    await press(user);
    await screen.findByRole('heading', { name: en.done.heading });
  });

  test('one that is known not to be made says so, and keeps what was typed', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await fill(user);
    await mock.fault(CHANGE, failed, { times: 1 });
    await press(user);
    await screen.findByText(en.notSaved);
    expect(await values()).toEqual([PERSONA_PASSWORD, NEW, NEW]);
  });

  test('offline it is not sent, and what was typed is still there', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await fill(user);
    setNetwork(false);
    await press(user);
    await screen.findByText(toasts.offline);
    setNetwork(true);
    expect(await sent(mock)).toBe(0);
    expect(await values()).toEqual([PERSONA_PASSWORD, NEW, NEW]);
  });

  test('while it is saved it can’t be sent twice, nor edited', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await fill(user);
    const held = await mock.hold(CHANGE);
    await press(user);
    expect((await box(en.password)).readOnly).toBe(true);
    await user.keyboard('{Enter}');
    await held.release();
    await screen.findByRole('heading', { name: en.done.heading });
    expect(await sent(mock)).toBe(1);
  });
});

describe('the states of the screen', () => {
  test('an account without a password is told how to set one', async () => {
    await renderScreen(PATH, { persona: 'oauth-existing' });
    await screen.findByRole('heading', { name: en.google.heading });
    await screen.findByRole('button', { name: en.google.action });
    expect(screen.queryByLabelText(en.current)).toBeNull();
  });

  test('loading and failed: nothing to type in before it is known whether there is a password', async () => {
    const mock = await signedIn('complete');
    await mock.fault(READ, failed);
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(en.failed);
    expect(screen.queryByLabelText(en.current)).toBeNull();
    await mock.clearFaults();
    await press(user, wallet.load.retry);
    await box(en.current);
  });

  test('where the devices can’t be had, it says what is true of any', async () => {
    const mock = await signedIn('complete');
    await mock.fault(DEVICES, failed);
    await renderScreen(PATH, { mock });
    await expectText(main).toContain(en.then.unknown);
  });

  test('50 devices: three are named, and the others counted', async () => {
    await renderScreen(PATH, { persona: 'devices-50' });
    await expectText(main).toMatch(/, .+ and \d+ more/);
  });

  test('a page that is left holds no password any more', async () => {
    const { user } = await renderScreen(PATH, { persona: 'complete' });
    await fill(user);
    dispatchEvent(new Event('pagehide'));
    expect(await values()).toEqual(['', '', '']);
  });
});
