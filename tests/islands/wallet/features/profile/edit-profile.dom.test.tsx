import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getProfile } from '#contract/me.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import {
  buttonIn,
  expectText,
  main,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { write } from '../support/conversation.ts';

const { profile: en, fields, onboarding, wallet } = messages('en');
const PATH = '/w/edit-profile';
const SAVE = 'PUT /user/profile';
const refused: Effect = { type: 'status', status: 500, message: null };

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: false });
const street = () => field(onboarding.userInfo.street);
const phone = () => field(onboarding.userInfo.phone);
const press = async (user: UserEvent, name: string) => user.click(await buttonIn(main, name));
const saved = async (mock: WalletMock) => await mock.call(getProfile);
const answer = async (user: UserEvent, name: string) => {
  const dialog = await screen.findByRole('dialog', { name: en.leave.heading });
  await user.click(within(dialog).getByRole('button', { name }));
};

// requirement: 2.109
test('changes are counted and marked, saved together, and no more unsaved then', async () => {
  const { user, mock } = await renderScreen(PATH);
  await write(user, await street(), '27 Awolowo Road');
  await expectText(main).toContain('1 unsaved change');
  await write(user, await phone(), '0803 987 6543');
  await expectText(main).toContain('2 unsaved changes');
  expect(within(main()).getAllByText(en.form.changed)).toHaveLength(2);
  await press(user, en.form.save);
  await screen.findByText(onboarding.userInfo.saved);
  expect(await saved(mock)).toMatchObject({
    phone_number: '+2348039876543',
    address: { street: '27 Awolowo Road', city: 'Lagos' },
  });
  await expectText(main).not.toContain('unsaved');
  expect(sessionStorage.getItem('draft:edit-profile')).toBeNull();
});

test('only what is changed is sent', async () => {
  const { user, mock } = await renderScreen(PATH);
  await write(user, await phone(), '8039876543');
  await press(user, en.form.save);
  await screen.findByText(onboarding.userInfo.saved);
  const bodies = (await mock.journal(SAVE)).map(({ body }) => body);
  expect(bodies).toEqual([{ phone_number: '+2348039876543', country_code: '+234' }]);
});

test('names are locked since the first deposit, with its day and the way to support', async () => {
  await renderScreen(PATH);
  const name = await screen.findByRole('region', { name: en.form.name });
  expect(name.textContent).toMatch(
    /Locked since your first deposit on \d+ \w+ 20\d\d\. If your name has changed, contact Support\./,
  );
  for (const label of [onboarding.userInfo.firstName, onboarding.userInfo.lastName])
    expect((await field(label)).disabled).toBe(true);
  expect(within(name).getByRole('button', { name: en.form.support })).toBeTruthy();
});

// requirement: 2.109, 5.30
test('names without a deposit can be changed, by the specification’s rules', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'no-address' });
  const last = await field(onboarding.userInfo.lastName);
  await write(user, last, 'Abcdefghijk');
  await press(user, en.form.save);
  await expectText(main).toContain(fields['name.length']);
  await write(user, last, 'Abcdefghij');
  await press(user, en.form.save);
  await screen.findByText(onboarding.userInfo.saved);
  expect((await saved(mock)).last_name).toBe('Abcdefghij');
  // What is not filled in has a screen of its own.
  expect(screen.queryByLabelText(onboarding.userInfo.street)).toBeNull();
  expect(within(main()).getByRole('link', { name: en.personal.finish })).toBeTruthy();
});

test.each([
  [onboarding.userInfo.phone, '80312', fields['phone.invalid']],
  [onboarding.userInfo.phone, '', fields['phone.required']],
  [onboarding.userInfo.postalCode, '', fields['postalCode.required']],
  [onboarding.userInfo.city, '', fields['city.required']],
])('%s: of %o it says so beside the field, and nothing is sent', async (label, text, error) => {
  const { user, mock } = await renderScreen(PATH);
  const before = await saved(mock);
  await write(user, await field(label), text);
  await press(user, en.form.save);
  await expectText(main).toContain(error);
  expect(await saved(mock)).toEqual(before);
});

test('what was typed is there after a reload, and Discard brings back what is saved', async () => {
  sessionStorage.setItem('draft:edit-profile', JSON.stringify({ 'address.street': '27 Awolowo Road' }));
  const mock = await signedIn();
  sessionStorage.setItem('owner', (await saved(mock)).customer_id ?? '');
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain('1 unsaved change');
  expect((await street()).value).toBe('27 Awolowo Road');
  await press(user, en.form.discard);
  await expectText(main).not.toContain('unsaved');
  expect((await street()).value).toBe('14 Adeola Odeku Street');
  expect(sessionStorage.getItem('draft:edit-profile')).toBeNull();
});

