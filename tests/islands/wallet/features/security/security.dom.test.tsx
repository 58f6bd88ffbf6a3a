import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { saveEmergencyContact } from '#contract/emergency-contact.ts';
import * as contract from '#contract/security.ts';
import { now } from '#mock-api/core/clock.ts';
import { logEvent } from '#mock-api/personas/security-log.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
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
import { fillBoxes, linkNames, shownCode } from './security-page.ts';

const PATH = '/w/security';
const READ = 'GET /user/security';
const ACTIVITIES = 'GET /auth/activities';
const FREEZE = 'PUT /user/freeze';
const failed = { type: 'status', status: 503, message: null } as const;
const { security: en, accountNotices: notices, activities, pin, wallet } = messages('en');

const region = (name: string) => screen.findByRole('region', { name });
const freezeSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: en.freeze.heading });
const isFrozen = async (mock: WalletMock) => (await mock.call(contract.getSecurity)).data.sending_frozen;
describe('the score', () => {
  for (const locale of locales)
    test(`in ${locale}: is of the checks that are done, and the next step is what adds most`, async () => {
      const { security } = messages(locale);
      const { mock } = await renderScreen(PATH, { persona: 'complete', locale });
      const { score, checks } = (await mock.call(contract.getSecurity)).data;
      await screen.findByRole('img', { name: interpolate(security.score.label, { score }) });
      expect(score).toBe(checks.reduce((sum, { done, points }) => sum + (done ? points : 0), 0));
      const next = screen.getByRole('link', { name: security.score.next.two_factor.action });
      expect(next.getAttribute('href')).toBe('/w/security/2fa-setup');
    });

  test('all checks done: it is strong, and nothing is next', async () => {
    const mock = await signedIn('two-factor');
    await mock.call(saveEmergencyContact, {
      body: { name: 'Bisi Okafor', relation: 'Sister', phone_number: '+2348031234567' },
    });
    await renderScreen(PATH, { mock });
    await screen.findByRole('heading', { name: en.score.headings.strong });
    await expectText(main).toContain('All 5 checks are done.');
  });
});

test('frozen after “It wasn’t me”, no score is praised: what has to be checked stands there', async () => {
  const mock = await signedIn('complete');
  const state = mock.app.sandboxes.default.state;
  const user = Object.values(state.users).find(({ email }) => email === 'tobi@example.com')!;
  const ago = 3_600_000;
  logEvent(state, user, { event: 'not_me', ago, deviceId: null, deviceName: null, ip: '102.89.23.7' });
  state.sendingFrozen[user.customer_id] = now(state) - ago;
  await renderScreen(PATH, { mock });
  const card = await region(en.score.headings.notMe);
  expect(card.textContent).toContain(en.score.notMe.text);
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/w/devices-and-activities');
});

describe('the checks', () => {
  // requirement: 2.126
  test('each is a link to where it is met, with its state; what is left to do stands first', async () => {
    await renderScreen(PATH, { persona: 'complete-no-pin' });
    const list = await region(en.checks.heading);
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/w/security/2fa-setup',
        '/w/security/password',
        '/w/security/pin',
        '/w/devices-and-activities',
        '/w/security/emergency-contact',
      ]),
    );
    const marks = links.map((link) => link.querySelector('.mark')?.textContent);
    expect([...marks].sort()).toEqual(
      [...marks].sort((a, b) => (a === b ? 0 : a === en.checks.todo ? 1 : -1)),
    );
    expect(marks.indexOf(en.checks.done)).toBe(marks.filter((mark) => mark === en.checks.todo).length);
    const pinRow = links.find((link) => link.getAttribute('href') === '/w/security/pin');
    expect(pinRow?.textContent).toContain('Not set yet. Adds 20 points');
  });
  test.each([
    ['two-factor', en.checks.names.two_factor, /On\. \d+ recovery codes? left/],
    ['pin-locked', en.checks.names.pin, en.checks.pin.locked],
    ['new-device-login', en.checks.names.devices, /of them new\. Adds 20 points/],
  ] as const)('of %s the row %s says %s', async (persona, name, state) => {
    await renderScreen(PATH, { persona });
    const list = await region(en.checks.heading);
    const row = within(list)
      .getAllByRole('link')
      .find((link) => link.textContent.includes(name));
    if (typeof state === 'string') expect(row?.textContent).toContain(state);
    else expect(row?.textContent).toMatch(state);
  });
});

