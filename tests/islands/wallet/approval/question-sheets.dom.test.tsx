import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../../dom-page.ts';

const sheets = ['otp', 'password-field', 'pin'] as const;
const linksOf = (sheet: (typeof sheets)[number], rel: 'preload' | 'stylesheet') => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"][href*="/${sheet}."]`),
];

test('sheets of a question are preloaded with the part that asks it, and a failure leaves nothing that its elements could get', async () => {
  // Those of pages before: what the document has is not preloaded.
  for (const link of document.querySelectorAll('link')) link.remove();
  const user = await openPage('/w', async () => {
    const { QuestionDialog } = await import('#src/islands/wallet/approval/QuestionDialog.tsx');
    function Asking() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            ask
          </button>
          <QuestionDialog open={open} onClose={() => true} title="Sure?">
            <p>answer</p>
          </QuestionDialog>
        </>
      );
    }
    return <Asking />;
  });
  await screen.findByRole('button', { name: 'ask' });
  for (const sheet of sheets) {
    await expect.poll(() => linksOf(sheet, 'preload')).toHaveLength(1);
    fireEvent.error(linksOf(sheet, 'preload')[0]!);
    expect(linksOf(sheet, 'preload')).toEqual([]);
    // Whatever the browser keeps of the failure, this one takes, which styles nothing.
    const [taker, ...others] = linksOf(sheet, 'stylesheet');
    expect([taker?.media, others]).toEqual(['not all', []]);
    fireEvent.error(taker!);
    expect(linksOf(sheet, 'stylesheet')).toEqual([]);
  }
  await user.click(screen.getByRole('button', { name: 'ask' }));
  await screen.findByText('answer');
});
