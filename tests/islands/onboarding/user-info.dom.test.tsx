import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages, type Messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { expectErrorToasts, type ErrorToasts } from '../error-toasts.ts';
import type { Tab } from '../tab.ts';
import { openStep } from './open-step.ts';

type Info = Messages['onboarding']['userInfo'];

async function choose(tab: Tab, label: string, index: number): Promise<void> {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  await tab.user.selectOptions(list, list.options[index]!);
}

/** Fills in the first step, and continues to the second. */
async function fillPersonalStep(tab: Tab, t: Info): Promise<void> {
  await tab.fill(t.firstName, 'Ada');
  await tab.fill(t.lastName, 'Obi');
  await choose(tab, t.day, 12);
  await choose(tab, t.month, 6);
  await choose(tab, t.year, 10);
  await tab.user.click(screen.getByLabelText(t.female));
  await tab.press(t.save);
  await tab.heading(t.contact);
}

async function chooseCountry(tab: Tab, t: Info): Promise<void> {
  const country = await screen.findByRole('combobox', { name: t.country });
  await tab.user.click(country);
  await tab.user.keyboard('{ArrowDown}{Enter}');
}

/** Fills in the second step. */
async function fillContactStep(tab: Tab, t: Info): Promise<void> {
  await tab.fill(t.phone, '8031234567');
  await tab.fill(t.street, '14 Adeola Odeku Street');
  await tab.fill(t.city, 'Lagos');
  await tab.fill(t.state, 'Lagos');
  await tab.fill(t.postalCode, '101241');
  await chooseCountry(tab, t);
}

test.for([
  ['en', ['firstName', 'lastName', 'middleName', 'day', 'month', 'year']],
  ['cn', ['lastName', 'firstName', 'middleName', 'year', 'month', 'day']],
] as const)(
  'in %s: a name and a date are asked for in the order in which they are written',
  async ([locale, order]) => {
    const { userInfo: t } = messages(locale).onboarding;
    const tab = await openStep(locale, 'missing-user-info', '/user-info');
    await tab.field(t.firstName);
    const asked = order.map((name) => screen.getByLabelText(t[name]));
    const inPage = [...document.querySelectorAll<HTMLElement>('input, select')];
    expect(inPage.filter((one) => asked.includes(one))).toEqual(asked);
  },
);

// requirement: 2.102, 2.103, 8.26
test.for(locales)('in %s: the errors of the personal step', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { userInfo: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-user-info', '/user-info');
  await expectErrorToasts(tab, [['userInfoSkip.500', 'userInfoSkipFailed']], () => tab.press(shared.skip));
  const sent = tab.sentBodies('/user/profile').length;
  await tab.press(t.save);
  const firstName = await tab.expectDescription(t.firstName, fields['firstName.required']);
  const lastName = await tab.expectDescription(t.lastName, fields['lastName.required']);
  const parts = [t.day, t.month, t.year];
  const invalid = async () => {
    const fields = await Promise.all(parts.map((label) => tab.field(label)));
    return parts.filter((_, index) => fields[index]!.getAttribute('aria-invalid') === 'true');
  };
  await expect.poll(invalid).toEqual(parts);
  await screen.findByText(fields['birthDate.required']);
  for (const label of [t.day, t.month, t.year])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
  await screen.findByText(fields['gender.required']);
  await expect.poll(() => document.activeElement).toBe(locale === 'cn' ? lastName : firstName);

  await tab.fill(t.firstName, 'Ada1');
  await tab.expectDescription(t.firstName, fields['name.letters']);
  await tab.fill(t.firstName, 'Adaobiobiada');
  await tab.expectDescription(t.firstName, fields['name.length']);
  await tab.fill(t.firstName, 'Ada');
  await tab.expectDescription(t.firstName, '');
  await choose(tab, t.day, 31);
  await expect.poll(invalid).toEqual([t.month, t.year]);
  await choose(tab, t.month, 2);
  await choose(tab, t.year, 10);
  await screen.findByText(fields['birthDate.invalid']);
  // Any of the three may be the wrong one.
  expect(await invalid()).toEqual(parts);
  await fillPersonalStep(tab, t);
  expect(tab.sentBodies('/user/profile')).toHaveLength(sent);
  await tab.press(t.back);
  await tab.heading(t.personal);
  expect((await tab.field(t.firstName)).value).toBe('Ada');
  // The specified rule rejects many real names, so the form states it beforehand.
  screen.getByText(t.nameHint);
});

