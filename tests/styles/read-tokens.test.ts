import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { colourToken, colourTokens, contrast, textSizes } from '#src/styles/read-tokens.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

test('reads the plain colours of a sheet, and the sizes of text in pixels', () => {
  const sheet = ':root { --ink: light-dark(#000000, #ffffff); --shade: 0 1px #0001; --t-12: 0.75rem; }';
  const ink = { name: 'ink', light: '#000000', dark: '#ffffff' };
  expect(colourTokens(sheet)).toEqual([ink]);
  expect(colourToken(sheet, 'ink')).toEqual(ink);
  expect(() => colourToken(sheet, 'mauve')).toThrow('--mauve');
  expect(textSizes(sheet)).toEqual([{ name: 't-12', pixels: 12 }]);
});

test('every colour has a described role, and no role is left over', () => {
  const names = colourTokens(css).map(({ name }) => name);
  for (const locale of ['en', 'cn'] as const)
    expect(Object.keys(messages(locale).company.brand.roles).sort()).toEqual([...names].sort());
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

// A button that can't be pressed yet says what it will do, and why it can't: WCAG lets it be faint, and a reader does not.
it.each([
  ['lagoon', 'lagoon-wash'],
  ['ink-soft', 'raised'],
])('a disabled button can be read: --%s on --%s', (ink, under) => {
  const [text, ground] = [colourToken(css, ink), colourToken(css, under)];
  expect(contrast(text.light, ground.light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text.dark, ground.dark)).toBeGreaterThanOrEqual(4.5);
});
