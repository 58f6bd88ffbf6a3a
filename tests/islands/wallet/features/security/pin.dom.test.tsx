import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/security.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { useUp } from '../../../../mock-api/wrong-tries/use-up.ts';
import {
  buttonIn,
  expectText,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';

const PATH = '/w/security/pin';
const NEW_PIN = '730164';
const { pin: texts, wallet: en } = messages('en');

const place = (locale: Locale = 'en') => screen.getByRole('region', { name: messages(locale).pin.region });
const heading = (locale: Locale = 'en') => within(place(locale)).getByRole('heading');
const boxes = async (legend: string) =>
  within(await screen.findByRole('group', { name: legend })).getAllByLabelText<HTMLInputElement>(/\d/);
const digits = async (legend: string) => (await boxes(legend)).map(({ value }) => value).join('');
const fill = async (user: UserEvent, legend: string, pin: string) => {
  await user.click((await boxes(legend))[0]!);
  await user.paste(pin);
};
const press = async (user: UserEvent, name: string, locale: Locale = 'en') =>
  user.click(await buttonIn(() => place(locale), name));
const typePassword = async (user: UserEvent, password: string, locale: Locale = 'en') => {
  await user.click(await screen.findByLabelText(messages(locale).pin.password));
  await user.paste(password);
};
/** The step before the first PIN is chosen. */
const prove = async (user: UserEvent, password = PERSONA_PASSWORD, locale: Locale = 'en') => {
  await typePassword(user, password, locale);
  await press(user, messages(locale).pin.beats.prove.next, locale);
};
const security = async (mock: WalletMock) => (await mock.call(contract.getSecurity)).data;
/** Whether the API takes a PIN: it is changed to the same other one, or refused as unchanged. */
const takes = async (mock: WalletMock, pin: string) =>
  mock
    .call(contract.changePin, { body: { current_pin: pin, pin } })
    .then(() => 'changed')
    .catch((error: unknown) => (error as { code: string }).code);
const emailedCode = async (mock: WalletMock) =>
  (await mock.control<{ code: string }>('GET', '/mail/latest?kind=pin')).code;

describe('the first PIN', () => {
  for (const locale of locales)
    // requirement: 2.128
    test(`in ${locale}: is set with the password, and the screen then offers to change it`, async () => {
      const { pin } = messages(locale);
      const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin', locale });
      await expect.poll(() => heading(locale).textContent).toBe(pin.headings.first);
      expect(localStorage.getItem('tPin')).toBe('false');
      await prove(user, PERSONA_PASSWORD, locale);
      await fill(user, pin.newPin, NEW_PIN);
      await fill(user, pin.repeatPin, NEW_PIN);
      await press(user, pin.set, locale);
      await screen.findByText(pin.wasSet);
      await expectText(() => heading(locale)).toBe(pin.headings.change);
      expect(document.activeElement).toBe(heading(locale));
      expect(localStorage.getItem('tPin')).toBe('true');
      expect(await takes(mock, NEW_PIN)).toBe('pin_unchanged');
      for (const storage of [localStorage, sessionStorage])
        expect(JSON.stringify(storage)).not.toContain(NEW_PIN);
    });

  test('a wrong password is said at its own step, before a PIN is chosen', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await prove(user, 'Wrong-Horse-7');
    await expectText(place).toContain('That password isn’t right.');
    const field = screen.getByLabelText<HTMLInputElement>(texts.password);
    expect([field.value, document.activeElement]).toEqual(['', field]);
    expect(screen.queryByRole('group', { name: texts.newPin })).toBeNull();
    expect(place().textContent).toContain(texts.steps.pin);
    expect(await mock.journal('POST /user/pin')).toEqual([]);
    await prove(user);
    await expect.poll(async () => document.activeElement === (await boxes(texts.newPin))[0]).toBe(true);
    // What has been proven is kept by the API: no field of the page has the password any more.
    expect(screen.queryByLabelText(texts.password)).toBeNull();
    expect(place().textContent).toContain(texts.steps.totp);
  });

  test('a password that could not be judged is asked for again', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await mock.fault('POST /auth/reauth', { type: 'status', status: 502 }, { times: 1 });
    await prove(user);
    await screen.findByText(texts.beats.prove.failed);
    await press(user, texts.beats.prove.next);
    await boxes(texts.newPin);
  });

  test('a proof that has run out while the PIN was chosen is asked for, and the PIN stays', async () => {
    const { reauth } = messages('en');
    const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await prove(user);
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, NEW_PIN);
    await mock.control('POST', '/clock/advance', { ms: 300_000 });
    await press(user, texts.set);
    const question = await screen.findByRole('dialog');
    await user.click(await within(question).findByLabelText(texts.password));
    await user.paste(PERSONA_PASSWORD);
    await user.click(within(question).getByRole('button', { name: reauth.confirm }));
    await screen.findByText(texts.wasSet);
    expect(await takes(mock, NEW_PIN)).toBe('pin_unchanged');
  });

  test('demand 2: with two-factor on, the password and a code are asked for together', async () => {
    const { reauth } = messages('en');
    const mock = await signedIn('two-factor');
    for (const one of Object.values(mock.app.sandboxes.default.state.users)) one.pin = null;
    const { user } = await renderScreen(PATH, { mock });
    await fill(user, texts.newPin, NEW_PIN);
    expect(screen.queryByLabelText(texts.password)).toBeNull();
    await fill(user, texts.repeatPin, NEW_PIN);
    await press(user, texts.set);
    const question = await screen.findByRole('dialog');
    await within(question).findByLabelText(texts.password);
    expect(within(question).getByRole('group', { name: texts.reset.totp })).toBeTruthy();
    expect(within(question).getByRole('button', { name: reauth.confirm })).toBeTruthy();
  });

  test('what is missing is said beside its field, which has the focus', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await press(user, texts.beats.prove.next);
    await expectText(place).toContain(texts.passwordMissing);
    expect(document.activeElement).toBe(screen.getByLabelText(texts.password));
    await prove(user);
    await boxes(texts.newPin);
    await press(user, texts.set);
    await expectText(place).toContain(texts.incomplete);
    expect(document.activeElement).toBe((await boxes(texts.newPin))[0]);
    expect(await mock.journal('POST /user/pin')).toEqual([]);
  });

  test('two entries that differ clear the second one only', async () => {
    const { user } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await prove(user);
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, '730165');
    await press(user, texts.set);
    await expectText(place).toContain(texts.mismatch);
    expect([await digits(texts.newPin), await digits(texts.repeatPin)]).toEqual([NEW_PIN, '']);
    expect(document.activeElement).toBe((await boxes(texts.repeatPin))[0]);
  });

  test.each([
    ['456789', texts.weak.run],
    ['000000', texts.weak.repeated],
  ])('%s is refused as soon as it is typed', async (weak, text) => {
    const { user } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await prove(user);
    await fill(user, texts.newPin, weak);
    await expectText(place).toContain(text);
    expect(await digits(texts.newPin)).toBe('');
  });

  test('the owner’s birth date is refused by the API, beside the field', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    const { date_of_birth = '' } = Object.values(mock.app.sandboxes.default.state.users)[0]!.profile!;
    const [year = '', month = '', day = ''] = date_of_birth.split('-');
    const birthday = day + month + year.slice(2);
    await prove(user);
    await fill(user, texts.newPin, birthday);
    await fill(user, texts.repeatPin, birthday);
    await press(user, texts.set);
    await expectText(place).toContain('Choose a PIN that is harder to guess');
    expect(await digits(texts.newPin)).toBe('');
  });

  test('an answer that was lost promises nothing, and what is true is read', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete-no-pin' });
    await prove(user);
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, NEW_PIN);
    await mock.fault('POST /user/pin', { type: 'malformed' }, { stage: 'post', times: 1 });
    await press(user, texts.set);
    await screen.findByText(en.unsure);
    await expectText(heading).toBe(texts.headings.change);
    expect((await security(mock)).pin.set).toBe(true);
  });
});

