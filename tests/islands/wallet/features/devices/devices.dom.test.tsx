import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';
import { card, devicesOf, foreignLogin, HUB, LIST, logOf, NAME } from './device-screens.ts';

const { devices: en, activities, wallet } = messages('en');
const failed: Effect = { type: 'status', status: 503, message: null };

for (const locale of locales)
  // requirement: 2.131
  test(`demand 11, in ${locale}: this device first, each with place, masked address, times and its way in`, async () => {
    const { mock } = await foreignLogin();
    await renderScreen(HUB, { mock, locale });
    const { devices: t, activities: log } = messages(locale);
    await expectText(main).toContain(t.facts.ip);
    const [own, other] = await devicesOf(mock);
    const names = within(main())
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual([own?.name, other?.name]);
    expect(card('Firefox on Windows').textContent).toMatch(/105\.112\.•\.•/);
    expect(card('Firefox on Windows').textContent).toContain(t.new);
    expect(card('Firefox on Windows').textContent).toContain(log.methods.password);
    expect(card(own?.name ?? '').textContent).toContain(t.thisDevice);
    expect(card(own?.name ?? '').textContent).toContain(t.activeNow);
    // No whole address, and nothing that names the device to the API.
    expect(main().textContent).not.toMatch(/\d+\.\d+\.\d+\.\d+|dev_/);
    // The tab says how many there are.
    expect(within(main()).getByRole('link', { name: new RegExp(`^${t.tabs.devices}\\s?2$`) })).toBeTruthy();
  });

test('a time of today bears its day', async () => {
  await renderScreen(HUB, { persona: 'new-device-login' });
  await expectText(main).toMatch(onAnyDay(/First login yesterday at \d\d:\d\d/));
});

test('demand 11: a name is text, and stays within 40 characters; it is refused beside its field', async () => {
  const { mock } = await foreignLogin();
  const { user } = await renderScreen(HUB, { mock });
  const [own] = await devicesOf(mock);
  await user.click(await buttonIn(main, interpolate(en.renameLabel, { name: own?.name ?? '' })));
  const field = await screen.findByLabelText<HTMLInputElement>(en.renaming.label);
  expect(field.value).toBe(own?.name);
  const put = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    if (text !== '') await user.paste(text);
    await user.keyboard('{Enter}');
  };
  for (const [text, says] of [
    ['', en.renaming.missing],
    ['x'.repeat(41), interpolate(wallet.typed.long.one, { count: 1 })],
    ['Tobi\u202ephone', wallet.typed.characters],
  ] as const) {
    await put(text);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('dialog').textContent).toContain(says);
    expect(document.activeElement).toBe(field);
  }
  expect((await devicesOf(mock))[0]?.name).toBe(own?.name);
  await put('<b>Tobi</b> 📱');
  await screen.findByText(en.renaming.saved);
  await waitFor(() => card('<b>Tobi</b> 📱'));
  expect((await devicesOf(mock))[0]?.name).toBe('<b>Tobi</b> 📱');
  expect((await logOf(mock))[0]?.event).toBe('device_renamed');
});

test('demand 25: a name whose answer was lost is asked for, and sent once', async () => {
  const { mock } = await foreignLogin();
  const { user } = await renderScreen(HUB, { mock });
  const [own] = await devicesOf(mock);
  await user.click(await buttonIn(main, interpolate(en.renameLabel, { name: own?.name ?? '' })));
  const field = await screen.findByLabelText<HTMLInputElement>(en.renaming.label);
  await mock.fault(NAME, { type: 'reset' }, { stage: 'post' });
  await user.clear(field);
  await user.type(field, 'Work laptop{Enter}{Enter}');
  await screen.findByText(en.renaming.saved);
  await waitFor(() => card('Work laptop'));
  expect(await mock.journal(NAME)).toHaveLength(1);
});

