import type { Page } from '@playwright/test';
import { installKeyboard, namelessIn, seeFocus, sightFaults, type InPage } from './focus.ts';

interface Place {
  /** What a report calls it. */
  readonly what: string;
  /** Pixels of the document. */
  readonly box: { readonly top: number; readonly bottom: number; readonly left: number };
  /** Over the page, as a toast is: its place says nothing of the order. */
  readonly floats: boolean;
}

/** Everything of the page that Tab should come by, in the order of the document; `keyless` is for the mouse alone. */
async function findPlaces(page: Page): Promise<{ places: Place[]; keyless: string[] }> {
  await installKeyboard(page);
  return page.evaluate(() => {
    const { keyboard } = globalThis as unknown as InPage;
    const { describe, groupOf } = keyboard;
    const controls = keyboard
      .controls()
      .filter(
        (element) => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => element.getBoundingClientRect().width > 0);
    const stops = controls.filter(
      (element, at) =>
        element.tabIndex >= 0 &&
        // One stop for a whole group.
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
          what: describe(element),
          box: { top: top + scrollY, bottom: bottom + scrollY, left: left + scrollX },
          floats: isFloating(element),
        };
      }),
      // The arrow of a searched list does what its field does by the arrow keys.
      keyless: controls
        .filter((element) => element.tabIndex < 0 && !element.closest('.combobox'))
        .map(describe),
    };
  });
}

/** Puts the focus before everything, where it is when a page has just come. */
const toTheTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** The numbers of the places that a key comes by until the focus leaves the page, and what was wrong on the way. */
async function follow(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  places: number,
): Promise<{ way: number[]; faults: string[] }> {
  const way: number[] = [];
  const faults: string[] = [];
  for (let count = 0; count < places + 5; count += 1) {
    await page.keyboard.press(key);
    const seen = await seeFocus(page);
    if (!seen) return { way, faults };
    // Round once: a browser without a frame of its own begins again at the other end.
    if (seen.stop >= 0 && seen.stop === way[0]) return { way, faults };
    faults.push(...sightFaults(seen));
    if (seen.stop < 0) faults.push(`${seen.what} came unexpected`);
    else way.push(seen.stop);
  }
  return { way, faults: [...faults, `${key} never leaves the page`] };
}
/** Below, or right of it in its line. */
const comesAfter = (before: Place['box'], after: Place['box']) =>
  after.top >= before.bottom - 1 || (after.left > before.left && after.bottom > before.top);

export interface Walk {
  /** How many stops the way had. */
  readonly stops: number;
  /** What a person at the keyboard would stumble over, in words. */
  readonly faults: string[];
}

/** Walks a page by Tab from its top to its end and by Shift+Tab back again (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
export async function walk(page: Page): Promise<Walk> {
  const { places, keyless } = await findPlaces(page);
  const nameless = await namelessIn(page);
  await toTheTop(page);
  const there = await follow(page, 'Tab', places.length);
  const back = await follow(page, 'Shift+Tab', places.length);
  const name = (place: number) => places[place]?.what ?? 'nothing';
  const missed = places.filter((_, place) => !there.way.includes(place)).map(({ what }) => what);
  const jumps = there.way.slice(1).flatMap((to, at) => {
    const [before, after] = [places[there.way[at] ?? 0], places[to]];
    if (!before || !after || before.floats || after.floats) return [];
    return comesAfter(before.box, after.box) ? [] : [`${after.what} comes after ${before.what}`];
  });
  const returned = back.way.toReversed().map(name).join(', ');
  return {
    stops: there.way.length,
    faults: [
      ...nameless,
      ...there.faults,
      ...back.faults.map((fault) => `on the way back ${fault}`),
      ...missed.map((what) => `${what} is passed over`),
      ...keyless.map((what) => `${what} is for the mouse alone`),
      ...jumps,
      ...(returned === there.way.map(name).join(', ') ? [] : [`the way back is another one: ${returned}`]),
    ],
  };
}
