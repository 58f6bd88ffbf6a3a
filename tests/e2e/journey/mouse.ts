import type { Page } from '@playwright/test';
import type { InputMethod } from './input-method.ts';

export function mouse(page: Page): InputMethod {
  return {
    page,
    skipNavigation: async () => undefined,
    write: async (field, text) => {
      await field.click();
      await page.keyboard.type(text);
    },
    press: (button) => button.click(),
    // The operating system draws the native list, so a test cannot click it.
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
