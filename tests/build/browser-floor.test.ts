import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oldestBrowsers } from '#build/browser-floor.ts';
import { dist, snapshotPages } from './dist.ts';
import { browsersWithout, compat, firstVersion, floor } from './floor/compat-data.ts';
import { newerCss } from './floor/newer-css.ts';
import { newerInScript, ownMembers, parseScript } from './floor/newer-scripts.ts';
import type { NewerUse } from './floor/newer-use.ts';

// What is built works in the oldest browsers of package.json (`browserslist`): the build writes newer syntax otherwise (build/browser-floor.ts), and
// what it can't write otherwise is asked for first, or is named here with what a page is without it.

/** Rules that the oldest browsers leave out, and what is there instead. */
const enhancements: Readonly<Record<string, string>> = {
  '(scripting)': 'a page that runs no script shows the controls that would need it',
  '::details-content': 'what is folded opens without an animation',
  ':popover-open': 'menus stand in the page (site/drawer.css), toasts under an open dialog',
  '@page': 'no page numbers on paper',
  '@starting-style': 'what opens is there at once',
  '@view-transition': 'pages change at once',
  'anchor()': 'the drawer begins 72 px from the top, which is where the header ends unless text is large',
  'anchor-name': 'see anchor()',
  'animation-range': 'belongs to a timeline, which is asked for (site/header.css)',
  'content-visibility': 'all questions are laid out at once',
  'field-sizing': 'the field of the chat keeps its height',
  'interest-delay': 'menus open by a press alone',
  'interest-delay-start': 'see interest-delay',
  'overflow-anchor': 'a list may move as rows are added above it',
  'position-area': 'menus stand in the middle (site/menus.css)',
  'position-anchor': 'the list of Features begins below its button, not below the link beside it',
  'scrollbar-color': 'scroll bars look as the system’s',
  'scrollbar-width': 'see scrollbar-color',
  'text-spacing-trim': 'Chinese marks keep their full width',
  'text-wrap': 'lines of a heading differ more in length',
};

/** What scripts use that the oldest browsers lack, where who asks for it, and how, is beyond what the check follows. */
const askedElsewhere: Readonly<Record<string, string>> = {
  '.detect': 'of a BarcodeDetector, which is asked for when it is made (scan/code-detector.ts)',
  '.draw': 'a method of lightweight-charts',
  '.getType': 'of an item of the clipboard, which only browsers yield that have it',
  '.hidePopover': 'asked for by `popover` (ToastLayer.tsx)',
  '.showPopover': 'see .hidePopover',
  '.skipTransition': 'React, of a transition that it has started',
  '.startViewTransition': 'React, in a `try` that goes on without it',
  '.toHex': 'noble asks once, for both directions',
  'Uint8Array.fromHex': 'see .toHex',
  cancelIdleCallback: 'asked for by requestIdleCallback (when-idle.ts)',
  navigation: 'React asks by `typeof` round the function that uses it',
  'navigator.share': 'the buttons are there where there is one',
};

const client = join(dist, 'client');
const filesOf = (type: 'css' | 'js') =>
  globSync(`**/*.${type}`, { cwd: client }).map((file) => readFileSync(join(client, file), 'utf8'));
