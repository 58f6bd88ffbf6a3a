import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';

const { wallet: en, toasts } = messages('en');

test('a log-out without a network says that there is no connection; with one it works', async () => {
  const { user, mock } = await renderScreen('/w/logout');
  const logOut = () => buttonIn(main, en.logout.confirm);
  await logOut();
  setNetwork(false);
  await user.click(await logOut());
  await screen.findByText(toasts.offline);
  expect(screen.queryByText(toasts.logoutFailed)).toBeNull();
  setNetwork(true);
  await user.click(await logOut());
  await expect.poll(() => mock.journal('POST /auth/logout')).toHaveLength(1);
});

// requirement: 8.25
test('a log-out that the API fails to answer shows the specified message', async () => {
  const mock = await signedIn();
  await mock.fault('POST /auth/logout', { type: 'status', status: 500, message: null });
  const { user } = await renderScreen('/w/logout', { mock });
  await user.click(await buttonIn(main, en.logout.confirm));
  await screen.findByText(toasts.logoutFailed);
});
