import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { enterPin } from '../account/payee-steps.ts';
import { approveButton, card, devicesOf, foreignLogin, HUB, LIST, ONE, OTHERS } from './device-screens.ts';

const { devices: en, pin, reauth, wallet } = messages('en');
const LOG_OUT = `${HUB}/logout`;
const FIREFOX = 'Firefox on Windows';
const failed: Effect = { type: 'status', status: 503, message: null };

const others = async (mock: Parameters<typeof devicesOf>[0]) =>
  (await devicesOf(mock)).filter(({ current }) => !current);

/** Opens the hub of somebody with one other device, of which they know, and presses its "Log out". */
async function askToLogOut(mock: Awaited<ReturnType<typeof signedIn>>) {
  const { user } = await renderScreen(HUB, { mock });
  const name = (await others(mock))[0]?.name ?? '';
  await user.click(await buttonIn(main, interpolate(en.logOutLabel, { name })));
  return { user, name };
}

test('demand 12: the PIN logs a device out; it is gone, and the page says so where the focus is', async () => {
  const mock = await signedIn('devices-1');
  const { user, name } = await askToLogOut(mock);
  const dialog = await screen.findByRole('dialog');
  await expectText(() => dialog).toContain(interpolate(en.loggingOut.asks.one, { name }));
  await enterPin(user, PIN);
  await user.click(await approveButton(1));
  const done = interpolate(en.loggingOut.done.one, { name });
  await expectText(main).toContain(done);
  await expect.poll(() => document.activeElement?.textContent).toContain(done);
  expect(await others(mock)).toEqual([]);
  await expect.poll(() => within(main()).queryByRole('region', { name })).toBeNull();
  await expectText(main).toContain(en.onlyThis);
});

test('in Chinese, which has no plural, one device is named all the same', async () => {
  const mock = await signedIn('devices-1');
  const { devices: cn } = messages('cn');
  const { user } = await renderScreen(HUB, { mock, locale: 'cn' });
  const name = (await others(mock))[0]?.name ?? '';
  await user.click(await buttonIn(main, interpolate(cn.logOutLabel, { name })));
  const dialog = await screen.findByRole('dialog');
  await expectText(() => dialog).toContain(interpolate(cn.loggingOut.asks.one, { name }));
  await enterPin(user, PIN, 'cn');
  await user.click(await approveButton(1, 'cn'));
  await expectText(main).toContain(interpolate(cn.loggingOut.done.one, { name }));
});

test('demand 12: a wrong PIN logs nothing out, and is said in the question', async () => {
  const mock = await signedIn('devices-1');
  const { user } = await askToLogOut(mock);
  await enterPin(user, '111222');
  await user.click(await approveButton(1));
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('.error')).not.toBeNull());
  expect(await others(mock)).toHaveLength(1);
  await user.click(await buttonIn(() => screen.getByRole('dialog'), pin.close));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  card((await others(mock))[0]?.name ?? '');
});

for (const persona of ['pin-locked', 'complete-no-pin'] as const)
  test(`demand 12: where the PIN can’t be given (${persona}), a proof logs the others out`, async () => {
    const mock = await signedIn(persona);
    await secondDevice(mock);
    const { user } = await renderScreen(LOG_OUT, { mock });
    await waitFor(async () => expect(await mock.journal('GET /user/security')).not.toEqual([]));
    const count = (await others(mock)).length;
    const text = count === 1 ? en.others.button.one : en.others.button.other;
    await user.click(await buttonIn(main, interpolate(text, { count })));
    const dialog = await screen.findByRole('dialog');
    if (!dialog.textContent.includes(reauth.title))
      await user.click(await within(dialog).findByRole('button', { name: en.loggingOut.byProof }));
    await screen.findByRole('dialog', { name: reauth.title });
    await user.type(await screen.findByLabelText(pin.password), PERSONA_PASSWORD);
    await user.click(await buttonIn(() => screen.getByRole('dialog'), reauth.confirm));
    await expectText(main).toContain(en.choose.onlyThis);
    expect(await others(mock)).toEqual([]);
  });