test('what another person typed in this tab is gone', async () => {
  sessionStorage.setItem('draft:edit-profile', JSON.stringify({ 'address.street': 'A secret street' }));
  sessionStorage.setItem('owner', 'CWR00000000');
  await renderScreen(PATH);
  expect((await street()).value).toBe('14 Adeola Odeku Street');
});

/** The ways out of the form, and what shows that somebody is out. */
const exits: Readonly<
  Record<string, { leave: (user: UserEvent) => unknown; isOut: (mock: WalletMock) => Promise<boolean> }>
> = {
  'a link': {
    leave: async (user) => user.click(within(main()).getByRole('link', { name: 'Back to Profile' })),
    isOut: async () => location.pathname === '/w/profile',
  },
  Back: {
    leave: () => history.back(),
    isOut: async () => location.pathname === '/w/profile',
  },
  'a log-out': {
    leave: async (user) => user.click(screen.getAllByRole('button', { name: wallet.nav.logout })[0]!),
    isOut: async (mock) => (await mock.journal('POST /auth/logout')).length > 0,
  },
};
describe.each(Object.entries(exits))('%s', (_way, { leave, isOut }) => {
  test('asks before changes are lost: who keeps them stays, who discards them goes', async () => {
    const { user, mock } = await renderScreen('/w/profile');
    await user.click(await screen.findByRole('link', { name: en.edit }));
    await write(user, await street(), '27 Awolowo Road');
    await expectText(main).toContain('1 unsaved change');
    await leave(user);
    await answer(user, en.leave.stay);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([location.pathname, await isOut(mock)]).toEqual([PATH, false]);
    expect((await street()).value).toBe('27 Awolowo Road');
    await leave(user);
    await answer(user, en.leave.leave);
    await expect.poll(() => isOut(mock)).toBe(true);
    expect(sessionStorage.getItem('draft:edit-profile')).toBeNull();
  });
});

test('another document is asked of by the browser while something is unsaved; the draft stays for a reload', async () => {
  const { user } = await renderScreen(PATH);
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await street();
  expect(asks()).toBe(false);
  await write(user, await street(), '27 Awolowo Road');
  await expect.poll(asks).toBe(true);
  expect(sessionStorage.getItem('draft:edit-profile')).toContain('27 Awolowo Road');
  await press(user, en.form.discard);
  await expect.poll(asks).toBe(false);
});

test('without changes a link leads away at once', async () => {
  const { user } = await renderScreen(PATH);
  await street();
  await user.click(within(main()).getByRole('link', { name: 'Back to Profile' }));
  await expect.poll(() => location.pathname).toBe('/w/profile');
});

test('a save that fails says what still applies, keeps what was typed, and Try again saves it', async () => {
  const { user, mock } = await renderScreen(PATH);
  await write(user, await street(), '27 Awolowo Road');
  await mock.fault(SAVE, refused);
  await press(user, en.form.save);
  await expectText(main).toContain(`${en.form.notSaved} ${en.form.notSavedText}`);
  expect((await street()).value).toBe('27 Awolowo Road');
  await mock.clearFaults();
  await press(user, en.form.retry);
  await screen.findByText(onboarding.userInfo.saved);
  expect((await saved(mock)).address).toMatchObject({ street: '27 Awolowo Road' });
});

test('a save whose answer is lost is asked for', async () => {
  const { user, mock } = await renderScreen(PATH);
  await write(user, await street(), '27 Awolowo Road');
  await mock.fault(SAVE, { type: 'reset' }, { stage: 'post' });
  await press(user, en.form.save);
  await screen.findByText(onboarding.userInfo.saved);
});

test('a name that was locked meanwhile is refused with the server’s reason, and is locked then', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'no-address' });
  const last = await field(onboarding.userInfo.lastName);
  await mock.control('POST', '/deposits', {
    email: 'no-address@example.com',
    asset: 'usdt',
    amount: '5',
    status: 'credited',
  });
  await write(user, last, 'Musa');
  await press(user, en.form.save);
  await expectText(main).toContain('Your name is locked since your first deposit.');
  await expectText(main).toMatch(/Locked since your first deposit on/);
});

test('in Chinese the form, its count and its question are in Chinese', async () => {
  const cn = messages('cn');
  const { user } = await renderScreen(PATH, { locale: 'cn' });
  await write(user, await field(cn.onboarding.userInfo.street), '百老汇路 27 号');
  await expectText(main).toContain('1 项未保存的修改');
  await user.click(within(main()).getByRole('link', { name: `返回${cn.wallet.screens.profile}` }));
  await screen.findByRole('dialog', { name: cn.profile.leave.heading });
});

// requirement: 8.13
test('a profile that can’t be had says so', async () => {
  const mock = await signedIn();
  await mock.fault('GET /user/profile', refused);
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain('Failed to fetch user profile');
  await mock.clearFaults();
  await press(user, wallet.load.retry);
  await street();
});