const inlineOf = (tag: 'style' | 'script') =>
  snapshotPages.flatMap(({ html }) =>
    [...html.matchAll(new RegExp(`<${tag}(?: type="module")?>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => content,
    ),
  );

/** The names, each once, with the browsers that lack it in the message of a failure. */
function expectOnly(uses: readonly NewerUse[], known: Readonly<Record<string, string>>): void {
  const names = new Map(uses.map(({ name, since }) => [name, `${name}: ${since.join(', ')}`]));
  const unknown = [...names].filter(([name]) => !Object.hasOwn(known, name)).map(([, text]) => text);
  expect(
    unknown,
    'lower it, ask for it before it is used, or name it here with what is there without it',
  ).toEqual([]);
  const unused = Object.keys(known).filter((name) => !names.has(name));
  expect(unused, 'named here, and used no longer').toEqual([]);
}

test('the floor is the one that README and decision 070 name', () => {
  expect(Object.fromEntries(oldestBrowsers())).toEqual({
    chrome: '111',
    edge: '111',
    firefox: '121',
    ios_saf: '16.4',
    safari: '16.4',
    samsung: '22',
  });
});

test('the sentence for older browsers is there below the oldest version of each, and not from there on', () => {
  const sheet = readFileSync(new URL('../../src/styles/old-browser.css', import.meta.url), 'utf8');
  expect(sheet).toContain(
    '@supports (color: color-mix(in srgb, red, red)) and selector(:has(a)) {\n  @media (width >= 0)',
  );
  const asked = [
    compat.css.types?.color?.['color-mix'],
    compat.css.selectors?.has,
    compat.css['at-rules']?.media?.range_syntax,
  ];
  expect(asked.map(browsersWithout)).toEqual([[], [], []]);
  const cameWithIt = floor.filter(({ browser, version }) =>
    asked.some((feature) => Number(firstVersion(feature, browser)) === Number(version)),
  );
  expect(cameWithIt).toEqual(floor);
});

test('the sheets of the build say nothing that the oldest browsers do not know', () => {
  const sheets = new Set([...filesOf('css'), ...inlineOf('style')]);
  expect(sheets.size).toBeGreaterThan(70);
  expectOnly([...sheets].flatMap(newerCss), enhancements);
});

test('the scripts of the build use nothing that the oldest browsers lack without asking for it', () => {
  const scripts = [...new Set([...filesOf('js'), ...inlineOf('script')])].map(parseScript);
  expect(scripts.length).toBeGreaterThan(200);
  const own = ownMembers(scripts);
  expectOnly(
    scripts.flatMap((script) => newerInScript(script, own)),
    askedElsewhere,
  );
});

describe('the check', () => {
  test.each([
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { --own: light-dark(red, blue) }', 'light-dark()'],
    ['a { b { color: red } }', 'nesting'],
    ['a { &:hover { color: red } }', 'nesting'],
    ['a { position-area: bottom }', 'position-area'],
    ['a { user-select: none }', 'user-select'],
    ['a { float: inline-start }', 'float: inline-start'],
    ['a:user-invalid { color: red }', ':user-invalid'],
    ['@scope (a) { b { color: red } }', '@scope'],
    ['@media (scripting: none) { a { color: red } }', '(scripting)'],
    ['@supports (display: grid) { a { width: anchor-size(width) } }', 'anchor-size()'],
  ])('finds in CSS: %s', (css, name) => {
    expect(newerCss(css).map((use) => use.name)).toEqual([name]);
  });

  test.each([
    'a { color: color-mix(in oklab, red, blue); width: 1cqi; height: 1dvh }',
    'a:has(b) { inset: 0 }',
    'a { -webkit-user-select: none; user-select: none }',
    '@supports (position-area: bottom) { a { position-area: bottom } }',
    '@supports not selector(:popover-open) { a { color: red } }',
    '@media (width < 30em) { a { color: red } }',
  ])('leaves alone in CSS: %s', (css) => {
    expect(newerCss(css)).toEqual([]);
  });

  const namesIn = (code: string) => newerInScript(parseScript(code), new Set()).map((use) => use.name);

  test.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Array.fromAsync(list)', 'Array.fromAsync'],
    ['Object.groupBy(list, key)', 'Object.groupBy'],
    ['one.union(other)', '.union'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['list.showPopover()', '.showPopover'],
    ['document.startViewTransition(update)', 'document.startViewTransition'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['if (other) list.showPopover()', '.showPopover'],
  ])('finds in a script: %s', (code, name) => {
    expect(namesIn(code)).toEqual([name]);
  });

  test.each([
    'list.toSorted(); list.at(-1); structuredClone(list)',
    'if ("showPopover" in list) list.showPopover()',
    'function show() { if (!list.showPopover) return; list.showPopover() }',
    'list.showPopover?.()',
    'typeof scheduler === "object" && scheduler.yield()',
    'URL.canParse ? URL.canParse(text) : old(text)',
    'window.requestIdleCallback?.(work)',
  ])('leaves alone in a script: %s', (code) => {
    expect(namesIn(code)).toEqual([]);
  });

  test.each([
    '/[a--b]/v',
    '/(?i:a)/',
    'using file = open()',
    'import data from "./data.json" with { type: "json" }',
  ])('refuses syntax that is newer: %s', (code) => {
    expect(() => parseScript(code)).toThrow(SyntaxError);
  });
});
