import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as contract from '#contract/transactions.ts';
import { fingerprint } from '#src/api/fingerprint.ts';
import { messages } from '#src/i18n/messages.ts';
import { buttonIn, expectText, main, renderScreen, signedIn } from '../../render-wallet.tsx';
import { inNovember, SEPTEMBER } from './features/transactions/statement-page.ts';
import { detail, SCREEN } from './features/transactions/transaction-screen.ts';

// A phone that opens the wallet over a network at home, without TLS: browsers keep what needs a secure context from it.

const { fileExports, transactionDetail, wallet } = messages('en');

/** Takes from the open page what it has only in a secure context, until the test ends. */
function leaveSecureContext(): void {
  for (const [object, name] of [
    [navigator, 'clipboard'],
    [crypto, 'subtle'],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { configurable: true, value: undefined });
    onTestFinished(() => {
      if (own) Object.defineProperty(object, name, own);
      else Reflect.deleteProperty(object, name);
    });
  }
}

test('a press on Copy says that nothing was copied', async () => {
  const { user } = await renderScreen('/w/profile');
  leaveSecureContext();
  const card = await screen.findByRole('region', { name: 'Tobi Adeyemi' });
  await user.click(within(card).getByRole('button', { name: 'Copy @tobiade' }));
  await expect.poll(() => card.textContent).toContain(wallet.popup.notCopied);
});

test('a receipt that cannot be shared says so', async () => {
  const mock = await signedIn();
  const [sent] = (await mock.call(contract.listTransactions, { query: { type: 'send', page_size: 1 } })).data
    .items;
  const { user } = await renderScreen(`${SCREEN}?id=${sent?.id}`, { mock });
  leaveSecureContext();
  await user.click(await buttonIn(detail, transactionDetail.receipt.share));
  await screen.findByText(transactionDetail.receipt.notCopied);
});

test('a file is saved, though nothing can compare its hash', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderScreen(SEPTEMBER, { mock: await inNovember() });
  leaveSecureContext();
  await user.click(await buttonIn(main, 'Export September 2026'));
  await expectText(main).toContain(fileExports.again);
  expect(click).toHaveBeenCalledTimes(1);
  expect(await saved[0]!.text()).toContain('entry_id,txn_id,reference');
});

test('a device is known by what needs no hash', async () => {
  leaveSecureContext();
  const known = await fingerprint();
  expect(known).toMatchObject({ canvas_hash: null, webgl_hash: null, audio_hash: null });
  expect(known.user_agent).toBe(navigator.userAgent);
});
