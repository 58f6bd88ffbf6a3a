import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages, type Messages } from '#src/i18n/messages.ts';
import { locales, localizePath, type Locale } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';
import { areTold, type Failures } from '../failure-messages.ts';

// Each step of the onboarding: what its fields refuse, what its failures say, and where it goes (spec sections 4, 5 and 8).

async function openStep(locale: Locale, persona: string, path: Parameters<Tab['open']>[0]): Promise<Tab> {
  const tab = new Tab(locale);
  await tab.persona(persona, { login: true });
  await tab.open(path);
  return tab;
}

test.for(locales)('in %s: the password', async (locale) => {
  const { auth, fields, onboarding } = messages(locale);
  const { password: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-password', '/set-password');
  for (const [text, fault] of [
    ['', 'password.required'],
    ['Fresh12', 'password.length'],
    ['FRESH1234', 'password.lowercase'],
    ['fresh1234', 'password.uppercase'],
    ['FreshFresh', 'password.number'],
  ] as const) {
    await tab.fill(t.password, text);
    await tab.press(shared.continue);
    expect(document.activeElement).toBe(await tab.described(t.password, fields[fault]));
  }
  const { rules } = auth.password;
  const checklist = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent.includes(rules.met));
  expect(checklist()).toEqual([true, true, true, false]);
  await tab.fill(t.password, 'Cowrie2026!');
  expect(checklist()).toEqual([true, true, true, true]);
  await tab.press(shared.continue);
  await tab.described(t.confirm, fields['confirm.required']);
  await tab.fill(t.confirm, 'Cowrie2026?');
  await tab.press(shared.continue);
  await tab.described(t.confirm, fields['confirm.mismatch']);
  expect(tab.sent('/user/set-password')).toEqual([]);
  await tab.fill(t.confirm, 'Cowrie2026!');
  await areTold(tab, [['setPassword.500', 'setPasswordFailed']], () => tab.press(shared.continue));
  await tab.press(shared.continue);
  await tab.goesTo('/w');
});

test('the keys of the eye show a password and hide it, and the focus stays', async () => {
  const { auth, onboarding } = messages('en');
  const tab = await openStep('en', 'missing-password', '/set-password');
  const field = await tab.field(onboarding.password.password);
  await tab.user.click(field);
  await tab.user.keyboard('Fresh1234');
  await tab.user.tab();
  const [eye] = screen.getAllByRole('button', { name: auth.password.show });
  expect(document.activeElement).toBe(eye);
  expect(field.type).toBe('password');
  await tab.user.keyboard(' ');
  expect(field.type).toBe('text');
  expect(eye?.textContent).toBe(auth.password.hide);
  await tab.user.keyboard('{Enter}');
  expect(field.type).toBe('password');
  expect(document.activeElement).toBe(eye);
});

type Info = Messages['onboarding']['userInfo'];

async function choose(tab: Tab, label: string, index: number): Promise<void> {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  await tab.user.selectOptions(list, list.options[index]!);
}

/** Fills the first step in, and goes to the second. */
async function tellWhoYouAre(tab: Tab, t: Info): Promise<void> {
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

/** Fills the second step in. */
async function tellWhereYouLive(tab: Tab, t: Info): Promise<void> {
  await tab.fill(t.phone, '8031234567');
  await tab.fill(t.street, '14 Adeola Odeku Street');
  await tab.fill(t.city, 'Lagos');
  await tab.fill(t.state, 'Lagos');
  await tab.fill(t.postalCode, '101241');
  await chooseCountry(tab, t);
}

test.for(locales)('in %s: who somebody is', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { userInfo: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-user-info', '/user-info');
  await areTold(tab, [['userInfoSkip.500', 'userInfoSkipFailed']], () => tab.press(shared.skip));
  const sent = tab.sent('/user/profile').length;
  await tab.press(t.save);
  const first = await tab.described(t.firstName, fields['firstName.required']);
  await tab.described(t.lastName, fields['lastName.required']);
  for (const part of [t.day, t.month, t.year]) await tab.field(part);
  await screen.findByText(fields['birthDate.required']);
  await screen.findByText(fields['gender.required']);
  await expect.poll(() => document.activeElement).toBe(first);

  await tab.fill(t.firstName, 'Ada1');
  await tab.described(t.firstName, fields['name.letters']);
  await tab.fill(t.firstName, 'Adaobiobiada');
  await tab.described(t.firstName, fields['name.length']);
  await tab.fill(t.firstName, 'Ada');
  await tab.described(t.firstName, '');
  await choose(tab, t.day, 31);
  await choose(tab, t.month, 2);
  await choose(tab, t.year, 10);
  await screen.findByText(fields['birthDate.invalid']);
  await tellWhoYouAre(tab, t);
  expect(tab.sent('/user/profile')).toHaveLength(sent);
  await tab.press(t.back);
  await tab.heading(t.personal);
  expect((await tab.field(t.firstName)).value).toBe('Ada');
});

test.for(locales)('in %s: where somebody lives', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { userInfo: t } = onboarding;
  const tab = await openStep(locale, 'missing-user-info', '/user-info');
  await tellWhoYouAre(tab, t);
  await tab.press(t.save);
  for (const [label, fault] of [
    [t.phone, 'phone.required'],
    [t.street, 'street.required'],
    [t.city, 'city.required'],
    [t.state, 'state.required'],
    [t.postalCode, 'postalCode.required'],
  ] as const)
    await tab.described(label, fields[fault]);
  await screen.findByText(fields['country.required']);
  for (const wrong of ['803', '80312345678']) {
    await tab.fill(t.phone, wrong);
    await tab.described(t.phone, fields['phone.invalid']);
    expect((await tab.field(t.phone)).value).toBe(wrong);
  }
  await tab.fill(t.phone, '2348031234567');
  await tab.described(t.phone, '');
  expect((await tab.field(t.phone)).value).toBe('8031234567');
  await tellWhereYouLive(tab, t);
  expect(tab.sent('/user/profile')).toEqual([]);

  const failures: Failures = [
    ['userInfo.400', 'userInfoFailed'],
    ['userInfo.500', 'userInfoFailedTryAgain'],
  ];
  await areTold(tab, failures, () => tab.press(t.save));
  // requirement: 4.46
  expect(sessionStorage.getItem('draft:user-info')).not.toBeNull();
  tab.stopClock();
  await tab.user.click(await tab.button(t.save));
  // The draft goes right before the wait.
  await tab.until(() => sessionStorage.getItem('draft:user-info') === null);
  await tab.later(999);
  expect(tab.left).toEqual([]);
  await tab.toast(locale === 'en' ? 'Your information is saved.' : '你的信息已保存。');
  await tab.later(1);
  await tab.until(() => tab.left.length > 0);
  expect(tab.left).toEqual(['/w']);
});

