import { screen } from '@testing-library/react';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { renderScreen } from '../../../../render-wallet.tsx';

/** Opens the first step of sending and waits for its field. A link that asks for something is accepted. */
export async function openTo({
  at = '/w/send',
  ...options
}: { at?: string } & Parameters<typeof renderScreen>[1]) {
  const { send, sendRecipient } = messages(options.locale ?? 'en');
  const opened = await renderScreen(at, options);
  if (/^\/w\/send\?(?!panel=)/.test(at))
    await opened.user.click(await screen.findByRole('button', { name: sendRecipient.link.continue }));
  await screen.findByRole('combobox', { name: send.to.field });
  return opened;
}

/** The field that knows every kind of recipient. */
export const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: messages('en').send.to.field });
export const tab = (name: 'people' | 'address' | 'bank', locale: Locale = 'en') =>
  screen.getByRole('button', { name: messages(locale).send.to.mode[name] });
export const path = () => location.pathname + location.search;
