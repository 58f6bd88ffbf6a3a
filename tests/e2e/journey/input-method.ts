import type { Locator, Page } from '@playwright/test';

/** How a user operates a page: with a mouse, or with the keyboard only. */
export interface InputMethod {
  readonly page: Page;
  /** Skips the navigation to the main content. */
  skipNavigation: (skipLink: Locator) => Promise<void>;
  /** Types into an empty field. */
  write: (field: Locator, text: string) => Promise<void>;
  press: (button: Locator) => Promise<void>;
  /** Selects an option of a native select by its text. */
  choose: (list: Locator, row: string) => Promise<void>;
  /** Selects a radio button of a group; `place` is its index. */
  pick: (group: Locator, place: number) => Promise<void>;
  /** Selects an option of a combobox by typing. */
  search: (list: Locator, row: string) => Promise<void>;
}