test.for(locales)('in %s: a username', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { username: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-username', '/set-username');
  const isBlocked = async () => (await tab.button(shared.submit)).disabled;
  expect(await isBlocked()).toBe(true);
  // Five letters are a username by its rule, but the button asks for six.
  for (const [text, fault, blocked] of [
    ['ada', 'username.short', true],
    ['adaob', null, true],
    ['adaobi', null, false],
  ] as const) {
    await tab.fill(t.username, text);
    await tab.described(t.username, fault ? `${t.hint} ${fields[fault]}` : t.hint);
    await expect.poll(isBlocked).toBe(blocked);
  }
  // Anything else is not even written.
  await tab.fill(t.username, 'Ada_Obi-Seven7');
  expect((await tab.field(t.username)).value).toBe('adaobiseve');
  const failures: Failures = [
    ['username.500', 'usernameCheckFailed'],
    ['username.refused', 'usernameCheckFailed'],
  ];
  await areTold(tab, failures, () => tab.press(shared.submit));
  await tab.press(shared.submit);
  await tab.goesTo('/w');
});

// requirement: 4.34
test('a taken username stays in its field, and the free one is set by its own button only', async () => {
  const { username: t, shared } = messages('en').onboarding;
  const tab = new Tab();
  // Whose username it is.
  await tab.persona('complete');
  await tab.persona('missing-username', { login: true });
  await tab.open('/set-username');
  await tab.fill(t.username, 'tobiade');
  await tab.press(shared.submit);
  await tab.toast(/@tobiade is taken\. How about @tobiade\d+\?/);
  expect(document.querySelector('[data-sonner-toast]')?.getAttribute('data-type')).toBe('info');
  // The page goes on, and the server sends back whoever still has no name.
  await tab.goesTo('/w');
  await tab.open('/set-username');
  await expect.poll(async () => (await tab.field(t.username)).value).toBe('tobiade');
  await tab.press(shared.submit);
  await tab.goesTo('/w');
  expect(tab.sent('/user/username')).toEqual([{ username: 'tobiade' }, { username: 'tobiade' }]);

  await tab.open('/set-username');
  const use = await screen.findByRole('button', { name: /^Use @tobiade\d+$/ });
  await tab.user.click(use);
  await expect.poll(async () => (await tab.field(t.username)).value).toMatch(/^tobiade\d+$/);
  expect(document.activeElement).toBe(await tab.field(t.username));
  expect(use.isConnected).toBe(false);
  await tab.press(shared.submit);
  await tab.toast(/^Your username is @tobiade\d+\.$/);
  expect(sessionStorage.getItem('draft:set-username')).toBeNull();
});

// requirement: 4.35
test('a username that cannot be had is told, and stays to be mended', async () => {
  const { username: t, shared } = messages('en').onboarding;
  const tab = await openStep('en', 'missing-username', '/set-username');
  await tab.fill(t.username, 'support');
  await tab.press(shared.submit);
  await tab.toast('@support is not available.');
  const field = await tab.field(t.username);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe('support');
  expect(tab.left).toEqual([]);
});

test.for(locales)('in %s: a referral code', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { referral: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-referral', '/set-referral');
  for (const [text, fault] of [
    ['', 'referral.required'],
    ['ABC', 'referral.length'],
    ['ABCD-123!', 'referral.characters'],
  ] as const) {
    await tab.fill(t.code, text);
    await tab.press(shared.submit);
    await tab.described(t.code, `${t.hint} ${fields[fault]}`);
  }
  await tab.fill(t.code, 'abcd1234');
  expect((await tab.field(t.code)).value).toBe('ABCD 1234');
  expect(tab.sent('/user/referral/complete')).toEqual([]);
  const unknown = { type: 'status', status: 404, message: 'Nobody has this code.' } as const;
  await tab.fault('POST /user/referral/complete', unknown);
  await tab.press(shared.submit);
  await tab.described(t.code, `${t.hint} Nobody has this code.`);
  await tab.fill(t.code, 'abcd1235');
  await tab.described(t.code, t.hint);
  await areTold(tab, [['referral.500', 'submissionFailed']], () => tab.press(shared.submit));
  await areTold(tab, [['referralSkip.500', 'referralSkipFailed']], () => tab.press(shared.skip));
  await tab.press(shared.skip);
  await tab.goesTo(localizePath(locale, '/w'));
  expect(tab.sent('/user/referral/complete').at(-1)).toEqual({ skip: true });
});
