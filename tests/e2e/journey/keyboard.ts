import { expect, type Locator, type Page } from '@playwright/test';
import { focusProblems, readFocusWithRole } from '../focus.ts';
import type { InputMethod } from './input-method.ts';

/** More tab stops than any page has before its target. */
const MAX_TABS = 60;

/** Operates a page with the keyboard only: Tab to reach a control, and the standard keys of each control. */
export function keyboard(page: Page): InputMethod {
  const { keyboard: keys } = page;

  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  const tabTo = async (target: Locator) => {
    await expect(target).toBeEnabled();
    for (let stops = 0; stops < MAX_TABS && !(await isFocused(target)); stops += 1) {
      await keys.press('Tab');
      await expect
        .poll(async () => focusProblems(await readFocusWithRole(page)), 'the focus can be seen')
        .toEqual([]);
    }
    await expect(target).toBeFocused();
  };

  return {
    page,
    skipNavigation: async (skipLink) => {
      await keys.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await keys.press('Enter');
    },
    write: async (field, text) => {
      await tabTo(field);
      await keys.type(text);
    },
    press: async (button) => {
      await tabTo(button);
      await keys.press('Enter');
    },
    choose: async (list, row) => {
      await tabTo(list);
      // Option by option: type-ahead needs key presses, and no keyboard has a key for 6月.
      const rows = await list.getByRole('option').allTextContents();
      for (let down = rows.indexOf(row); down > 0; down -= 1) await keys.press('ArrowDown');
      await expect(list.getByRole('option', { selected: true })).toHaveText(row);
    },
    pick: async (group, place) => {
      // The group is one tab stop, on its first radio button until one is checked.
      await tabTo(group.getByRole('radio').first());
      await keys.press('Space');
      for (let moved = 0; moved < place; moved += 1) await keys.press('ArrowDown');
      await expect(group.getByRole('radio').nth(place)).toBeChecked();
    },
    search: async (list, row) => {
      await tabTo(list.and(page.locator('input')));
      await keys.type(row);
      await expect(page.getByRole('option', { name: row })).toBeVisible();
      await keys.press('Enter');
    },
  };
}
