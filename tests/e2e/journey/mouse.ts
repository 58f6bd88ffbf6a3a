import type { Page } from '@playwright/test';
import type { Hand } from './hand.ts';

export function mouse(page: Page): Hand {
  return {
    page,
    skipNavigation: async () => undefined,
    write: async (field, text) => {
      await field.click();
      await page.keyboard.type(text);
    },
    press: (button) => button.click(),
    // The native list is the system's own: no page can be clicked there.
    choose: async (list, row) => {
      await list.selectOption({ label: row });
    },
    pick: (group, place) => group.getByRole('radio').nth(place).check(),
    search: async (list, row) => {
      await list.and(page.locator('input')).click();
      await page.keyboard.type(row);
      await page.getByRole('option', { name: row }).click();
    },
  };
}
