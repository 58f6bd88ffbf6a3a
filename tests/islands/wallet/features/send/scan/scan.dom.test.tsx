import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { buttonIn, expectText, panel, pass, renderScreen, signedIn } from '../../../../../render-wallet.tsx';
import { giveCameras, giveDetector, takeCameras } from './browser-camera.ts';
import { setHidden } from '../../../../../dom-page.ts';

const { scan: en, wallet } = messages('en');
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const place = () => panel('scan');

/** Opens the panel on a screen; the dashboard's neighbour makes few calls. */
async function open(address = '/w/logout?panel=scan', locale?: 'en' | 'cn') {
  const mock = await signedIn('complete');
  const opened = await renderScreen(address, { mock, ...(locale && { locale }) });
  await buttonIn(() => panel('scan', locale), messages(locale ?? 'en').scan.start.button);
  return opened;
}
const start = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(within(place()).getByRole('button', { name: en.start.button }));

for (const locale of locales)
  test(`in ${locale}: the camera is asked for on a press, and a code leads to sending`, async () => {
    const { scan: t } = messages(locale);
    const device = giveCameras();
    const sees = { text: null as string | null };
    giveDetector(sees);
    const { user } = await open(undefined, locale);
    const here = () => panel('scan', locale);
    expect(here().textContent).toContain(t.start.privacy);
    expect(device.tracks).toHaveLength(0);
    await user.click(within(here()).getByRole('button', { name: t.start.button }));
    await expectText(here).toContain(t.running.scanning);
    await expect.poll(() => document.activeElement?.textContent).toBe(t.running.stop);
    const visited = vi.spyOn(history, 'pushState');
    sees.text = `bitcoin:${BITCOIN}?amount=0.01&label=A+B`;
    await expectText(here).toContain(t.running.found);
    await expect.poll(() => device.tracks[0]?.isStopped).toBe(true);
    await pass(700);
    await expect.poll(() => location.pathname).toBe('/w/send');
    await expect.poll(() => document.querySelector('dialog.panel')).toBeNull();
    const address = new URL(String(visited.mock.lastCall?.[2]), location.origin);
    expect(Object.fromEntries(address.searchParams)).toEqual({ to: sees.text });
  });

test.each([
  ['NotAllowedError', 'denied', 'denied'],
  ['NotAllowedError', 'prompt', 'dismissed'],
  ['NotFoundError', 'granted', 'missing'],
  ['NotReadableError', 'granted', 'busy'],
  ['TypeError', 'granted', 'failed'],
] as const)('%s (%s): %s is explained, with the ways on', async (refusal, permission, failure) => {
  const device = giveCameras({ permission });
  device.refusal = refusal;
  giveDetector({ text: null });
  const { user } = await open();
  await start(user);
  await expectText(place).toContain(en.problems[failure].heading);
  expect(place().textContent).toContain(en.problems[failure].text);
  expect(place().textContent.includes(en.problems.system)).toBe(failure === 'denied');
  await expect.poll(() => document.activeElement?.textContent).toBe(en.problems[failure].heading);
  within(place()).getByRole('button', { name: en.ways.type });
  within(place()).getByRole('button', { name: en.ways.picture });
  // It works once it is allowed.
  device.refusal = null;
  const again = failure === 'dismissed' ? en.start.button : wallet.load.retry;
  await user.click(within(place()).getByRole('button', { name: again }));
  await expectText(place).toContain(en.running.scanning);
});

test('a page without https, and a browser without cameras, say so', async () => {
  takeCameras();
  const { user } = await open();
  await start(user);
  await expectText(place).toContain(en.problems.unsupported.heading);
  expect(within(place()).queryByRole('button', { name: wallet.load.retry })).toBeNull();
  await user.click(within(place()).getByRole('button', { name: en.ways.picture }));
  await expect.poll(() => location.search).toBe('?panel=scan&panel=upload-scan');
});

