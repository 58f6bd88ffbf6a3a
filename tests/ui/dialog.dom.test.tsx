import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '#src/ui/feedback/Dialog.tsx';
import { openPage } from '../dom-page.ts';

function Opener({ isStubborn = false }: { isStubborn?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(isStubborn)} title="Question">
        <button type="button">Answer</button>
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector('dialog');
/** What a browser does first on Escape; without it, it closes the dialog itself. */
const pressEscape = () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));

test('on Escape its owner knows that it is closed before the browser closes it', async () => {
  const user = await openPage('/', () => Promise.resolve(<Opener />));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await expect.poll(() => dialog()?.open).toBe(true);
  expect(pressEscape()).toBe(false);
  await expect.poll(() => dialog()?.open).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(() => dialog()?.open).toBe(true);
});

test('one that its owner keeps open stays open on Escape', async () => {
  const user = await openPage('/', () => Promise.resolve(<Opener isStubborn />));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await expect.poll(() => dialog()?.open).toBe(true);
  expect(pressEscape()).toBe(false);
  expect(dialog()?.open).toBe(true);
  await screen.findByRole('button', { name: 'Answer' });
});
