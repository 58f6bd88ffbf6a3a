import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as contract from '#contract/notifications.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { panel, type WalletMock } from '../../../../render-wallet.tsx';

export const inbox = () => panel('notifications');
export const rowsIn = (place: () => HTMLElement) =>
  [...place().querySelectorAll('li')].filter((row) => row.querySelector('time'));
export const expectRows = (place: () => HTMLElement) => expect.poll(() => rowsIn(place));
export const unreadIn = (place: () => HTMLElement, locale: Locale = 'en') =>
  rowsIn(place).filter(({ textContent }) => textContent.includes(messages(locale).notifications.unread));
export const firstIn = (place: () => HTMLElement) => () => rowsIn(place)[0] ?? document.body;
/** The accessible name of the header's button, which has the unread count. */
export const bell = (locale: Locale = 'en') =>
  screen
    .getByRole('button', { name: new RegExp(`^${messages(locale).wallet.header.notifications}`) })
    .getAttribute('aria-label');
export const fetchNotifications = (mock: WalletMock) =>
  mock.call(contract.listNotifications, { query: { page_size: '50' } });