test('a name that could not be saved is still in its field, and says why', async () => {
  const { mock } = await foreignLogin();
  const { user } = await renderScreen(HUB, { mock });
  const [own] = await devicesOf(mock);
  await mock.fault(NAME, failed);
  await user.click(await buttonIn(main, interpolate(en.renameLabel, { name: own?.name ?? '' })));
  const field = await screen.findByLabelText<HTMLInputElement>(en.renaming.label);
  await user.clear(field);
  await user.type(field, 'Work laptop{Enter}');
  await screen.findByText(en.renaming.failed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('Work laptop');
});

test('a new device is asked about: “It’s mine” ends the question, “Wasn’t me” leads to the steps', async () => {
  const { mock, login } = await foreignLogin();
  const { user } = await renderScreen(HUB, { mock });
  const link = await waitFor(() =>
    within(card('Firefox on Windows')).getByRole('link', { name: `${activities.notMe}: Firefox on Windows` }),
  );
  expect(link.getAttribute('href')).toBe(`${HUB}?not-me=${login.id}`);
  await user.click(await buttonIn(main, interpolate(en.mineLabel, { name: 'Firefox on Windows' })));
  await expectText(() => card('Firefox on Windows')).not.toContain(en.ask);
  within(card('Firefox on Windows')).getByRole('button', {
    name: interpolate(en.logOutLabel, { name: 'Firefox on Windows' }),
  });
});

test.each(['devices-0', 'complete'] as const)(
  '%s: where every device is shown, no link leads to the same ones',
  async (persona) => {
    await renderScreen(HUB, { persona });
    await expectText(main).toContain(en.facts.ip);
    expect(main().querySelector('a[href$="/my-devices"]')).toBeNull();
  },
);

test('only this device: nothing to log out, and it says so', async () => {
  await renderScreen(HUB, { persona: 'devices-0' });
  await expectText(main).toContain(en.onlyThis);
  expect(main().textContent).not.toContain(en.others.text);
});

// requirement: 2.131
test('fifty devices: the hub shows some and links to all, which stand on their own page', async () => {
  const { user } = await renderScreen(HUB, { persona: 'devices-50' });
  await expectText(main).toContain(en.facts.ip);
  const count = within(main()).getAllByRole('region', { name: / on / }).length;
  expect(count).toBeLessThan(10);
  const all = within(main()).getByRole('link', { name: /^See all 5\d devices$/ });
  await user.click(all);
  await expect.poll(() => location.pathname).toBe(`${HUB}/my-devices`);
  await expect
    .poll(() => within(main()).getAllByRole('region', { name: / on / }).length)
    .toBeGreaterThanOrEqual(50);
  within(main()).getByRole('link', { name: interpolate(wallet.back, { name: wallet.screens.devices }) });
});

test('devices that are loading have a skeleton without a figure', async () => {
  const mock = await signedIn('complete');
  await mock.hold(LIST);
  await renderScreen(HUB, { mock });
  await expectText(main).toContain(en.loading);
  expect(main().textContent).not.toMatch(/\d/);
});

test('devices that fail say so, and Try again brings them', async () => {
  const mock = await signedIn('complete');
  await mock.fault(LIST, failed);
  const { user } = await renderScreen(HUB, { mock });
  await expectText(main).toContain(en.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain(en.facts.ip);
});

test('devices that are there stay when newer ones cannot be had, with their age', async () => {
  const { mock } = await renderScreen(HUB, { persona: 'complete' });
  await expectText(main).toContain(en.facts.ip);
  await pass(6000);
  await mock.fault(LIST, failed);
  await mock.control('POST', '/notifications', { title: 'New device', type: 'device' });
  await expectText(main).toContain(en.notRefreshed);
  expect(main().textContent).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(main().textContent).toContain(en.facts.ip);
});

test('offline: a page that was never read says what it waits for', async () => {
  const mock = await signedIn('complete');
  await renderScreen('/w/logout', { mock });
  await expectText(main).toContain(wallet.logout.stay);
  setNetwork(false);
  history.pushState(null, '', HUB);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await expectText(main).toContain(wallet.load.whenOnline);
});
