import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bufferKeystroke } from '#src/islands/wallet/background/keystroke-buffer.ts';
import { main, renderScreen, signedIn } from '../../../render-wallet.tsx';
import { from } from '../features/convert/convert-sheet.ts';
import { savedDraft } from '../features/send/send-steps.tsx';

const typeEarly = (keys: readonly string[]) =>
  keys.map((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }));

/** A screen whose background work has begun, as it has before anybody presses. */
async function openScreen(address: string) {
  const mock = await signedIn();
  const { user } = await renderScreen(address, { mock });
  await expect.poll(async () => (await mock.journal('GET /wallet/stream')).length).toBe(1);
  return user;
}

test('an amount to convert that is typed before its field is there is whole in it', async () => {
  const user = await openScreen('/w/assets');
  const opener = await within(main()).findByText('Convert', { selector: 'a *, button *, a, button' });
  fireEvent.click(opener);
  await waitFor(() => expect(location.search).toContain('sheet=convert'), { interval: 1 });
  expect(from()).toBeNull();
  typeEarly(['5', '1', 'Backspace', '0', '0', '0']);
  await waitFor(() => expect(document.activeElement).toBe(from()));
  expect(from().value.replaceAll(/\D/g, '')).toBe('5000');
  await user.keyboard('0');
  expect(from().value.replaceAll(/\D/g, '')).toBe('50000');
});

test('an amount to send, too', async () => {
  const user = await openScreen('/w/send');
  await user.click(await within(main()).findByRole('option', { name: /Chinedu/ }));
  await waitFor(() => expect(location.search).toContain('step=amount'), { interval: 1 });
  const field = () => main().querySelector<HTMLInputElement>('.figure input');
  expect(field()).toBeNull();
  typeEarly(['2', '5', '.', '5']);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(savedDraft()).toMatchObject({ amount: { value: '25.5' } });
});

test.each([
  ['a letter', '/w/send?step=amount', 'a'],
  ['a space, which presses a button', '/w/send?step=amount', ' '],
  ['on another step', '/w/send?step=review', '5'],
  ['on another screen', '/w/assets', '5'],
  ['in another sheet', '/w/assets?panel=secondary&sheet=alert', '5'],
])('nothing else is kept from the page: %s', (_what, path, key) => {
  history.replaceState(null, '', path);
  expect(bufferKeystroke(new KeyboardEvent('keydown', { key }))).toBe(false);
});
