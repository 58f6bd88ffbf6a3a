import { describe, expect, test } from 'vitest';
import { commandKey } from '#src/ui/browser/command-key.ts';

interface Pressed {
  readonly key: string;
  readonly isComposing: boolean;
  readonly keyCode: number;
}
const read = (pressed: Pressed) => commandKey(pressed as KeyboardEvent);

/** The `keydown` of the key that ends or steers a composition, as each engine sends it. */
const taken: Readonly<Record<string, Omit<Pressed, 'key'>>> = {
  'Chromium and Firefox, before compositionend': { isComposing: true, keyCode: 229 },
  'Safari, after compositionend': { isComposing: false, keyCode: 229 },
  'an input method that reports its key': { isComposing: true, keyCode: 13 },
};

describe.each(Object.entries(taken))('%s', (_, rest) => {
  test.each(['Enter', 'Escape', 'ArrowDown', 'Delete', '/', 'Process'])('%s is no command', (key) => {
    expect(read({ key, ...rest })).toBeNull();
    expect(commandKey({ nativeEvent: { key, ...rest } } as Parameters<typeof commandKey>[0])).toBeNull();
  });
});

test.each(['Enter', 'Escape', 'a', '中'])('%s without a composition is itself', (key) => {
  expect(read({ key, isComposing: false, keyCode: 13 })).toBe(key);
});