describe('freeze sending', () => {
  test('one tap freezes, without any question; nothing is shown before the API says so', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    const held = await mock.hold(FREEZE);
    await user.click(await freezeSwitch());
    expect((await freezeSwitch()).checked).toBe(false);
    expect((await freezeSwitch()).getAttribute('aria-busy')).toBe('true');
    await held.release();
    await waitFor(async () => expect((await freezeSwitch()).checked).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await isFrozen(mock)).toBe(true);
    await expectText(main).toMatch(/You froze it today at \d\d:\d\d on .+\./);
  });

  test('unfreezing asks for the PIN: a wrong one changes nothing, leaving changes nothing, the right one unfreezes', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'frozen' });
    await user.click(await freezeSwitch());
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(notices.question.title);
    await fillBoxes(user, pin.pin, '000111');
    await user.click(within(dialog).getByRole('button', { name: notices.question.action }));
    await expectText(() => screen.getByRole('dialog')).toContain('That PIN isn’t right. Tries left: 4.');
    expect(await isFrozen(mock)).toBe(true);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: pin.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await freezeSwitch()).checked).toBe(true);

    await user.click(await freezeSwitch());
    await fillBoxes(user, pin.pin, PIN);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: notices.question.action }),
    );
    await screen.findByText(notices.wasUnfrozen);
    expect((await freezeSwitch()).checked).toBe(false);
    expect(await isFrozen(mock)).toBe(false);
  });

  test('with two-factor on, the code of the app is asked for after the PIN', async () => {
    const mock = await signedIn('two-factor');
    await mock.call(contract.setSendingFrozen, { body: { frozen: true } });
    const { user } = await renderScreen(PATH, { mock });
    await user.click(await freezeSwitch());
    await fillBoxes(user, pin.pin, PIN);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: pin.next }));
    await fillBoxes(user, pin.reset.totp, await shownCode(mock));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: notices.question.action }),
    );
    await screen.findByText(notices.wasUnfrozen);
    expect(await isFrozen(mock)).toBe(false);
  });

  test('a locked PIN: the card says so with the way to it, and the question until when', async () => {
    const mock = await signedIn('pin-locked');
    await mock.call(contract.setSendingFrozen, { body: { frozen: true } });
    const { user } = await renderScreen(PATH, { mock });
    const link = await screen.findByRole('link', { name: en.freeze.lockedLink });
    expect(link.getAttribute('href')).toBe('/w/security/pin');
    await user.click(await freezeSwitch());
    await expectText(() => screen.getByRole('dialog')).toMatch(/PIN locked until 1\d:\d\d/);
  });

  test('with two-factor authentication, the card says that a code is asked for too, and the way of who has lost the app', async () => {
    const mock = await signedIn('two-factor');
    const { user } = await renderScreen(PATH, { mock });
    await screen.findByText(en.freeze.needs.totp, { exact: false });
    await user.click(await freezeSwitch());
    const card = await region(notices.frozen.title);
    await expectText(() => card).toContain(en.freeze.needs.totp);
    expect(within(card).getByRole('link', { name: notices.frozen.turnOff }).getAttribute('href')).toBe(
      '/w/security/2fa-setup',
    );
  });

  test('without a PIN, the card says that it is set up first, and the question does it', async () => {
    const mock = await signedIn('complete-no-pin');
    await mock.call(contract.setSendingFrozen, { body: { frozen: true } });
    const { user } = await renderScreen(PATH, { mock });
    await screen.findByText(en.freeze.noPin);
    await user.click(await freezeSwitch());
    await screen.findByRole('dialog', { name: pin.beats.prove.title });
  });

  test('a freeze that fails is said, and the switch stays off', async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'complete' });
    await mock.fault(FREEZE, failed, { times: 1 });
    await user.click(await freezeSwitch());
    await screen.findByText(notices.notFrozen);
    expect((await freezeSwitch()).checked).toBe(false);
  });
});

