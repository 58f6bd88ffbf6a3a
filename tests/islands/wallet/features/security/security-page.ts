import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { WalletMock } from '../../../../render-wallet.tsx';

/** What the links of an element are called. */
export const linkNames = (place: HTMLElement): string[] =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent.trim());

/** The code that the account's authenticator app shows. */
export const shownCode = async (mock: WalletMock): Promise<string> =>
  (await mock.control<{ items: { code: string }[] }>('GET', '/authenticator')).items[0]!.code;

/** Types a code, or a PIN, into the boxes with this name. */
export async function fillBoxes(user: UserEvent, legend: string, text: string): Promise<void> {
  const group = await screen.findByRole('group', { name: legend });
  await user.click(within(group).getAllByRole('textbox')[0]!);
  await user.paste(text);
}
