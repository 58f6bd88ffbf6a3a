import type { Page } from '@playwright/test';
import { installKeyboard, unnamedControls, readFocus, focusStateProblems, type InPage } from './focus.ts';

interface Place {
  /** Its name in a report. */
  readonly label: string;
  /** Its box in document pixels. */
  readonly box: { readonly top: number; readonly bottom: number; readonly left: number };
  /** It floats above the page, as a toast does: its position says nothing about the order. */
  readonly floats: boolean;
  /** The indexes of the expected jumps that may start here, and of those that may end here. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Moves of the focus up or to the left, with a reason: all others are faults. Both ends are selectors of controls. */
const expectedJumps: readonly { readonly from: string; readonly to: string }[] = [
  // From the foot of the side menu to the top of the page beside it.
  { from: 'nav.side > button', to: 'header.top > button' },
  // From the foot of one column of settings to the top of the next.
  { from: '.settings .setting input', to: '.settings .places a' },
  // On a phone the avatar is left of the tools, which precede it in the document.
  { from: 'header.top > .tool', to: 'header.top > .me' },
  // The actions float over the end of the screen, which they are.
  { from: '.about-token a', to: '.token-actions a' },
];

/** All expected tab stops in document order; `keyless` are clickable elements without keyboard access. */
async function findPlaces(page: Page): Promise<{ places: Place[]; keyless: string[] }> {
  await installKeyboard(page);
  return page.evaluate((jumps) => {
    const { keyboard } = globalThis as unknown as InPage;
    const { describe, groupOf } = keyboard;
    const jumpsAt = (element: Element, end: 'from' | 'to') =>
      jumps.flatMap((jump, index) => (element.matches(jump[end]) ? [index] : []));
    const controls = keyboard
      .controls()
      .filter(
        (element) => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => element.getBoundingClientRect().width > 0);
    const stops = controls.filter(
      (element, at) =>
        element.tabIndex >= 0 &&
        // A radio group is one stop.
        (groupOf(element) === null ||
          controls.findIndex((other) => groupOf(other) === groupOf(element)) === at),
    );
    keyboard.stops = stops;
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFloating(element.parentElement));
    return {
      places: stops.map((element) => {
        const { top, bottom, left } = element.getBoundingClientRect();
        return {
          label: describe(element),
          box: { top: top + scrollY, bottom: bottom + scrollY, left: left + scrollX },
          floats: isFloating(element),
          starts: jumpsAt(element, 'from'),
          ends: jumpsAt(element, 'to'),
        };
      }),
      // The button of a combobox does what the arrow keys do in its field.
      keyless: controls
        .filter((element) => element.tabIndex < 0 && !element.closest('.combobox'))
        .map(describe),
    };
  }, expectedJumps);
}

/** Moves the focus to the start of the document, where it is after loading. */
const moveFocusToStart = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** Presses a key until the focus leaves the page; returns the indexes of the visited stops and the problems. */
async function followKey(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  places: number,
): Promise<{ visited: number[]; faults: string[] }> {
  const visited: number[] = [];
  const faults: string[] = [];
  for (let count = 0; count < places + 5; count += 1) {
    await page.keyboard.press(key);
    const seen = await readFocus(page);
    if (!seen) return { visited, faults };
    // One round: a headless browser without a toolbar wraps around.
    if (seen.stop >= 0 && seen.stop === visited[0]) return { visited, faults };
    faults.push(...focusStateProblems(seen));
    if (seen.stop < 0) faults.push(`${seen.label} came unexpected`);
    else visited.push(seen.stop);
  }
  return { visited, faults: [...faults, `${key} never leaves the page`] };
}
/** Below, or to the right in the same line. */
const comesAfter = (before: Place['box'], after: Place['box']) =>
  after.top >= before.bottom - 1 || (after.left > before.left && after.bottom > before.top);

export interface TabWalk {
  /** The number of visited stops. */
  readonly stops: number;
  /** Problems for keyboard users, as text. */
  readonly faults: string[];
}

/** Traverses a page with Tab from start to end and back with Shift+Tab (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const { places, keyless } = await findPlaces(page);
  const nameless = await unnamedControls(page);
  await moveFocusToStart(page);
  const forwards = await followKey(page, 'Tab', places.length);
  const backwards = await followKey(page, 'Shift+Tab', places.length);
  const name = (place: number) => places[place]?.label ?? 'nothing';
  const missed = places.filter((_, place) => !forwards.visited.includes(place)).map(({ label }) => label);
  const jumps = forwards.visited.slice(1).flatMap((to, at) => {
    const [before, after] = [places[forwards.visited[at] ?? 0], places[to]];
    if (!before || !after || before.floats || after.floats) return [];
    if (before.starts.some((jump) => after.ends.includes(jump))) return [];
    return comesAfter(before.box, after.box) ? [] : [`${after.label} comes after ${before.label}`];
  });
  const returned = backwards.visited.toReversed().map(name).join(', ');
  return {
    stops: forwards.visited.length,
    faults: [
      ...nameless,
      ...forwards.faults,
      ...backwards.faults.map((fault) => `on the way back ${fault}`),
      ...missed.map((label) => `${label} is passed over`),
      ...keyless.map((label) => `${label} is for the mouse alone`),
      ...jumps,
      ...(returned === forwards.visited.map(name).join(', ')
        ? []
        : [`the way back is another one: ${returned}`]),
    ],
  };
}
