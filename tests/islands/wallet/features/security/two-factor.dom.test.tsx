import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/security.ts';
import { formatOwnDate } from '#src/intl/format/date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { expectText, main, renderScreen, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import { confirmIdentity, PATH, press } from './two-factor-screen.ts';

const SECURITY = 'GET /user/security';
const DISABLE = 'POST /2fa/disable';
const RENEW = 'POST /2fa/recovery-codes';
const { twoFactor: texts, wallet: en, toasts } = messages('en');

const heading = (name: string) => screen.findByRole('heading', { name });
const security = async (mock: WalletMock) => (await mock.call(contract.getSecurity)).data;
/** What the persona's phone shows now. */
const personaCode = async (mock: WalletMock) =>
  (await mock.control<{ items: { code: string }[] }>('GET', '/authenticator')).items[0]!.code;
const factorOf = (mock: WalletMock) => Object.values(mock.app.sandboxes.default.state.twoFactor)[0]!;

describe('what is shown before anything is done', () => {
  test('while it loads, no state is claimed', async () => {
    const mock = await signedIn();
    const { release } = await mock.hold(SECURITY);
    await renderScreen(PATH, { mock });
    await screen.findByText(texts.loading);
    expect(main().textContent).not.toMatch(/is (on|off)/);
    await release();
    await heading(texts.off.heading);
  });

  test('a failure says so, and Try again brings it', async () => {
    const mock = await signedIn();
    await mock.fault(SECURITY, { type: 'status', status: 503 });
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(texts.failed);
    await mock.clearFaults();
    await press(user, en.load.retry);
    await heading(texts.off.heading);
  });

  test('offline it waits, and what was loaded stays', async () => {
    const { user } = await renderScreen(PATH, { persona: 'complete' });
    await heading(texts.off.heading);
    setNetwork(false);
    await press(user, texts.off.start);
    await screen.findByText(toasts.offline);
    expect(screen.queryByRole('dialog')).toBeNull();
    await heading(texts.off.heading);
  });

  for (const locale of locales)
    test(`in ${locale}: off says what it does, what it takes, and that there is no other way in yet`, async () => {
      const { off, asked } = messages(locale).twoFactor;
      await renderScreen(PATH, { persona: 'complete', locale });
      await heading(off.heading);
      for (const text of [off.text, off.needs.password, off.needs.app, off.needs.place, off.noOtherWayText])
        expect(main().textContent).toContain(text);
      for (const text of [asked.whenOff, asked.login, asked.newPayee, asked.sums, asked.changes])
        expect(main().textContent).toContain(text);
    });

  test('an account without a password is asked for its email in the password’s place', async () => {
    const mock = await signedIn();
    const [owner] = Object.values(mock.app.sandboxes.default.state.users);
    Object.assign(owner!, { password: null, password_changed_at: null });
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(texts.off.needs.passwordless);
    expect(main().textContent).not.toMatch(/your password/i);
    await press(user, texts.off.start);
    await screen.findByText(messages('en').reauth.sent);
    expect(screen.queryByLabelText(messages('en').pin.password)).toBeNull();
  });

  test('a device that is new is told until when it can’t be turned on, and is offered nothing', async () => {
    const { mock } = await renderScreen(PATH, { persona: 'restricted-device' });
    await expectText(main).toContain(texts.off.restricted);
    const { restricted } = (await security(mock)).two_factor;
    expect(restricted?.reason).toBe('new_device');
    expect(main().textContent).toMatch(/This device is new to your account\..* from \d\d:\d\d/);
    expect(within(main()).queryByRole('button', { name: texts.off.start })).toBeNull();
  });

  test('demand 6: on says since when, how many codes are left, and when one was used last', async () => {
    const { mock } = await renderScreen(PATH, { persona: 'two-factor' });
    await heading(texts.on.heading);
    const { enabled_at } = (await security(mock)).two_factor;
    expect(main().textContent).toContain(
      interpolate(texts.on.since, { date: formatOwnDate(enabled_at!, 'en') }),
    );
    expect(main().textContent).toContain('10 of 10 left');
    expect(main().textContent).toContain(texts.on.neverUsed);
    expect(main().textContent).toContain(texts.asked.whenOn);
    expect(main().textContent).not.toContain(texts.on.few);
  });

  test('demand 6: three codes or fewer are a warning, and so is none', async () => {
    const mock = await signedIn('few-recovery-codes');
    await renderScreen(PATH, { mock });
    await expectText(main).toContain('2 of 10 left');
    expect(main().textContent).toContain(texts.on.few);
    expect(main().textContent).toContain('You last used one on 6 October 2026.');
    factorOf(mock).recovery = [];
    await renderScreen(PATH, { mock });
    await expectText(main).toContain(texts.on.none);
    expect(main().textContent).toContain('0 of 10 left');
  });
});

describe('once it is on', () => {
  test('demand 6: new codes take the place of the old, and have to be kept', async () => {
    const mock = await signedIn('few-recovery-codes');
    const { user } = await renderScreen(PATH, { mock });
    await press(user, texts.on.renew);
    await confirmIdentity(user, { totp: await personaCode(mock) });
    await heading(texts.codes.heading);
    expect(main().textContent).toContain(texts.codes.renewedText);
    expect(screen.queryByRole('list', { name: texts.steps.label })).toBeNull();
    vi.stubGlobal('print', vi.fn());
    await press(user, texts.codes.print);
    await press(user, texts.codes.done);
    await expectText(main).toContain('10 of 10 left');
  });

  test('demand 25: new codes whose answer was lost are not promised', async () => {
    const mock = await signedIn('few-recovery-codes');
    const { user } = await renderScreen(PATH, { mock });
    await mock.fault(RENEW, { type: 'malformed' }, { stage: 'post', times: 1, after: 1 });
    await press(user, texts.on.renew);
    await confirmIdentity(user, { totp: await personaCode(mock) });
    await expectText(main).toContain(texts.on.unsure);
  });

  test('demand 7: turning it off says its price before it asks who it is', async () => {
    const mock = await signedIn('two-factor');
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(texts.turnOff.text);
    expect(main().textContent).toContain('Your security score drops by 30 points.');
    await press(user, texts.turnOff.button);
    await confirmIdentity(user, { totp: await personaCode(mock) });
    await heading(texts.off.heading);
    await screen.findByText(texts.turnOff.done);
    await expect.poll(() => document.activeElement?.textContent).toBe(texts.off.heading);
    expect(main().textContent).toMatch(
      /until \d\d:\d\d tomorrow, because two-factor authentication was turned off/,
    );
    expect(await mock.journal(DISABLE)).toHaveLength(2);
  });

  test('demand 7: left, it stays on', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'two-factor' });
    await press(user, texts.turnOff.button);
    await user.click(await screen.findByRole('button', { name: messages('en').reauth.cancel }));
    await heading(texts.on.heading);
    expect((await security(mock)).two_factor.enabled).toBe(true);
  });

  test('demand 25: turned off with its answer lost, it is shown as off', async () => {
    const mock = await signedIn('two-factor');
    const { user } = await renderScreen(PATH, { mock });
    await mock.fault(DISABLE, { type: 'malformed' }, { stage: 'post', times: 1, after: 1 });
    await press(user, texts.turnOff.button);
    await confirmIdentity(user, { totp: await personaCode(mock) });
    await heading(texts.off.heading);
    expect((await security(mock)).two_factor.enabled).toBe(false);
  });
});
