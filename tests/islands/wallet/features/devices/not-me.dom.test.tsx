import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setSendingFrozen } from '#contract/security.ts';
import { changePassword } from '#contract/password.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';
import { enterPin, savePayee } from '../account/payee-steps.ts';
import { approveButton, devicesOf, foreignLogin, HUB, LOG, securityOf } from './device-screens.ts';

const { notMe: en, transactionDetail, wallet } = messages('en');
const failed: Effect = { type: 'status', status: 503, message: null };
const steps = () =>
  within(main())
    .getAllByRole('listitem')
    .filter((step) => step.closest('.guard'));
const doneSteps = () => steps().map((step) => step.className === 'done');
type Mock = Awaited<ReturnType<typeof signedIn>>;

const changeIt = (mock: Mock) =>
  mock.call(changePassword, {
    body: { current_password: PERSONA_PASSWORD, password: 'Brand-New-Horse-8', log_out_others: true },
  });

for (const locale of locales)
  test(`in ${locale}: three steps, the first one next, and what was sent since that login`, async () => {
    const { mock, path } = await foreignLogin();
    await renderScreen(path, { mock, locale });
    const { notMe: t } = messages(locale);
    await expectText(main).toContain(t.heading);
    await expectText(main).toContain('150,053.75');
    expect(doneSteps()).toEqual([false, false, false]);
    expect(steps()[0]?.getAttribute('aria-current')).toBe('step');
    expect(steps()[0]?.textContent).toContain('Firefox on Windows');
    // Older payments are not of it.
    expect(main().textContent).not.toContain('12,000.00');
    expect(main().textContent).toContain(t.also.noPayees);
    expect(main().textContent).toContain(t.also.emailText);
  });

test('each step is done once the API says so, with its time; after the third the account is secured', async () => {
  const { mock, path, login } = await foreignLogin();
  const { user } = await renderScreen(path, { mock });
  await user.click(await buttonIn(main, en.steps.device.button));
  await screen.findByRole('dialog');
  await enterPin(user, PIN);
  await user.click(await approveButton(1));
  await expect.poll(doneSteps).toEqual([true, false, false]);
  await expectText(main).toMatch(onAnyDay(/Device logged out.*Done today at \d\d:\d\d\./));
  expect((await devicesOf(mock)).some(({ device_id }) => device_id === login.device_id)).toBe(false);

  await user.click(await buttonIn(main, en.steps.freeze.heading));
  await expect.poll(doneSteps).toEqual([true, false, true]);
  expect((await securityOf(mock)).sending_frozen).toBe(true);

  const link = within(main()).getByRole('link', { name: en.steps.password.heading });
  const to = new URL(link.getAttribute('href') ?? '', location.origin);
  expect(to.pathname).toBe('/w/security/password');
  expect(to.searchParams.get('return')).toBe(path);
  await changeIt(mock);
  // As the page of the password does when it comes back here.
  await mock.control('POST', '/notifications', { title: 'Password changed', type: 'security' });
  await expectText(main).toContain(en.finished.heading);
  expect(doneSteps()).toEqual([true, true, true]);
});

test('nothing of it is kept here: what was done elsewhere is done when the page opens', async () => {
  const { mock, path } = await foreignLogin();
  await mock.call(setSendingFrozen, { body: { frozen: true } });
  await changeIt(mock);
  await renderScreen(path, { mock });
  await expectText(main).toContain(en.steps.freeze.done);
  expect(doneSteps().slice(1)).toEqual([true, true]);
});

test('freezing can come first; one that fails changes nothing, and says so', async () => {
  const { mock, path } = await foreignLogin();
  const { user } = await renderScreen(path, { mock });
  await mock.fault('PUT /user/freeze', failed);
  await user.click(await buttonIn(main, en.steps.freeze.heading));
  await screen.findByText(en.steps.freeze.failed);
  expect(doneSteps()).toEqual([false, false, false]);
  await mock.clearFaults();
  await user.click(await buttonIn(main, en.steps.freeze.heading));
  await expect.poll(doneSteps).toEqual([false, false, true]);
  expect(document.activeElement?.textContent).toContain(en.steps.freeze.doneText.pin);
});

test('what is still in review can be cancelled from there', async () => {
  const { mock, path } = await foreignLogin();
  const { user } = await renderScreen(path, { mock });
  await user.click(await buttonIn(main, transactionDetail.cancel.transfer.button));
  await user.click(await buttonIn(() => screen.getByRole('dialog'), transactionDetail.cancel.transfer.yes));
  await screen.findByText(transactionDetail.cancel.done);
  await expect
    .poll(() => within(main()).queryByRole('button', { name: transactionDetail.cancel.transfer.button }))
    .toBeNull();
  expect(main().textContent).toContain('Cancelled');
});

test('payees that were added since are counted', async () => {
  const { mock, path } = await foreignLogin();
  await savePayee(mock, { kind: 'bank', label: 'Thief', bank_code: '901', account_number: '0123456784' });
  await renderScreen(path, { mock });
  await expectText(main).toContain('1 added since then');
});

test('an account without a password is told where its login is protected', async () => {
  const { mock, path } = await foreignLogin();
  for (const user of Object.values(mock.app.sandboxes.default.state.users))
    Object.assign(user, { password: null, password_changed_at: null });
  await renderScreen(path, { mock });
  await expectText(main).toContain(en.steps.password.google);
  expect(within(main()).queryByRole('link', { name: en.steps.password.heading })).toBeNull();
});

test('a login that the log does not have says so, and leads to what it has', async () => {
  await renderScreen(`${HUB}?not-me=act_unknown`, { persona: 'complete' });
  await expectText(main).toContain(en.unknown.heading);
  const link = within(main()).getByRole('link', { name: en.unknown.activity });
  expect(link.getAttribute('href')).toBe(`${HUB}?tab=activity`);
});

test('a login on the device in hand is not logged out: it says so', async () => {
  const mock = await signedIn('many-activities');
  const { state } = mock.app.sandboxes.default;
  const [list] = Object.values(state.activities);
  const own = Object.values(state.sessions).at(-1)?.device_id ?? null;
  const newest = list?.findLast(({ event }) => event === 'signed_in');
  if (!newest) throw new Error('the log has no login');
  Object.assign(newest, { device_id: own });
  await renderScreen(`${HUB}?not-me=${newest.id}`, { mock });
  await expectText(main).toContain(en.own.heading);
});

test('a login that fails to load says so, and Try again brings it', async () => {
  const { mock, path } = await foreignLogin();
  await mock.fault(LOG, failed);
  const { user } = await renderScreen(path, { mock });
  await expectText(main).toContain(en.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain(en.heading);
});

test('where the account’s security can’t be read, no step is guessed', async () => {
  const { mock, path } = await foreignLogin();
  await mock.fault('GET /user/security', failed);
  const { user } = await renderScreen(path, { mock });
  await expectText(main).toContain(en.steps.failed);
  expect(main().querySelector('.guard')).toBeNull();
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await waitFor(() => expect(doneSteps()).toEqual([false, false, false]));
});
