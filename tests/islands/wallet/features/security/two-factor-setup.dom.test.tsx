import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/security.ts';
import { TWO_FACTOR_LOCK_SECONDS, TWO_FACTOR_SETUP_SECONDS } from '#contract/two-factor-codes.ts';
import { enableTwoFactor } from '#contract/two-factor.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { eventually } from '../../../../eventually.ts';
import { authenticatorApp, wrongCode } from '../../../../authenticator-app.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import {
  confirmIdentity,
  PATH,
  press,
  shownCodes,
  shownKey,
  startSetup,
  turnOn,
  typeCode,
  wholeDocument,
} from './two-factor-screen.ts';

const SECURITY = 'GET /user/security';
const ENABLE = 'POST /2fa/enable';
const STEP_MS = 30_000;
const { twoFactor: texts } = messages('en');

const heading = (name: string) => screen.findByRole('heading', { name });
const security = async (mock: WalletMock) => (await mock.call(contract.getSecurity)).data;
/** Lets so many seconds pass at once: no timer in between is of interest. */
async function skip(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  await pass(1000);
}
/** happy-dom knows no breakpoint with a fraction: to it, every window is a phone. */
function widen(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query === '(width >= 42.5em)' ? 'all' : query),
  );
}
const factorOf = (mock: WalletMock) => Object.values(mock.app.sandboxes.default.state.twoFactor)[0]!;

describe('the key', () => {
  for (const locale of locales)
    // requirement: 2.130
    test(`demand 4, in ${locale}: the password comes first, then a QR code and the key in groups of four`, async () => {
      const { scan, steps } = messages(locale).twoFactor;
      widen();
      const { mock, key } = await startSetup({ locale });
      expect(key).toBe(factorOf(mock).secret);
      const groups = [...main().querySelectorAll('.address .group')].map(({ textContent }) => textContent);
      expect(groups).toEqual(key.match(/.{4}/g));
      screen.getByRole('img', { name: scan.qr });
      expect(screen.queryByRole('link', { name: scan.open })).toBeNull();
      expect(main().textContent).toContain(scan.warning);
      const current = within(screen.getByRole('list', { name: steps.label })).getAllByRole('listitem')[1];
      expect(current?.getAttribute('aria-current')).toBe('step');
      await expect.poll(() => document.activeElement?.textContent).toBe(scan.heading);
    });

  test('is copied whole, and counts down', async () => {
    const { user, key } = await startSetup();
    await press(user, texts.scan.copyKey);
    await buttonIn(main, texts.scan.copied);
    expect(await navigator.clipboard.readText()).toBe(key);
    expect(main().textContent).toMatch(/valid for (10:00|9:5\d)/);
    await skip(240);
    await expectText(main).toMatch(/valid for 5:\d\d/);
  });

  test('on a phone a link opens the app, and the QR code is folded', async () => {
    const mock = await signedIn();
    const { user } = await renderScreen(PATH, { mock, width: 390 });
    await press(user, texts.off.start);
    await confirmIdentity(user);
    const link = await screen.findByRole('link', { name: texts.scan.open });
    expect(authenticatorApp(link.getAttribute('href')!).show()).toBe(authenticatorApp(shownKey()).show());
    expect(main().querySelector('details')?.open).toBe(false);
  });

  test('demand 4: after ten minutes it is gone from the page, and a new one can be had', async () => {
    const { user, key } = await startSetup();
    await skip(TWO_FACTOR_SETUP_SECONDS);
    await heading(texts.ended.expired.heading);
    expect(wholeDocument()).not.toContain(key);
    await press(user, texts.ended.newKey);
    // The proof was good for five minutes.
    await confirmIdentity(user);
    await heading(texts.scan.heading);
    expect(shownKey()).not.toBe(key);
  });

  test('demand 4: another tab’s start replaces it at once', async () => {
    const { user, key, mock } = await startSetup();
    const otherTab = new BroadcastChannel('two-factor');
    otherTab.postMessage('setup-started');
    await heading(texts.ended.replaced.heading);
    expect(wholeDocument()).not.toContain(key);
    await press(user, texts.ended.newKey);
    await heading(texts.scan.heading);
    expect(shownKey()).toBe(factorOf(mock).secret);
  });

  test('demand 4: another device’s start is told with the code, which is not counted', async () => {
    const { user, app, mock } = await startSetup();
    const { beginTwoFactor } = await import('#mock-api/features/two-factor/two-factor.ts');
    const { state } = mock.app.sandboxes.default;
    const [owner] = Object.values(state.users);
    beginTwoFactor(state, owner!);
    await typeCode(user, app.show());
    await heading(texts.ended.replaced.heading);
    expect(factorOf(mock).setup_tries).toBe(0);
  });

  test('turned on elsewhere meanwhile, the key gives way to that', async () => {
    const { key, app, mock } = await startSetup();
    await mock.call(enableTwoFactor, { body: { code: app.show() } });
    await heading(texts.on.heading);
    expect(wholeDocument()).not.toContain(key);
  });

  test('leaving the question changes nothing', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await press(user, texts.off.start);
    await user.click(await screen.findByRole('button', { name: messages('en').reauth.cancel }));
    await heading(texts.off.heading);
    expect(mock.app.sandboxes.default.state.twoFactor).toEqual({});
  });
});

