import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../render-wallet.tsx';
import { LOOK_UP, heading, payments, sentPayment, approve } from '../features/send/payment-page.ts';

const { sendStatus: en, wallet } = messages('en');
const failed = { type: 'status', status: 503 } as const;
const notice = () => screen.getByRole('status', { name: en.notice.label });
const stored = () => sessionStorage.getItem('moneyKey');
/** A request that was on its way arrives. */
const arrive = async (
  mock: Awaited<ReturnType<typeof signedIn>>,
  { key, body }: { key: string; body: object },
) => {
  const answer = await mock.send('http://localhost:8787/wallet/transactions', {
    method: 'POST',
    body: JSON.stringify({ ...body, approval: { pin: '284915' } }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
  expect(answer.status).toBe(201);
};

test('every other screen says that a payment is being checked, and leads to its status', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  const { user } = await renderScreen('/w/account', { mock });
  await expectText(notice).toContain(en.notice.checking);
  await user.click(within(notice()).getByRole('link', { name: en.notice.see }));
  await expect.poll(heading).toBe(en.unknown.heading);
  await expectText(notice).toBe('');
  await user.click(await buttonIn(main, en.unknown.again));
  await approve(user, en.unknown.again);
  await expect.poll(heading).toMatch(/^You sent/);
  expect(payments(mock)).toHaveLength(1);
});

test('one that is found while its owner is elsewhere says so, and nothing of it can be sent again', async () => {
  const mock = await signedIn();
  const payment = await sentPayment(mock);
  sessionStorage.setItem('draft:send', '{}');
  const { user } = await renderScreen('/w/account', { mock });
  await expectText(notice).toContain(en.notice.checking);
  await arrive(mock, payment);
  await pass(2000);
  await expectText(notice).toContain(en.notice.sent);
  expect([stored(), sessionStorage.getItem('draft:send')]).toEqual([null, null]);
  await user.click(within(notice()).getByRole('link', { name: en.notice.open }));
  await expect.poll(heading).toMatch(/^You sent ₦5,000/);
  expect(location.search).toContain('id=');
});

test('Log out warns while a payment is open, and logs out all the same when it is asked again', async () => {
  const mock = await signedIn();
  await sentPayment(mock);
  const { user } = await renderScreen('/w/account', { mock });
  const [logOut] = await screen.findAllByRole('button', { name: wallet.nav.logout });
  await user.click(logOut ?? document.body);
  await screen.findByRole('heading', { name: wallet.logout.checkingHeading });
  expect(await mock.journal('POST /auth/logout')).toHaveLength(0);
  expect(stored()).not.toBeNull();
  await user.click(await buttonIn(main, wallet.logout.confirm));
  await expect.poll(() => mock.journal('POST /auth/logout')).toHaveLength(1);
  await expect.poll(stored).toBeNull();
});

test('what somebody else sent in this tab is neither looked up nor said', async () => {
  const mock = await signedIn();
  await sentPayment(mock, { customer_id: 'CWR00000000' });
  await renderScreen('/w/account', { mock });
  await expect.poll(stored).toBeNull();
  expect(main().textContent).not.toContain(en.notice.checking);
  expect((await mock.journal(LOOK_UP)).filter(({ path }) => path.includes('key='))).toEqual([]);
});

test('a session that ends during a payment is taken up again by the same customer, at its status', async () => {
  const mock = await signedIn();
  await mock.fault(LOOK_UP, failed);
  await sentPayment(mock);
  const payment = stored();
  await renderScreen('/w/account', { mock });
  await expectText(notice).toContain(en.notice.checking);
  const cookie = mock.jar.get('access_token') ?? '';
  mock.jar.delete('access_token');
  const { handleSessionExpired } = await import('#src/stores/session/wallet-session.ts');
  await handleSessionExpired();
  expect(stored()).toBeNull();
  expect(sessionStorage.getItem('keptWork')).toContain('"sent_at');
  await mock.clearFaults();
  // The login page begins a session, which leads to /w.
  mock.jar.set('access_token', cookie);
  await renderScreen('/w', { mock });
  await expect.poll(() => location.pathname + location.search).toBe('/w/send?step=status');
  await expect.poll(heading).toBe(en.unknown.heading);
  expect(stored()).toBe(payment);
});
