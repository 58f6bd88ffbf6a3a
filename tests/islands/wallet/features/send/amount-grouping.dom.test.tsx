import { expect, test } from 'vitest';
import { openAmount, toTron } from './send-steps.tsx';

test.each(['{Delete}', '{Backspace}'])(
  '%s of a separator that alone is selected deletes no digit and leaves the caret there; at a caret it deletes the one beside it',
  async (key) => {
    const { user, field } = await openAmount(toTron);
    await user.type(field, '1234567');
    expect(field.value).toBe('1,234,567');
    field.setSelectionRange(5, 6);
    await user.keyboard(key);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['1,234,567', 5, 5]);
    const caret = key === '{Delete}' ? 5 : 6;
    field.setSelectionRange(caret, caret);
    await user.keyboard(key);
    expect(field.value).toBe(key === '{Delete}' ? '123,467' : '123,567');
  },
);