test('the camera stops when another panel opens, the page is hidden, or it is unplugged', async () => {
  const device = giveCameras();
  giveDetector({ text: null });
  const { user } = await open();
  await start(user);
  await expectText(place).toContain(en.running.scanning);
  setHidden(true);
  await expectText(place).toContain(en.problems.hidden.heading);
  await expect.poll(() => device.tracks[0]?.isStopped).toBe(true);
  setHidden(false);

  await start(user);
  await expectText(place).toContain(en.running.scanning);
  device.tracks[1]?.dispatchEvent(new Event('ended'));
  await expectText(place).toContain(en.problems.ended.heading);

  await user.click(within(place()).getByRole('button', { name: wallet.load.retry }));
  await expectText(place).toContain(en.running.scanning);
  await user.click(within(place()).getByRole('button', { name: en.ways.picture }));
  await expect.poll(() => device.tracks[2]?.isStopped).toBe(true);
  await user.click(await buttonIn(() => panel('upload-scan'), en.ways.camera));
  await expect.poll(() => location.search).toBe('?panel=scan');

  await start(user);
  await expect.poll(() => device.tracks.length).toBe(4);
  await expectText(place).toContain(en.running.scanning);
  await user.keyboard('{Escape}');
  await expect.poll(() => device.tracks[3]?.isStopped).toBe(true);
});

test('a light and a second camera have a switch; after ten seconds there is advice', async () => {
  const device = giveCameras({ cameras: ['back', 'front'], torch: true });
  giveDetector({ text: null });
  const { user } = await open();
  await start(user);
  const light = await buttonIn(place, en.running.light);
  await user.click(light);
  await expect.poll(() => device.tracks[0]?.torch).toBe(true);
  await expect.poll(() => light.getAttribute('aria-pressed')).toBe('true');
  await pass(10_100);
  await expectText(place).toContain(en.running.hint);
  await user.click(within(place()).getByRole('button', { name: en.running.switchCamera }));
  await expect.poll(() => device.tracks[1]?.getSettings().deviceId).toBe('front');
  await expect.poll(() => device.tracks[0]?.isStopped).toBe(true);
  await user.click(await buttonIn(place, en.running.stop));
  await buttonIn(place, en.start.button);
  await expect.poll(() => device.tracks[1]?.isStopped).toBe(true);
});

test.each([
  ['https://evil.example/w/send?to=@tobi', en.refused.link],
  ['Table 12\u202e: menu', en.refused.text],
])('%s is no payment: its text is shown, not followed', async (text, sentence) => {
  const device = giveCameras();
  const sees = { text: text as string | null };
  giveDetector(sees);
  const { user } = await open();
  await start(user);
  await expectText(place).toContain(en.running.found);
  await pass(700);
  await expectText(place).toContain(en.refused.noPayment);
  expect(place().textContent).toContain(sentence);
  expect(place().querySelector('bdi')?.textContent).toBe(text.replace('\u202e', ' '));
  expect(within(place()).queryByRole('link')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe(en.refused.noPayment);
  sees.text = null;
  await user.click(within(place()).getByRole('button', { name: en.again }));
  await expectText(place).toContain(en.running.scanning);
  expect(device.tracks).toHaveLength(2);
});

test('an address that is damaged says so', async () => {
  giveCameras();
  giveDetector({ text: BITCOIN.replace('q', 'p') });
  const { user } = await open();
  await start(user);
  await expectText(place).toContain(en.running.found);
  await pass(700);
  await expectText(place).toContain(en.refused.faults.damagedAddress);
});

test('a code of another coin than the one being sent names it, and offers it', async () => {
  giveCameras();
  giveDetector({ text: BITCOIN });
  const { user } = await open('/w/send?panel=scan');
  const { beginDraft } = await import('#src/stores/transfers/choose-recipient.ts');
  beginDraft({ to: null, asset: 'usdt', network: null, amount: null });
  await start(user);
  await expectText(place).toContain(en.running.found);
  await pass(700);
  await expectText(place).toContain('This QR code is for Bitcoin');
  expect(place().textContent).toContain('You’re sending USDT');
  await user.click(within(place()).getByRole('button', { name: 'Send BTC instead' }));
  await expect.poll(() => document.querySelector('dialog.panel')).toBeNull();
  expect(location.pathname).toBe('/w/send');
});

test('a code that is found as the panel closes opens nothing', async () => {
  giveCameras();
  giveDetector({ text: '@tobi' });
  const { user } = await open();
  await start(user);
  await expectText(place).toContain(en.running.found);
  await user.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog.panel')).toBeNull();
  await pass(2000);
  expect(location.pathname).toBe('/w/logout');
});
