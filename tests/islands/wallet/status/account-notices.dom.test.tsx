import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSecurity, setSendingFrozen } from '#contract/security.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { now } from '#mock-api/core/clock.ts';
import { addRestriction } from '#mock-api/features/restrictions/restrictions.ts';
import { logEvent } from '#mock-api/personas/security-log.ts';
import { PIN } from '../../../mock-api/transfers/payer.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../render-wallet.tsx';
import { fillBoxes } from '../features/security/security-page.ts';

const HOUR = 3_600_000;
const stateOf = (mock: WalletMock) => mock.app.sandboxes.default.state;
const accountOf = (mock: WalletMock) =>
  Object.values(stateOf(mock).users).find(({ email }) => email === 'tobi@example.com')!;
const { accountNotices: en, dashboard, pin, restrictions, send, wallet } = messages('en');
const PLACES = ['/w', '/w/send'] as const;
const notices = () => screen.findByRole('region', { name: en.region });

for (const place of PLACES)
  describe(`on ${place}`, () => {
    for (const locale of locales)
      test(`in ${locale}: a frozen account is told since when, and what still works`, async () => {
        const { accountNotices: texts } = messages(locale);
        await renderScreen(place, { persona: 'frozen', locale });
        const region = await screen.findByRole('region', { name: texts.region });
        expect(region.textContent).toContain(texts.frozen.title);
        expect(region.textContent).toContain(texts.frozen.works);
        expect(region.textContent).toMatch(locale === 'en' ? /today at \d\d:\d\d/ : /今天 \d\d:\d\d/);
      });

    test('it is unfrozen there and then: the notice goes, and the focus is not lost', async () => {
      const { user, mock } = await renderScreen(place, { persona: 'frozen' });
      await user.click(await buttonIn(main, en.frozen.unfreeze));
      await fillBoxes(user, pin.pin, PIN);
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: en.question.action }));
      await screen.findByText(en.wasUnfrozen);
      await waitFor(() => expect(screen.queryByRole('region', { name: en.region })).toBeNull());
      expect((await mock.call(getSecurity)).data.sending_frozen).toBe(false);
      await waitFor(() => expect(document.activeElement).toBe(main()));
    });

    test('a restricted account is told what it can’t send, until when and why, and what still works', async () => {
      await renderScreen(place, { persona: 'restricted' });
      const region = await notices();
      expect(region.textContent).toContain(restrictions.titles.new_payees);
      expect(region.textContent).toContain('You can still send to anyone you’ve paid before');
      expect(within(region).getByRole('link', { name: en.restrictions.more }).getAttribute('href')).toBe(
        '/w/security',
      );
    });

    test('a locked PIN is told with its countdown, and leads to its screen and back', async () => {
      await renderScreen(place, { persona: 'pin-locked' });
      const region = await notices();
      expect(region.textContent).toMatch(/again in 1\d:\d\d\./);
      const before = region.textContent;
      await pass(2000);
      expect(region.textContent).not.toBe(before);
      const href = within(region).getByRole('link', { name: en.locked.reset }).getAttribute('href');
      expect(href).toBe(`/w/security/pin?reset=&return=${encodeURIComponent(place)}`);
    });

    test('an account that can send is told nothing', async () => {
      const { mock } = await renderScreen(place, { persona: 'complete' });
      await waitFor(async () => expect((await mock.journal('GET /user/security')).length).toBeGreaterThan(0));
      await screen.findByText(place === '/w' ? wallet.balance.heading : send.to.heading);
      expect(screen.queryByRole('region', { name: en.region })).toBeNull();
    });
  });

test('frozen and restricted: both are told, and nothing that the other holds back is promised', async () => {
  const mock = await signedIn('restricted');
  await mock.call(setSendingFrozen, { body: { frozen: true } });
  await renderScreen('/w/send', { mock });
  const region = await notices();
  expect(region.textContent).toContain(en.frozen.title);
  expect(region.textContent).not.toContain('You can still send');
});

test('the notice of a restriction goes when its time is over, without a reload', async () => {
  const mock = await signedIn('complete');
  const { customer_id } = accountOf(mock);
  addRestriction(stateOf(mock), customer_id, { scope: 'new_payees', reason: 'password_changed' }, 10_000);
  await renderScreen('/w/send', { mock });
  await notices();
  await pass(11_000);
  await waitFor(() => expect(screen.queryByRole('region', { name: en.region })).toBeNull());
});

test('on the dashboard of a frozen account Send says so, and leads to the notice with the way out', async () => {
  const { user } = await renderScreen('/w', { persona: 'frozen' });
  const region = await notices();
  const link = await screen.findByRole('link', { name: dashboard.actions.frozen });
  // Where the notice could not be loaded, the screen has it too.
  expect(link.getAttribute('href')).toBe('/w/security');
  await user.click(link);
  expect(location.pathname).toBe('/w');
  expect(document.activeElement).toBe(region);
});

for (const locale of locales)
  test(`in ${locale}: where two-factor authentication is on, the notice says that a code is asked for too, and the way of who has lost the app`, async () => {
    const { accountNotices: texts } = messages(locale);
    const mock = await signedIn('two-factor');
    await mock.call(setSendingFrozen, { body: { frozen: true } });
    await renderScreen('/w', { mock, locale });
    const region = await screen.findByRole('region', { name: texts.region });
    within(region).getByRole('button', { name: texts.frozen.unfreezeTotp });
    const way = within(region).getByRole('link', { name: texts.frozen.turnOff });
    expect(way.getAttribute('href')).toMatch(/\/w\/security\/2fa-setup$/);
  });

test('beside the code that unfreezing takes stands the way of who has lost the app, which leaves the question', async () => {
  const mock = await signedIn('two-factor');
  await mock.call(setSendingFrozen, { body: { frozen: true } });
  const { user } = await renderScreen('/w', { mock });
  await user.click(await buttonIn(main, en.frozen.unfreezeTotp));
  await fillBoxes(user, pin.pin, PIN);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: pin.next }));
  await user.click(await within(dialog).findByRole('link', { name: en.frozen.turnOff }));
  await waitFor(() => expect(location.pathname).toBe('/w/security/2fa-setup'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who has no two-factor authentication, or no recovery code left, is shown no way by one', async () => {
  const mock = await signedIn('two-factor');
  await mock.call(setSendingFrozen, { body: { frozen: true } });
  stateOf(mock).twoFactor[
    Object.values(stateOf(mock).users).find(({ email }) => email === 'two-factor@example.com')!.customer_id
  ]!.recovery.length = 0;
  await renderScreen('/w', { mock });
  const region = await notices();
  within(region).getByRole('button', { name: en.frozen.unfreezeTotp });
  expect(within(region).queryByRole('link')).toBeNull();
});

test('frozen by the link of an email, it says so', async () => {
  const mock = await signedIn('complete');
  const state = stateOf(mock);
  const user = accountOf(mock);
  logEvent(state, user, { event: 'not_me', ago: HOUR, deviceId: null, deviceName: null, ip: '102.89.23.7' });
  state.sendingFrozen[user.customer_id] = now(state) - HOUR;
  await renderScreen('/w/send', { mock });
  await expectText(main).toMatch(/It was frozen (?:to|yester)day at \d\d:\d\d with the link/);
});
