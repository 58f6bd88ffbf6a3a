import { screen } from '@testing-library/react';
import { messages } from '#src/i18n/messages.ts';
import { renderScreen } from '../../../../render-wallet.tsx';

const { person: en } = messages('en');
/** The address of somebody's card, and their name. */
export const AMINA = '/w/user?u=amina';
export const name = 'Amina Bello';

/** Opens a screen and waits for its frame. */
export const open: typeof renderScreen = async (...options) => {
  const opened = await renderScreen(...options);
  await screen.findByRole('main');
  return opened;
};
export const card = () => screen.getByRole('region', { name: en.card });