describe('a change', () => {
  const changeTo = async (user: UserEvent, current: string, pin = NEW_PIN) => {
    await fill(user, texts.currentPin, current);
    if ((await digits(texts.newPin)) === '') {
      await fill(user, texts.newPin, pin);
      await fill(user, texts.repeatPin, pin);
    }
    await press(user, texts.change);
  };

  test('needs the PIN there is, and leaves empty fields', async () => {
    const { user, mock } = await renderScreen(PATH);
    await changeTo(user, PIN);
    await screen.findByText(texts.changed);
    expect([await digits(texts.currentPin), await digits(texts.newPin)]).toEqual(['', '']);
    expect(await takes(mock, NEW_PIN)).toBe('pin_unchanged');
  });

  test('counts wrong PINs, then shows until when it is locked, also after a reload', async () => {
    const mock = await signedIn();
    const { user } = await renderScreen(PATH, { mock });
    for (const left of [4, 3, 2, 1]) {
      await changeTo(user, '111112');
      await expectText(place).toContain(`That PIN isn’t right. Tries left: ${left}.`);
      expect([await digits(texts.currentPin), await digits(texts.newPin)]).toEqual(['', NEW_PIN]);
    }
    await changeTo(user, '111112');
    await expectText(place).toContain(`${texts.locked.title} You can try again in 15:00.`);
    expect(screen.queryByRole('button', { name: texts.change })).toBeNull();
    await pass(61_000);
    await renderScreen(PATH, { mock });
    await expectText(place).toMatch(/You can try again in 1[34]:\d\d\./);
    await pass(15 * 60_000);
    await screen.findByRole('button', { name: texts.change });
  });

  test('to the PIN that there is is refused', async () => {
    const { user } = await renderScreen(PATH);
    await changeTo(user, PIN, PIN);
    await expectText(place).toContain('This is your PIN already. Choose another one.');
  });

  test('that the API can’t carry out is a toast, and what was typed stays', async () => {
    const { user, mock } = await renderScreen(PATH);
    await mock.fault('PUT /user/pin', { type: 'reset' });
    await changeTo(user, PIN);
    await screen.findByText(messages('en').toasts.offline);
    expect([await digits(texts.currentPin), await digits(texts.newPin)]).toEqual([PIN, NEW_PIN]);
  });

  test('a paste of something else is said beside its field', async () => {
    const { user } = await renderScreen(PATH);
    await fill(user, texts.currentPin, 'my pin is 12');
    await expectText(place).toContain(texts.badPaste);
  });
});

