import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { colourToken, colourTokens, contrast, textSizes } from '#src/styles/read-tokens.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

test('reads every plain colour of the stylesheet once', () => {
  const names = colourTokens(css).map(({ name }) => name);
  const declared = [...css.matchAll(/--([\w-]+): light-dark\(#/g)].map(([, name]) => name);
  expect(names).toEqual(declared);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('lagoon');
  expect(() => colourToken(css, 'mauve')).toThrow('--mauve');
});

test('every colour has a described role, and no role is left over', () => {
  const names = colourTokens(css).map(({ name }) => name);
  for (const locale of ['en', 'cn'] as const)
    expect(Object.keys(messages(locale).company.brand.roles).sort()).toEqual([...names].sort());
});

test('sizes are pixels', () => {
  const sizes = textSizes(css);
  expect(sizes[0]).toEqual({ name: 't-12', pixels: 12 });
  expect(sizes.at(-1)).toEqual({ name: 't-48', pixels: 48 });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#777777', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

// The contrast that the brand guidelines promise.
it.each(['ink', 'ink-soft', 'lagoon', 'up', 'down', 'warn'])('text in --%s has enough contrast', (name) => {
  const [text, ground] = [colourToken(css, name), colourToken(css, 'ground')];
  expect(contrast(text.light, ground.light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text.dark, ground.dark)).toBeGreaterThanOrEqual(4.5);
});
