import { screen, within } from '@testing-library/react';
import { getSecurity } from '#contract/security.ts';
import { listDevices } from '#contract/devices.ts';
import { listActivities } from '#contract/activities.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { main, signedIn, type WalletMock } from '../../../../render-wallet.tsx';

export const HUB = '/w/devices-and-activities';
export const LIST = 'GET /auth/user-devices';
export const LOG = 'GET /auth/activities';
export const ONE = 'DELETE /auth/user-devices/{device_id}';
export const OTHERS = 'POST /auth/user-devices/logout-others';
export const NAME = 'PUT /auth/user-devices/{device_id}';

/** The card of a device, by its name. */
export const card = (name: string) => within(main()).getByRole('region', { name });

/** The devices of the account, as the API has them now. */
export const devicesOf = async (mock: WalletMock) => (await mock.call(listDevices)).data.devices;
export const securityOf = async (mock: WalletMock) => (await mock.call(getSecurity)).data;

/** The log's newest entries. */
export const logOf = async (mock: WalletMock) =>
  (await mock.call(listActivities, { query: { page: 1, page_size: 50 } })).data.items;

/** Somebody whose account has a login on a device that they do not know, and its entry in the log. */
export async function foreignLogin() {
  const mock = await signedIn('new-device-login');
  const login = (await logOf(mock)).find(({ recognised }) => !recognised);
  if (!login) throw new Error('the log has no such login');
  return { mock, login, path: `${HUB}?not-me=${login.id}` };
}

/** A button that approves with the PIN, in its dialog. */
export const approveButton = (count: number, locale: Locale = 'en') => {
  const { others } = messages(locale).devices;
  const text = count === 1 ? others.button.one : others.button.other;
  return within(screen.getByRole('dialog')).findByRole('button', { name: interpolate(text, { count }) });
};
