import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getProfile } from '#contract/me.ts';
import { updateProfile } from '#contract/profile.ts';
import { messages } from '#src/i18n/messages.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { write } from '../support/conversation.ts';

const { profile: en, fields, onboarding, toasts } = messages('en');
const { userInfo, shared } = onboarding;
const PATH = '/w/set-profile';
const SAVE = 'PUT /user/profile';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (user: UserEvent, name: string) => user.click(await buttonIn(main, name));
const saved = async (mock: WalletMock) => await mock.call(getProfile);

async function fillAddress(user: UserEvent): Promise<void> {
  await write(user, await field(userInfo.street), '27 Awolowo Road');
  await write(user, await field(userInfo.city), 'Lagos');
  await write(user, await field(userInfo.state), 'Lagos');
  await write(user, await field(userInfo.postalCode), '101233');
}

// requirement: 2.110
test('only what is missing is asked for, with what it changes', async () => {
  await renderScreen(PATH, { persona: 'no-address' });
  await field(userInfo.street);
  const text = main().textContent;
  expect(text).toContain('Only your address is missing.');
  expect(text).toContain('4 of 5 done: name, date of birth, gender and phone');
  await expectText(main).toMatch(/Daily limit now₦200,000.*With your address₦5,000,000/);
  for (const label of [userInfo.firstName, userInfo.phone, userInfo.day])
    expect(screen.queryByLabelText(label)).toBeNull();
});

// requirement: 2.110, 9.14
test('it is saved with the specification’s toast, and after 1 s the profile opens', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'no-address' });
  await fillAddress(user);
  await press(user, userInfo.save);
  await screen.findByText(userInfo.saved);
  expect(location.pathname).toBe(PATH);
  await pass(1000);
  await expect.poll(() => location.pathname).toBe('/w/profile');
  expect(await saved(mock)).toMatchObject({
    missing: [],
    address: { street: '27 Awolowo Road', country: 'Nigeria' },
  });
  await expectText(main).toContain('Level 2');
});

test('who has skipped all of it is asked in two steps, each saved by itself', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'no-profile' });
  await write(user, await field(userInfo.firstName), 'Halima');
  expect(main().textContent).toContain('Step 1 of 2');
  await write(user, await field(userInfo.lastName), 'Bello');
  await user.selectOptions(await field(userInfo.day), '12');
  await user.selectOptions(await field(userInfo.month), '6');
  await user.selectOptions(await field(userInfo.year), '1994');
  await user.click(screen.getByRole('radio', { name: userInfo.female }));
  await press(user, userInfo.save);
  await screen.findByText(userInfo.saved);
  await pass(1000);
  await expectText(main).toContain('Step 2 of 2');
  const { $steps } = await import('#src/stores/interface/panels.ts');
  expect($steps.get().profile).toBe(2);
  expect(await saved(mock)).toMatchObject({
    first_name: 'Halima',
    date_of_birth: '1994-06-12',
    gender: 'female',
  });
  await write(user, await field(userInfo.phone), '8031234567');
  await fillAddress(user);
  await press(user, userInfo.save);
  await expect.poll(async () => (await saved(mock)).missing).toEqual([]);
  await pass(1000);
  await expect.poll(() => location.pathname).toBe('/w/profile');
  await expect.poll(() => $steps.get().profile).toBe(1);
});

test('of a name only what is missing is asked for: what is there may be locked', async () => {
  const mock = await signedIn('no-profile');
  await mock.call(updateProfile, { body: { first_name: 'Halima' } });
  const { user } = await renderScreen(PATH, { mock });
  await write(user, await field(userInfo.lastName), 'Bello');
  expect(screen.queryByLabelText(userInfo.firstName)).toBeNull();
});

// requirement: 2.110
test('Skip saves nothing and leads on', async () => {
  const { user, mock } = await renderScreen(PATH, { persona: 'no-profile' });
  await field(userInfo.firstName);
  await press(user, shared.skip);
  await expectText(main).toContain('Step 2 of 2');
  await press(user, shared.skip);
  await expect.poll(() => location.pathname).toBe('/w/profile');
  expect((await saved(mock)).missing).toHaveLength(6);
});

// requirement: 5.30
test('every rule is said beside its field', async () => {
  const { user } = await renderScreen(PATH, { persona: 'no-profile' });
  await field(userInfo.firstName);
  await press(user, userInfo.save);
  for (const rule of [
    'firstName.required',
    'lastName.required',
    'birthDate.required',
    'gender.required',
  ] as const)
    await expectText(main).toContain(fields[rule]);
  await press(user, shared.skip);
  await field(userInfo.phone);
  await press(user, userInfo.save);
  for (const rule of [
    'phone.required',
    'street.required',
    'city.required',
    'state.required',
    'postalCode.required',
  ] as const)
    await expectText(main).toContain(fields[rule]);
});

// requirement: 5.30
test('who would be 18 tomorrow is too young', async () => {
  const { user } = await renderScreen(PATH, { persona: 'no-profile' });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await user.selectOptions(await field(userInfo.day), String(tomorrow.getUTCDate()));
  await user.selectOptions(await field(userInfo.month), String(tomorrow.getUTCMonth() + 1));
  await user.selectOptions(await field(userInfo.year), String(tomorrow.getUTCFullYear() - 18));
  await press(user, userInfo.save);
  await expectText(main).toContain(fields['birthDate.age']);
});

for (const [what, status, text] of [
  ['is refused', 409, toasts.userInfoFailed],
  ['fails', 500, toasts.userInfoFailedTryAgain],
] as const)
  // requirement: 8.24
  test(`a save that ${what} gives the specification’s toast and keeps what was typed`, async () => {
    const { user, mock } = await renderScreen(PATH, { persona: 'no-address' });
    await fillAddress(user);
    await mock.fault(SAVE, { type: 'status', status, message: null });
    await press(user, userInfo.save);
    await screen.findByText(text);
    expect((await field(userInfo.street)).value).toBe('27 Awolowo Road');
    expect(JSON.parse(sessionStorage.getItem('draft:set-profile') ?? '{}')).toMatchObject({
      'address.city': 'Lagos',
    });
  });

test('a complete profile says that nothing is missing', async () => {
  await renderScreen(PATH);
  const card = await screen.findByRole('region', { name: en.finish.complete });
  await expect.poll(() => card.textContent).toContain('Level 2. You can send ₦5,000,000');
  expect(within(main()).queryByRole('textbox')).toBeNull();
});