describe('a reset', () => {
  const requestCode = async (user: UserEvent) => {
    await press(user, texts.forgot);
    await expectText(place).toContain(texts.reset.restriction);
    await press(user, texts.reset.send);
    await screen.findByText(texts.reset.sent);
  };
  const fillRest = async (user: UserEvent, code: string) => {
    await fill(user, texts.reset.code, code);
    await typePassword(user, PERSONA_PASSWORD);
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, NEW_PIN);
  };

  test('says first what it costs, takes the code of the email, and ends at the change', async () => {
    const { user, mock } = await renderScreen(PATH);
    await requestCode(user);
    await fillRest(user, await emailedCode(mock));
    await press(user, texts.reset.save);
    await screen.findByText(texts.reset.done);
    await expectText(heading).toBe(texts.headings.change);
    expect(await takes(mock, NEW_PIN)).toBe('pin_unchanged');
    expect((await security(mock)).restrictions).toMatchObject([{ scope: 'new_payees', reason: 'pin_reset' }]);
  });

  test('of which the answer comes once the screen is left leads nobody to what the PIN was asked for', async () => {
    const { user, mock } = await renderScreen(`${PATH}?reset=&return=%2Fw%2Fassets`);
    await press(user, texts.reset.send);
    await screen.findByText(texts.reset.sent);
    await fillRest(user, await emailedCode(mock));
    const held = await mock.hold('POST /user/pin/reset');
    await press(user, texts.reset.save);
    await expect.poll(held.waiting).toBe(1);
    await user.click(screen.getAllByRole('link', { name: en.screens.account })[0]!);
    await expect.poll(() => location.pathname).toBe('/w/account');
    await held.release();
    await screen.findByText(texts.reset.done);
    await pass(100);
    expect(location.pathname).toBe('/w/account');
  });

  test('a wrong code is said beside it, and the rest stays', async () => {
    const { user, mock } = await renderScreen(PATH);
    await requestCode(user);
    const code = await emailedCode(mock);
    await fillRest(user, code === '000000' ? '000001' : '000000');
    await press(user, texts.reset.save);
    await expectText(place).toContain('That code isn’t right.');
    expect([await digits(texts.reset.code), await digits(texts.newPin)]).toEqual(['', NEW_PIN]);
    await fill(user, texts.reset.code, code);
    await press(user, texts.reset.save);
    await screen.findByText(texts.reset.done);
  });

  test('another code can be requested after half a minute', async () => {
    const { user, mock } = await renderScreen(PATH);
    await requestCode(user);
    expect(place().textContent).toMatch(/You can request a new code in 0:(30|29)\./);
    const first = await emailedCode(mock);
    await pass(31_000);
    await press(user, texts.reset.resend);
    await expect.poll(() => mock.journal('POST /user/pin/reset-code')).toHaveLength(2);
    await expect.poll(() => emailedCode(mock)).not.toBe(first);
    await fillRest(user, await emailedCode(mock));
    await press(user, texts.reset.save);
    await screen.findByText(texts.reset.done);
  });

  test.each([
    { group: 'password', legend: texts.password },
    { group: 'code', legend: texts.reset.code },
    { group: 'second_factor', legend: texts.reset.totp },
  ] as const)('after too many wrong ones of $group says so beside that field, with the time', async (row) => {
    const mock = await signedIn('two-factor');
    const { state } = mock.app.sandboxes.default;
    const { email } = Object.values(state.users).at(-1)!;
    const { user } = await renderScreen(PATH, { mock });
    await requestCode(user);
    useUp(state, email, { group: row.group, known: true });
    await fillRest(user, await emailedCode(mock));
    const { items } = await mock.control<{ items: { code: string }[] }>('GET', '/authenticator');
    await fill(user, texts.reset.totp, items[0]!.code);
    await press(user, texts.reset.save);
    const control = async () =>
      row.group === 'password' ? screen.getByLabelText(row.legend) : (await boxes(row.legend))[0]!;
    await expect
      .poll(async () => {
        const id = (await control()).getAttribute('aria-describedby') ?? '';
        return document.getElementById(id)?.textContent;
      })
      .toMatch(/^Too many wrong tries\. Try again at 12:0\d tomorrow\.$/);
  });

  test('after ten codes says how long until the next one, hours included', async () => {
    const { user, mock } = await renderScreen(PATH);
    await requestCode(user);
    for (let turn = 0; turn < 9; turn += 1) {
      await pass(31_000);
      await press(user, texts.reset.resend);
      await expect.poll(() => mock.journal('POST /user/pin/reset-code')).toHaveLength(turn + 2);
    }
    await expectText(place).toMatch(/You can request a new code in (1:00:00|59:5\d)\./);
  });

  test('asks for a code of the authenticator app where there is one', async () => {
    const mock = await signedIn('two-factor');
    const { user } = await renderScreen(PATH, { mock });
    await requestCode(user);
    await fillRest(user, await emailedCode(mock));
    await press(user, texts.reset.save);
    await expectText(place).toContain(texts.reset.incomplete);
    const { items } = await mock.control<{ items: { code: string }[] }>('GET', '/authenticator');
    await fill(user, texts.reset.totp, items[0]!.code);
    await press(user, texts.reset.save);
    await screen.findByText(texts.reset.done);
  });

  test('can be left, also when the code could not be sent', async () => {
    const { user, mock } = await renderScreen(PATH);
    await mock.fault('POST /user/pin/reset-code', { type: 'reset' });
    await press(user, texts.forgot);
    await press(user, texts.reset.send);
    await screen.findByText(messages('en').toasts.offline);
    await press(user, texts.cancel);
    await expectText(heading).toBe(texts.headings.change);
    expect(document.activeElement).toBe(heading());
  });

  test.each(['/w/marketplace/send?asset=usdt&step=review', '/w/send?step=review', '/w/trade-settings'])(
    'of somebody who came from %s begins at once, and ends there when it is left',
    async (from) => {
      const { user } = await renderScreen(
        `${PATH}?${new URLSearchParams({ reset: '', return: from }).toString()}`,
      );
      await expectText(place).toContain(texts.reset.returns);
      await press(user, texts.cancel);
      await expect.poll(() => location.pathname).toBe(from.split('?')[0]);
    },
  );

  test.each(['https://evil.example/w/send', '//evil.example', '/login', '/w/security/pin'])(
    'never leads to %s',
    async (from) => {
      const { user } = await renderScreen(
        `${PATH}?${new URLSearchParams({ reset: '', return: from }).toString()}`,
      );
      await press(user, texts.cancel);
      await expectText(heading).toBe(texts.headings.change);
      expect(location.pathname).toBe(PATH);
    },
  );
});

