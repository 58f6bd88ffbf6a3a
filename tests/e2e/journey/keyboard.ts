import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf, focusOf } from '../focus.ts';
import type { Hand } from './hand.ts';

/** More stops than any page has before what a person came for. */
const FAR = 60;

/** The keyboard alone: Tab to get somewhere, and the keys that people know from any page. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;

  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  const reach = async (target: Locator) => {
    await expect(target).toBeEnabled();
    for (let stops = 0; stops < FAR && !(await isAt(target)); stops += 1) {
      await keys.press('Tab');
      await expect.poll(async () => faultsOf(await focusOf(page)), 'the focus can be seen').toEqual([]);
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
      await reach(field);
      await keys.type(text);
    },
    press: async (button) => {
      await reach(button);
      await keys.press('Enter');
    },
    choose: async (list, row) => {
      await reach(list);
      // Row by row: what is typed to find a row are keys, and no keyboard has one for 6月.
      const rows = await list.getByRole('option').allTextContents();
      for (let down = rows.indexOf(row); down > 0; down -= 1) await keys.press('ArrowDown');
      await expect(list.getByRole('option', { selected: true })).toHaveText(row);
    },
    pick: async (group, place) => {
      // One stop for the whole group, on its first row until one is taken.
      await reach(group.getByRole('radio').first());
      await keys.press('Space');
      for (let moved = 0; moved < place; moved += 1) await keys.press('ArrowDown');
      await expect(group.getByRole('radio').nth(place)).toBeChecked();
    },
    search: async (list, row) => {
      await reach(list.and(page.locator('input')));
      await keys.type(row);
      await expect(page.getByRole('option', { name: row })).toBeVisible();
      await keys.press('Enter');
    },
  };
}