// requirement: 3.24
test('a reload keeps the second step with both steps’ values, and Back after a reload leads to the first', async () => {
  const { userInfo: t } = messages('en').onboarding;
  const tab = await openStep('en', 'missing-user-info', '/user-info');
  await fillPersonalStep(tab, t);
  await tab.fill(t.city, 'Lagos');
  await tab.open('/user-info');
  await tab.heading(t.contact);
  expect((await tab.field(t.city)).value).toBe('Lagos');
  await fillContactStep(tab, t);
  await tab.press(t.save);
  await tab.expectToast('Your information is saved.');
  expect(tab.sentBodies('/user/profile')).toMatchObject([
    { first_name: 'Ada', phone_number: '+2348031234567', country_code: '+234', address: { city: 'Lagos' } },
  ]);

  await tab.open('/user-info');
  await tab.heading(t.personal);
  await fillPersonalStep(tab, t);
  await tab.press(t.back);
  await tab.open('/user-info');
  await tab.heading(t.personal);
  expect((await tab.field(t.firstName)).value).toBe('Ada');
});

test('the browser’s Back leads from the second step to the first, and Forward to the second again', async () => {
  const { userInfo: t } = messages('en').onboarding;
  const tab = await openStep('en', 'missing-user-info', '/user-info');
  await fillPersonalStep(tab, t);
  await tab.heading(t.contact);
  history.back();
  await tab.heading(t.personal);
  expect((await tab.field(t.firstName)).value).toBe('Ada');
  history.forward();
  await tab.heading(t.contact);
});

// requirement: 2.102, 2.103, 8.24, 9.14
test.for(locales)('in %s: the errors of the contact step, and sending both', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { userInfo: t } = onboarding;
  const tab = await openStep(locale, 'missing-user-info', '/user-info');
  await fillPersonalStep(tab, t);
  await tab.press(t.save);
  for (const [label, error] of [
    [t.phone, 'phone.required'],
    [t.street, 'street.required'],
    [t.city, 'city.required'],
    [t.state, 'state.required'],
    [t.postalCode, 'postalCode.required'],
  ] as const)
    await tab.expectDescription(label, fields[error]);
  await screen.findByText(fields['country.required']);
  for (const wrong of ['803', '80312345678']) {
    await tab.fill(t.phone, wrong);
    await tab.expectDescription(t.phone, fields['phone.invalid']);
    expect((await tab.field(t.phone)).value).toBe(wrong);
  }
  await tab.fill(t.phone, '2348031234567');
  await tab.expectDescription(t.phone, '');
  expect((await tab.field(t.phone)).value).toBe('8031234567');
  // Most people live where their number is from.
  const nigeria = locale === 'en' ? 'Nigeria' : '尼日利亚';
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: t.country });
  await expect.poll(() => country.value).toBe(nigeria);
  expect(screen.queryByText(fields['country.required'])).toBeNull();
  await fillContactStep(tab, t);
  expect(tab.sentBodies('/user/profile')).toEqual([]);

  const errors: ErrorToasts = [
    ['userInfo.400', 'userInfoFailed'],
    ['userInfo.500', 'userInfoFailedTryAgain'],
  ];
  await expectErrorToasts(tab, errors, () => tab.press(t.save));
  // requirement: 4.46
  expect(sessionStorage.getItem('draft:user-info')).not.toBeNull();
  tab.stopClock();
  await tab.user.click(await tab.button(t.save));
  // The draft is cleared right before the delay.
  await tab.until(() => sessionStorage.getItem('draft:user-info') === null);
  await tab.advance(999);
  expect(tab.navigations).toEqual([]);
  await tab.expectToast(locale === 'en' ? 'Your information is saved.' : '你的信息已保存。');
  await tab.advance(1);
  await tab.until(() => tab.navigations.length > 0);
  expect(tab.navigations).toEqual(['/w']);
});

// requirement: 2.103
test.for(locales)(
  'in %s: the beginning of two countries takes that of the calling code, and no number changes what was chosen',
  async (locale) => {
    const { userInfo: t } = messages(locale).onboarding;
    const tab = await openStep(locale, 'missing-user-info', '/user-info');
    await fillPersonalStep(tab, t);
    const country = await screen.findByRole<HTMLInputElement>('combobox', { name: t.country });
    const take = async (typed: string) => {
      await tab.user.clear(country);
      await tab.user.type(country, `${typed}{Enter}`);
      return country.value;
    };
    const [begun, nigeria, ghana] =
      locale === 'en' ? ['nig', 'Nigeria', 'Ghana'] : ['尼日', '尼日利亚', '加纳'];
    expect(await take(begun)).toBe(nigeria);
    expect(await take(ghana)).toBe(ghana);
    await tab.fill(t.phone, '8031234567');
    await tab.expectDescription(t.phone, '');
    expect(country.value).toBe(ghana);
  },
);