describe('the first code', () => {
  test('demand 5: is sent as soon as it is complete', async () => {
    const { mock } = await turnOn();
    expect(await mock.journal(ENABLE)).toHaveLength(1);
    expect((await security(mock)).two_factor.enabled).toBe(true);
    await expect.poll(() => document.activeElement?.textContent).toBe(texts.codes.heading);
  });

  test('heard of as on before its answer has come, the codes of the answer are shown', async () => {
    const { user, app, mock } = await startSetup();
    const reads = async () => (await mock.journal(SECURITY)).length;
    const before = await reads();
    const { release } = await mock.hold(ENABLE, { stage: 'post' });
    await typeCode(user, app.show());
    // The event of the change has made the page read anew.
    await expect.poll(reads).toBeGreaterThan(before);
    await pass(100);
    screen.getByRole('heading', { name: texts.scan.heading });
    await release();
    await heading(texts.codes.heading);
    expect(shownCodes()).toHaveLength(10);
  });

  test('what is no code is refused by the page, in the specification’s words', async () => {
    const { user, mock } = await startSetup();
    await typeCode(user, 'twelve');
    await expectText(main).toContain('Please paste a valid 6-digit code.');
    await user.keyboard('482');
    expect(main().textContent).not.toContain('Please paste');
    await press(user, 'Enter 3 more digits');
    await expectText(main).toContain('Please enter the full 6-digit verification code.');
    expect(await mock.journal(ENABLE)).toEqual([]);
  });

  test('demand 5: a wrong one says how many tries are left, and empties the boxes', async () => {
    const { user, app } = await startSetup();
    await typeCode(user, wrongCode(app));
    await expectText(main).toContain('Invalid verification code. Try again. 4 tries left.');
    expect(main().querySelector('.setup-code .notice')).toBeNull();
    await buttonIn(main, 'Enter 6 more digits');
    expect(document.activeElement).toBe(main().querySelector('.setup-code input'));
    await typeCode(user, app.show());
    await heading(texts.codes.heading);
  });

  for (const locale of locales)
    test(`demand 5, in ${locale}: a clock that is 40 seconds wrong is named, with the server’s time`, async () => {
      const { user, app } = await startSetup({ locale });
      // The first moment of a step: 40 seconds before it is two steps before.
      await pass(STEP_MS - (Date.now() % STEP_MS));
      await typeCode(user, app.show(Date.now() - 40_000), locale);
      const notice = await eventually(() => {
        const found = main().querySelector('.setup-code .notice');
        expect(found).not.toBeNull();
        return found!;
      });
      const [, seconds = ''] = /(\d+) ?(?:seconds|秒)/.exec(notice.textContent) ?? [];
      expect(Math.abs(Number(seconds) - 40)).toBeLessThanOrEqual(15);
      expect(notice.textContent).toMatch(
        locale === 'en' ? / behind\. Ours says \d\d:\d\d:\d\d\. / : /慢了约 .*我们的时间是 \d\d:\d\d:\d\d/,
      );
      const clock = () => notice.querySelector('time')?.textContent;
      const before = clock();
      await pass(2000);
      expect(clock()).not.toBe(before);
      await typeCode(user, app.show(), locale);
      await heading(messages(locale).twoFactor.codes.heading);
    });

  test('demand 5: five wrong ones lock with a countdown, that a new key does not lift', async () => {
    const { user, app, mock } = await startSetup();
    const wrong = wrongCode(app);
    for (const left of [4, 3, 2, 1]) {
      await typeCode(user, wrong);
      await expectText(main).toContain(`${left} ${left === 1 ? 'try' : 'tries'} left.`);
    }
    await typeCode(user, wrong);
    await expectText(main).toMatch(/Too many wrong codes\. You can try again in (15:00|14:5\d)\./);
    const input = main().querySelector<HTMLInputElement>('.setup-code input');
    expect(input?.readOnly).toBe(true);
    await skip(TWO_FACTOR_SETUP_SECONDS);
    await press(user, texts.ended.newKey);
    await confirmIdentity(user);
    await expectText(main).toMatch(/You can try again in 4:\d\d\./);
    await skip(TWO_FACTOR_LOCK_SECONDS - TWO_FACTOR_SETUP_SECONDS);
    await typeCode(user, authenticatorApp(factorOf(mock).secret).show());
    // The proof of five minutes is over by then.
    await confirmIdentity(user);
    await heading(texts.codes.heading);
  });

  test('demand 25: without an answer it is asked whether it is on, and the codes are had anew', async () => {
    const { user, app, mock } = await startSetup();
    await mock.fault(ENABLE, { type: 'malformed' }, { stage: 'post', times: 1 });
    await typeCode(user, app.show());
    await expectText(main).toContain(texts.on.lost);
    expect(await mock.journal(ENABLE)).toHaveLength(1);
    await pass(STEP_MS);
    await press(user, texts.on.renew);
    await confirmIdentity(user, { totp: app.show() });
    await heading(texts.codes.heading);
    expect(shownCodes()).toHaveLength(10);
  });

  test('demand 25: a code that never arrived can be sent again', async () => {
    const { user, app, mock } = await startSetup();
    await mock.fault(ENABLE, { type: 'status', status: 503 }, { stage: 'pre', times: 1 });
    await typeCode(user, app.show());
    await expect.poll(() => mock.journal(ENABLE)).toHaveLength(1);
    await press(user, texts.code.submit);
    await heading(texts.codes.heading);
  });
});
