import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createPayee } from '#contract/payees.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { NewPayee } from '#src/stores/payees/payees.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import type { WalletMock } from '../../../../render-wallet.tsx';

/** Saves a payee from elsewhere, as another device would. */
export const savePayee = (mock: WalletMock, payee: NewPayee) =>
  mock.call(createPayee, {
    body: { ...payee, approval: { pin: PIN } },
    idempotencyKey: crypto.randomUUID(),
  });

/** Pastes a PIN into the open question for it. */
export async function enterPin(user: UserEvent, code: string, locale: Locale = 'en'): Promise<void> {
  const { pin } = messages(locale);
  const group = await screen.findByRole('group', { name: pin.pin });
  await user.click(within(group).getAllByLabelText<HTMLInputElement>(/\d/)[0]!);
  await user.paste(code);
}