describe('restrictions', () => {
  test('each has its countdown by the server’s time, its sentence, and what still works', async () => {
    await renderScreen(PATH, { persona: 'restricted' });
    const card = await region(en.restrictions.heading);
    expect(card.textContent).toContain(en.restrictions.scopes.new_payees);
    expect(card.textContent).toMatch(/2[23] hr( \d+ min)?/);
    const before = card.querySelector('time')?.textContent;
    await pass(61_000);
    expect(card.querySelector('time')?.textContent).not.toBe(before);
    expect(card.textContent).toContain('You can still send to anyone you’ve paid before');
  });

  test('none: says so, and what can be sent; frozen, it promises nothing', async () => {
    await renderScreen(PATH, { persona: 'complete' });
    expect((await region(en.restrictions.heading)).textContent).toContain(en.restrictions.noneText);
    await renderScreen(PATH, { persona: 'frozen' });
    const card = await region(en.restrictions.heading);
    expect(card.textContent).toContain(en.restrictions.noneFrozen);
    expect(card.textContent).not.toContain(en.restrictions.noneText);
  });
});

describe('recent activity', () => {
  test('five rows and the way to all; a log-in on a new device can be denied', async () => {
    await renderScreen(PATH, { persona: 'new-device-login' });
    const card = await region(en.activity.heading);
    const denial = await within(card).findByText(activities.notMe);
    expect(denial.getAttribute('href')).toMatch(/^\/w\/devices-and-activities\?not-me=/);
    expect(linkNames(card)).toContain(en.activity.all);
  });

  test('of many, the last five are shown', async () => {
    await renderScreen(PATH, { persona: 'many-activities' });
    const card = await region(en.activity.heading);
    await waitFor(() => expect(within(card).getAllByRole('listitem').length).toBe(5));
  });

  test('a failure is told in its card alone, with Try again', async () => {
    const mock = await signedIn('new-device-login');
    await mock.fault(ACTIVITIES, failed);
    const { user } = await renderScreen(PATH, { mock });
    const card = () => screen.getByRole('region', { name: en.activity.heading });
    await screen.findByText(en.activity.failed);
    await screen.findByRole('region', { name: en.checks.heading });
    await mock.clearFaults();
    await user.click(await buttonIn(card, wallet.load.retry));
    await within(card()).findByText(activities.notMe);
  });
});

describe('the states of the screen', () => {
  test('loading: a skeleton without a figure', async () => {
    const mock = await signedIn('complete');
    const held = await mock.hold(READ);
    await renderScreen(PATH, { mock });
    const page = await region(en.region);
    expect(page.getAttribute('aria-busy')).toBe('true');
    await expectText(() => page).toContain(en.loading);
    expect(page.textContent).not.toMatch(/\d/);
    await held.release();
    await screen.findByRole('region', { name: en.checks.heading });
  });

  test('failed: says that the settings still apply, and Try again brings them', async () => {
    const mock = await signedIn('complete');
    await mock.fault(READ, failed);
    const { user } = await renderScreen(PATH, { mock });
    await expectText(main).toContain(en.failed);
    await mock.clearFaults();
    await user.click(await buttonIn(main, wallet.load.retry));
    await region(en.checks.heading);
  });

  test('offline: says that it loads with the connection', async () => {
    const mock = await signedIn('complete');
    await mock.hold(READ);
    await renderScreen(PATH, { mock });
    await region(en.region);
    setNetwork(false);
    await expectText(main).toContain(wallet.load.whenOnline);
    setNetwork(true);
  });
});
