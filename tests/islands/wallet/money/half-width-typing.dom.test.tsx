import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../dom-page.ts';

async function openField() {
  const user = await openPage('/w', async () => {
    const { useState } = await import('react');
    const { halfWidthTyping } = await import('#src/islands/wallet/money/half-width-typing.ts');
    function Sample() {
      const [typed, setTyped] = useState('');
      return <input aria-label="amount" value={typed} {...halfWidthTyping(setTyped)} />;
    }
    return <Sample />;
  });
  return { user, field: await screen.findByRole<HTMLInputElement>('textbox') };
}

test('what is typed in full width is shown in half width, with the caret behind it', async () => {
  const { user, field } = await openField();
  await user.type(field, '１２。５');
  expect(field.value).toBe('12.5');
  await user.type(field, '９', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([field.value, field.selectionStart]).toEqual(['192.5', 2]);
});

test('while an input method composes, the text is its own', async () => {
  const { field } = await openField();
  field.focus();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '１２' }, isComposing: true });
  expect(field.value).toBe('１２');
  fireEvent.compositionEnd(field);
  await expect.poll(() => field.value).toBe('12');
});