describe('without a password', () => {
  const { reauth } = messages('en');
  /** Somebody who signed up with Google. */
  const withGoogle = async ({ hasPin }: { hasPin: boolean }) => {
    const mock = await signedIn('oauth-existing');
    if (!hasPin) for (const user of Object.values(mock.app.sandboxes.default.state.users)) user.pin = null;
    return mock;
  };
  const dialog = () => screen.getByRole('dialog');
  const reauthCode = async (mock: WalletMock) =>
    (await mock.control<{ code: string }>('GET', '/mail/latest?kind=reauth')).code;
  const confirm = async (user: UserEvent, mock: WalletMock) => {
    await expectText(dialog).toContain(reauth.sent);
    await fill(user, texts.reset.code, await reauthCode(mock));
    await user.click(within(dialog()).getByRole('button', { name: reauth.confirm }));
  };

  for (const locale of locales)
    test(`in ${locale}: the first PIN takes a code by email in the password’s place`, async () => {
      const all = messages(locale);
      const mock = await withGoogle({ hasPin: false });
      const { user } = await renderScreen(PATH, { mock, locale });
      await fill(user, all.pin.newPin, NEW_PIN);
      expect(screen.queryByLabelText(all.pin.password)).toBeNull();
      await fill(user, all.pin.repeatPin, NEW_PIN);
      await press(user, all.pin.set, locale);
      await expectText(dialog).toContain(all.reauth.sent);
      await fill(user, all.pin.reset.code, await reauthCode(mock));
      await user.click(within(dialog()).getByRole('button', { name: all.reauth.confirm }));
      await screen.findByText(all.pin.wasSet);
      expect(await takes(mock, NEW_PIN)).toBe('pin_unchanged');
    });

  test('leaving the question sets nothing, and what was typed stays', async () => {
    const mock = await withGoogle({ hasPin: false });
    const { user } = await renderScreen(PATH, { mock });
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, NEW_PIN);
    await press(user, texts.set);
    await expectText(dialog).toContain(reauth.sent);
    await user.click(within(dialog()).getByRole('button', { name: reauth.cancel }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([await digits(texts.newPin), (await security(mock)).pin.set]).toEqual([NEW_PIN, false]);
  });

  test('a forgotten PIN is reset by one code', async () => {
    const mock = await withGoogle({ hasPin: true });
    const { user } = await renderScreen(PATH, { mock });
    await press(user, texts.forgot);
    await expectText(place).toContain(texts.texts.resetByCode);
    expect(place().textContent).toContain(texts.reset.restriction);
    await fill(user, texts.newPin, NEW_PIN);
    await fill(user, texts.repeatPin, NEW_PIN);
    await press(user, texts.reset.save);
    await confirm(user, mock);
    await screen.findByText(texts.reset.done);
    await expectText(heading).toBe(texts.headings.change);
    expect(await takes(mock, NEW_PIN)).toBe('pin_unchanged');
    expect(await mock.journal('POST /user/pin/reset-code')).toEqual([]);
  });
});
