import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../dom-page.ts';

afterEach(() => vi.unstubAllGlobals());

async function openBoxes(secret: boolean) {
  const user = await openPage('/', async () => {
    const { OtpInput } = await import('#src/ui/form/OtpInput.tsx');
    return (
      <OtpInput
        id="boxes"
        legend="PIN"
        box="Digit {n} of {of}"
        secret={secret}
        showLegend
        onBadPaste={() => undefined}
      />
    );
  });
  const group = await screen.findByRole('group', { name: 'PIN' });
  return { user, boxes: within(group).getAllByRole<HTMLInputElement>('textbox') };
}

const named = (box: HTMLInputElement) =>
  Object.fromEntries(
    [
      'type',
      'class',
      'inputmode',
      'autocomplete',
      'name',
      'data-1p-ignore',
      'data-lpignore',
      'data-bwignore',
      'data-form-type',
    ].map((name) => [name, box.getAttribute(name)]),
  );

describe('the boxes of a PIN', () => {
  test('are no fields of a password manager: text in dots, which no manager fills in or saves', async () => {
    const { boxes, user } = await openBoxes(true);
    expect(boxes).toHaveLength(6);
    for (const box of boxes)
      expect(named(box)).toEqual({
        type: 'text',
        class: 'input secret',
        inputmode: 'numeric',
        autocomplete: 'off',
        name: null,
        'data-1p-ignore': '',
        'data-lpignore': 'true',
        'data-bwignore': '',
        'data-form-type': 'other',
      });
    expect(boxes.map((box) => box.getAttribute('aria-label'))[0]).toBe('Digit 1 of 6');
    await user.click(boxes[0]!);
    await user.keyboard('284915');
    expect(boxes.map(({ value }) => value).join('')).toBe('284915');
  });

  test('can’t be copied from', async () => {
    const { boxes } = await openBoxes(true);
    for (const type of ['copy', 'cut'])
      expect(boxes[0]?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(false);
  });

  test('are fields of a password where a browser shows dots in those alone', async () => {
    vi.stubGlobal('CSS', { supports: () => false });
    await openPage('/', async () => {
      const { OtpInput } = await import('#src/ui/form/OtpInput.tsx');
      return <OtpInput id="boxes" legend="PIN" box="Digit {n} of {of}" secret onBadPaste={() => undefined} />;
    });
    const boxes = await screen.findAllByLabelText<HTMLInputElement>(/^Digit/);
    expect(new Set(boxes.map(({ type }) => type))).toEqual(new Set(['password']));
  });
});

test('the boxes of a code are seen, and take one from a message', async () => {
  const { boxes } = await openBoxes(false);
  expect(boxes.map((box) => [box.type, box.autocomplete])).toEqual([
    ['text', 'one-time-code'],
    ...Array.from({ length: 5 }, () => ['text', 'off']),
  ]);
  expect(boxes[0]?.dispatchEvent(new Event('copy', { bubbles: true, cancelable: true }))).toBe(true);
});