// requirement: 2.09
test('demand 12: all others are logged out by one call, and counted', async () => {
  const mock = await signedIn('devices-50');
  const count = (await others(mock)).length;
  const { user } = await renderScreen(LOG_OUT, { mock });
  await user.click(await buttonIn(main, interpolate(en.others.button.other, { count })));
  await enterPin(user, PIN);
  await user.click(await approveButton(count));
  await expectText(main).toContain(interpolate(en.loggingOut.done.other, { count }));
  expect(main().textContent).toContain(en.loggingOut.doneMany);
  expect(await mock.journal(OTHERS)).toHaveLength(1);
  expect(await mock.journal(ONE)).toEqual([]);
  expect(main().textContent).toContain(en.choose.onlyThis);
});

// requirement: 2.09
test('chosen ones are logged out, and the rest stays; a failure in between is counted, and tried again', async () => {
  const mock = await signedIn('devices-50');
  const before = await others(mock);
  const { user } = await renderScreen(LOG_OUT, { mock });
  await user.click(await buttonIn(main, en.choose.none));
  await expectText(main).toContain(en.choose.nothing);
  const boxes = within(main()).getAllByRole<HTMLInputElement>('checkbox');
  for (const box of boxes.slice(0, 2)) await user.click(box);
  await expectText(main).toContain(interpolate(en.choose.chosen.other, { count: 2, of: before.length }));
  await mock.fault(ONE, failed, { after: 1 });
  await user.click(await buttonIn(main, interpolate(en.others.button.other, { count: 2 })));
  await enterPin(user, PIN);
  await user.click(await approveButton(2));
  await expectText(main).toContain(interpolate(en.loggingOut.partly.one, { done: 1, count: 2 }));
  expect(main().textContent).toContain(interpolate(en.loggingOut.left.one, { names: before[1]?.name ?? '' }));
  expect(await others(mock)).toHaveLength(before.length - 1);
  await mock.clearFaults();
  await user.click(await buttonIn(main, en.loggingOut.retry));
  await enterPin(user, PIN);
  await user.click(await approveButton(1));
  await expectText(main).toContain(interpolate(en.loggingOut.done.one, { name: before[1]?.name ?? '' }));
  expect((await others(mock)).map(({ device_id }) => device_id)).toEqual(
    before.slice(2).map(({ device_id }) => device_id),
  );
});

test('demand 25: an answer that was lost is asked for: the device is told to be logged out', async () => {
  const mock = await signedIn('devices-1');
  const { user, name } = await askToLogOut(mock);
  await mock.fault(ONE, { type: 'reset' }, { stage: 'post' });
  await enterPin(user, PIN);
  await user.click(await approveButton(1));
  await expectText(main).toContain(interpolate(en.loggingOut.done.one, { name }));
  expect(await mock.journal(ONE)).toHaveLength(1);
});

test('the page of only this device leads to the log-out of this one', async () => {
  await renderScreen(LOG_OUT, { persona: 'devices-0' });
  await expectText(main).toContain(en.choose.onlyThisText);
  expect(within(main()).getByRole('link', { name: en.choose.hereLink }).getAttribute('href')).toBe(
    '/w/logout',
  );
});

test('devices to choose from that fail say so, and Try again brings them', async () => {
  const { mock } = await foreignLogin();
  await mock.fault(LIST, failed);
  const { user } = await renderScreen(LOG_OUT, { mock });
  await expectText(main).toContain(en.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain(FIREFOX);
});

/** Logs the mock's persona in on one more device. */
async function secondDevice(mock: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  const { loggedInDevice } = await import('#mock-api/personas/security-log.ts');
  const { state } = mock.app.sandboxes.default;
  const user = Object.values(state.users).find(({ customer_id }) =>
    Object.values(state.sessions).some((session) => session.customer_id === customer_id),
  );
  if (!user) throw new Error('nobody is signed in');
  loggedInDevice(state, user, { id: 'dev_second', agent: 'Firefox/145.0 Windows', ago: 3_600_000 });
}
