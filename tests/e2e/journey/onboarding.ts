import { messages } from '../messages.ts';
import { monthNames } from '#src/i18n/reference-lists.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect } from '../mock.ts';
import type { InputMethod } from './input-method.ts';

export const ada = {
  password: 'Kettle-Sundial-41',
  first: 'Ada',
  last: 'Obi',
  born: { day: '12', month: 6, year: '1994' },
  phone: '8031234567',
  street: '14 Adeola Odeku Street',
  city: 'Lagos',
  state: 'Lagos',
  postalCode: '101241',
  username: 'adaobi7',
} as const;

type Country = Record<Locale, string>;
const nigeria: Country = { en: 'Nigeria', cn: '尼日利亚' };

async function expectPage(hand: InputMethod, locale: Locale, path: string, heading: string): Promise<void> {
  await expect(hand.page).toHaveURL(localizePath(locale, path));
  await expect(hand.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export async function setPassword(hand: InputMethod, locale: Locale): Promise<void> {
  const { page } = hand;
  const { password: t, shared } = messages(locale).onboarding;
  await expectPage(hand, locale, '/set-password', t.heading);
  await hand.write(page.getByRole('textbox', { name: t.password, exact: true }), ada.password);
  await hand.write(page.getByRole('textbox', { name: t.confirm, exact: true }), ada.password);
  await hand.press(page.getByRole('button', { name: shared.continue }));
}

export async function fillUserInfo(hand: InputMethod, locale: Locale): Promise<void> {
  const { page } = hand;
  const { userInfo: t } = messages(locale).onboarding;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });
  const save = page.getByRole('button', { name: t.save });
  await expectPage(hand, locale, '/user-info', t.personal);
  const personal = [
    () => hand.write(field(t.firstName), ada.first),
    () => hand.write(field(t.lastName), ada.last),
    () => hand.choose(list(t.day), ada.born.day),
    () => hand.choose(list(t.month), monthNames(locale)[ada.born.month - 1]!),
    () => hand.choose(list(t.year), ada.born.year),
  ] as const;
  const [first, last, day, month, year] = personal;
  // In the order of the page, which is that of the language.
  for (const fill of locale === 'cn' ? [last, first, year, month, day] : personal) await fill();
  await hand.pick(page.getByRole('group', { name: t.gender }), 1);
  await hand.press(save);

  await expect(page.getByRole('heading', { level: 1, name: t.contact })).toBeFocused();
  await expect(list(t.code)).toHaveValue('+234');
  await hand.write(field(t.phone), ada.phone);
  await hand.write(field(t.street), ada.street);
  await hand.write(field(t.city), ada.city);
  await hand.write(field(t.state), ada.state);
  await hand.write(field(t.postalCode), ada.postalCode);
  await hand.search(list(t.country), nigeria[locale]);
  await hand.press(save);
}

export async function chooseUsername(hand: InputMethod, locale: Locale): Promise<void> {
  const { page } = hand;
  const { username: t, shared } = messages(locale).onboarding;
  await expectPage(hand, locale, '/set-username', t.heading);
  await hand.write(page.getByRole('textbox', { name: t.username }), ada.username);
  await hand.press(page.getByRole('button', { name: shared.submit }));
}

export async function skipReferral(hand: InputMethod, locale: Locale): Promise<void> {
  const { page } = hand;
  const { referral: t, shared } = messages(locale).onboarding;
  await expectPage(hand, locale, '/set-referral', t.heading);
  await hand.press(page.getByRole('button', { name: shared.skip }));
}
