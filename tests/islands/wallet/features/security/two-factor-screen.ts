import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { authenticatorApp, type AuthenticatorApp } from '../../../../authenticator-app.ts';
import { buttonIn, main, renderScreen, signedIn, type WalletMock } from '../../../../render-wallet.tsx';

/** What is pressed and typed on /w/security/2fa-setup. */

export const PATH = '/w/security/2fa-setup';

const boxesOf = async (legend: string, place = main) =>
  within(
    await waitFor(() => within(place()).getByRole('group', { name: legend })),
  ).getAllByRole<HTMLInputElement>('textbox');

/** Pastes into the boxes of a code. */
export async function typeCode(user: UserEvent, code: string, locale: Locale = 'en', legend?: string) {
  await user.click((await boxesOf(legend ?? messages(locale).twoFactor.code.legend))[0]!);
  await user.paste(code);
}

/** Answers the question who it is, in the dialog: with the password, and with a code of the app where one is asked for. */
export async function confirmIdentity(
  user: UserEvent,
  { locale = 'en', totp = '' }: { locale?: Locale; totp?: string } = {},
) {
  const { reauth, pin } = messages(locale);
  const dialog = () => screen.getByRole('dialog');
  await user.click(await screen.findByLabelText(pin.password));
  await user.paste(PERSONA_PASSWORD);
  if (totp) {
    await user.click((await boxesOf(pin.reset.totp, dialog))[0]!);
    await user.paste(totp);
  }
  await user.click(await buttonIn(dialog, reauth.confirm));
}

export const press = async (user: UserEvent, name: string) => user.click(await buttonIn(main, name));

/** What the screen shows of the key: as a person reads it, to type it. */
export const shownKey = () => main().querySelector('.setup-key .address [aria-hidden]')?.textContent ?? '';

export interface Setup {
  readonly user: UserEvent;
  readonly mock: WalletMock;
  /** The phone that has scanned the key. */
  readonly app: AuthenticatorApp;
  readonly key: string;
}

interface SetupOptions {
  readonly mock?: WalletMock;
  readonly locale?: Locale;
}

/** Opens the screen and goes on to the key. The key of the phone is the one that is shown. */
export async function startSetup({ mock: existing, locale = 'en' }: SetupOptions = {}): Promise<Setup> {
  const { twoFactor } = messages(locale);
  const { user, mock } = await renderScreen(PATH, { mock: existing ?? (await signedIn()), locale });
  await press(user, twoFactor.off.start);
  await confirmIdentity(user, { locale });
  await screen.findByRole('heading', { name: twoFactor.scan.heading });
  const key = shownKey();
  return { user, mock, key, app: authenticatorApp(key) };
}

/** The same, and its first code. */
export async function turnOn(locale: Locale = 'en'): Promise<Setup & { readonly codes: readonly string[] }> {
  const setup = await startSetup({ locale });
  await typeCode(setup.user, setup.app.show(), locale);
  await screen.findByRole('heading', { name: messages(locale).twoFactor.codes.heading });
  return { ...setup, codes: shownCodes() };
}

/** The recovery codes on the screen. */
export const shownCodes = (): string[] =>
  [...main().querySelectorAll('.codes code')].map(({ textContent }) => textContent);

/** What a browser would save as a file. */
export function watchDownloads(): () => Promise<string[]> {
  const files = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return () => Promise.all(files.mock.calls.map(([file]) => (file as Blob).text()));
}

/** All that stands in the document: elements with their attributes, and what is typed. */
export const wholeDocument = () =>
  [
    new XMLSerializer().serializeToString(document),
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ].join(' ');
