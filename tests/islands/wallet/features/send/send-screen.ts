import { screen } from '@testing-library/react';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { renderScreen } from '../../../../render-wallet.tsx';

/** Opens the first step of sending and waits for its field. */
export async function openTo({
  at = '/w/send',
  ...options
}: { at?: string } & Parameters<typeof renderScreen>[1]) {
  const opened = await renderScreen(at, options);
  await screen.findByRole('combobox', { name: messages(options.locale ?? 'en').send.to.field });
  return opened;
}

/** The field that knows every kind of recipient. */
export const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: messages('en').send.to.field });
export const tab = (name: 'people' | 'address' | 'bank', locale: Locale = 'en') =>
  screen.getByRole('button', { name: messages(locale).send.to.mode[name] });
export const path = () => location.pathname + location.search;
