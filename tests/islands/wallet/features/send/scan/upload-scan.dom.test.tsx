import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { backBeforeEffects } from '../../../../../before-effects.ts';
import { drawQrPicture, toPixels } from '../../../../../qr-picture.ts';
import { buttonIn, expectText, panel, pass, renderScreen, signedIn } from '../../../../../render-wallet.tsx';
import { giveDetector, givePictures } from './browser-camera.ts';
import { pngHead } from './picture-heads.ts';

const { scan: en } = messages('en');
const place = () => panel('upload-scan');
const codeOf = (text: string) => toPixels(drawQrPicture(text, { scale: 5 }));
const photo = (name = 'photo.png', type = 'image/png') => new File(['x'], name, { type });

async function open(locale: 'en' | 'cn' = 'en') {
  const mock = await signedIn('complete');
  const opened = await renderScreen('/w/logout?panel=upload-scan', { mock, locale });
  await buttonIn(() => panel('upload-scan', locale), messages(locale).scan.upload.choose);
  return opened;
}
/** Chooses a file, also one that the field's `accept` would not offer. */
function choose(file: File, locale: 'en' | 'cn' = 'en') {
  const input = panel('upload-scan', locale).querySelector('input[type=file]');
  if (!input) throw new Error('The panel takes no file.');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  fireEvent.change(input);
}

/** Pastes or drops two files, one of them a picture. @returns whether the panel took them. */
function give(type: 'paste' | 'drop' | 'dragover'): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const transfer = { files: [new File(['a'], 'a.txt', { type: 'text/plain' }), photo()] };
  Object.assign(event, { clipboardData: transfer, dataTransfer: transfer });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

for (const locale of locales)
  test(`in ${locale}: a picture is read by our decoder, and its code leads to sending`, async () => {
    const { scan: t } = messages(locale);
    givePictures(() => codeOf('@tobi'));
    await open(locale);
    const here = () => panel('upload-scan', locale);
    expect(here().textContent).toContain(t.upload.privacy);
    choose(photo(), locale);
    await expectText(here).toContain(t.running.found);
    await pass(700);
    await expect.poll(() => location.pathname).toBe('/w/send');
    await expect.poll(() => document.querySelector('dialog.panel')).toBeNull();
  });

test('Back in the moment in which sending is shown leads to the screen before, and stays there', async () => {
  givePictures(() => codeOf('@tobi'));
  await open();
  const back = backBeforeEffects('.send');
  choose(photo());
  await expectText(place).toContain(en.running.found);
  await pass(700);
  await back;
  await pass(100);
  await expect.poll(() => document.querySelector('.send')).toBeNull();
  expect(location.pathname + location.search).toBe('/w/logout');
});

test('a picture is pasted or dropped anywhere, and nothing opens in the browser instead', async () => {
  givePictures(() => codeOf('https://example.com/menu'));
  const { user } = await open();
  for (const type of ['paste', 'drop'] as const) {
    await expect.poll(() => give(type)).toBe(true);
    await expectText(place).toContain(en.running.found);
    await pass(700);
    await expectText(place).toContain(en.refused.noPayment);
    await user.click(within(place()).getByRole('button', { name: en.upload.again }));
    await buttonIn(place, en.upload.choose);
  }
  await expect.poll(() => give('dragover')).toBe(true);
  await expect.poll(() => place().querySelector('.drop')?.hasAttribute('data-over')).toBe(true);
});

test.each([
  ['a file that is no picture', new File(['x'], 'menu.pdf', { type: 'application/pdf' }), '“menu.pdf” isn’t'],
  ['a HEIC picture', photo('IMG_1.HEIC', ''), en.upload.problems.heic],
  ['a damaged picture', photo(), en.upload.problems.notOpened],
  [
    'a picture that is too large',
    new File([new Uint8Array(8_000_001)], 'large.png', { type: 'image/png' }),
    en.upload.problems.tooLarge,
  ],
  [
    'a picture of few bytes and very many pixels, which is not opened,',
    new File([pngHead(20_000, 20_000)], 'good.png', { type: 'image/png' }),
    en.upload.problems.tooLarge,
  ],
])('%s says so, and another can be chosen', async (_name, file, text) => {
  givePictures(({ name }) => (name === 'good.png' ? codeOf('@tobi') : null));
  await open();
  choose(file);
  await expectText(place).toContain(text);
  expect(within(place()).getAllByRole('alert')[0]?.textContent).toContain(text);
  choose(photo('good.png'));
  await expectText(place).toContain(en.running.found);
});

test.each([
  ['no code', { covered: 2 }, en.upload.problems.noCode],
  ['a code that can’t be read', { covered: 0.45 }, en.upload.problems.unreadable],
])('a picture with %s says so', async (_name, options, text) => {
  givePictures(() => toPixels(drawQrPicture('cowrie: a text that is long enough', options)));
  await open();
  choose(photo());
  await expectText(place).toContain(text);
});

test('where the browser’s own reader finds nothing, ours has a look', async () => {
  giveDetector({ text: null });
  givePictures(() => toPixels(drawQrPicture('@tobi', { inverted: true })));
  await open();
  choose(photo());
  await expectText(place).toContain(en.running.found);
});

test('the clipboard’s picture is pasted by a button; without one, or refused, it says so', async () => {
  givePictures(() => codeOf('@tobi'));
  const { user } = await open();
  const read = vi.fn<() => Promise<unknown>>();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ read } as unknown as Clipboard);
  const paste = () => within(place()).getByRole('button', { name: en.upload.paste });
  read.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(paste());
  await expectText(place).toContain(en.upload.problems.clipboardDenied);
  read.mockResolvedValueOnce([{ types: ['text/plain'] }]);
  await user.click(paste());
  await expectText(place).toContain(en.upload.problems.emptyClipboard);
  read.mockResolvedValueOnce([
    { types: ['image/png'], getType: () => Promise.resolve(new Blob(['x'], { type: 'image/png' })) },
  ]);
  await user.click(paste());
  await expectText(place).toContain(en.running.found);
});
