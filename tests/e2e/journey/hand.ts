import type { Locator, Page } from '@playwright/test';

/** How a person does things on a page: with a mouse, or with the keyboard alone. */
export interface Hand {
  readonly page: Page;
  /** Goes past the navigation to what the page is about. */
  skipNavigation: (skipLink: Locator) => Promise<void>;
  /** Types into a field that is empty. */
  write: (field: Locator, text: string) => Promise<void>;
  press: (button: Locator) => Promise<void>;
  /** Takes a row of a native list by its text. */
  choose: (list: Locator, row: string) => Promise<void>;
  /** Takes one of a group of radio buttons; `place` counts from 0. */
  pick: (group: Locator, place: number) => Promise<void>;
  /** Takes a row of a list that is searched by typing. */
  search: (list: Locator, row: string) => Promise<void>;
}
