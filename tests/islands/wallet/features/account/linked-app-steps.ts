import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { buttonIn, main, type WalletMock } from '../../../../render-wallet.tsx';

export const PATH = '/w/linked-accounts';
export const LIST = 'GET /user/linked-accounts';
/** As it is typed: the calling code stands beside it. */
export const NATIONAL = '8012345678';
export const PHONE = `+234${NATIONAL}`;

export const apps = (locale: Locale = 'en') =>
  screen.getByRole('region', { name: messages(locale).linkedAccounts.apps.heading });
export const methods = (locale: Locale = 'en') =>
  screen.getByRole('region', { name: messages(locale).linkedAccounts.methods.heading });

/** Proves with the password who it is. */
export async function confirmIdentity(
  user: UserEvent,
  password = PERSONA_PASSWORD,
  locale: Locale = 'en',
): Promise<void> {
  const { pin, reauth } = messages(locale);
  await user.click(await screen.findByLabelText(pin.password));
  await user.paste(password);
  await user.click(await screen.findByRole('button', { name: reauth.confirm }));
}

export const numberField = (locale: Locale = 'en') =>
  screen.findByLabelText<HTMLInputElement>(messages(locale).linkedAccounts.whatsapp.number);

/** Types a number and asks for its code. */
export async function askForCode(user: UserEvent, typed = NATIONAL, locale: Locale = 'en'): Promise<void> {
  const field = await numberField(locale);
  await user.clear(field);
  if (typed !== '') await user.type(field, typed);
  await user.click(await buttonIn(main, messages(locale).linkedAccounts.whatsapp.send));
}

/** As far as the boxes of the code. */
export async function reachCode(user: UserEvent, locale: Locale = 'en'): Promise<void> {
  await askForCode(user, NATIONAL, locale);
  await confirmIdentity(user, PERSONA_PASSWORD, locale);
  await codeBoxes(locale);
}

export const codeBoxes = async (locale: Locale = 'en') =>
  within(
    await screen.findByRole('group', { name: messages(locale).linkedAccounts.whatsapp.enter }),
  ).getAllByRole<HTMLInputElement>('textbox');

export async function enterCode(user: UserEvent, code: string, locale: Locale = 'en'): Promise<void> {
  const [first] = await codeBoxes(locale);
  if (!first) throw new Error('There is no box.');
  await user.click(first);
  await user.paste(code);
}

export const sentCode = async (mock: WalletMock, phone = PHONE): Promise<string> =>
  (await mock.control<{ code: string }>('GET', `/mail/latest?kind=whatsapp&to=${encodeURIComponent(phone)}`))
    .code;

export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000');

export const pressUnlink = async (user: UserEvent, name: string, locale: Locale = 'en'): Promise<void> => {
  const { unlinkNamed } = messages(locale).linkedAccounts.apps;
  await user.click(await buttonIn(main, interpolate(unlinkNamed, { name })));
};
