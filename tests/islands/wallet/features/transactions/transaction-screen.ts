import { screen } from '@testing-library/react';
import { messages } from '#src/i18n/messages.ts';
import { main } from '../../../../render-wallet.tsx';

export const SCREEN = '/w/transactions';
export const LIST = 'GET /wallet/transactions';
export const MONTHS = 'GET /wallet/transaction-months';
export const ONE = 'GET /wallet/transactions/{id}';

/** The rows of the screen's list. */
export const rows = () => [...main().querySelectorAll<HTMLAnchorElement>('a[data-transaction]')];
export const rowTexts = () => rows().map(({ textContent }) => textContent);
export const rowWith = (text: string) => rows().find(({ textContent }) => textContent.includes(text));
/** The open transaction, whatever its title is. */
export const detail = () => {
  const found = document.querySelector<HTMLDialogElement>('dialog.transaction');
  if (!found) throw new Error('no transaction is open');
  return found;
};
export const search = () =>
  screen.getByRole('textbox', { name: messages('en').transactionList.search.field });
