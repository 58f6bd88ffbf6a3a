import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** More stops than any page has before what a person came for. */
const FAR = 60;

/** What is wrong with where the focus is; empty when a person can see it and use what it is on. */
async function faultsOfFocus(page: Page): Promise<string[]> {
  const [role = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  const named = /^- (?:\/?[a-z]+) "/.test(role) ? [] : [`no name: ${role}`];
  const seen = await page.evaluate(() => {
    const nameOf = (node: Element | null) => `${node?.tagName ?? 'nothing'}.${node?.className ?? ''}`;
    const element = document.activeElement;
    if (!element || element === document.body) return ['the focus is nowhere'];
    const own = element.matches('a[href], button, input, select, summary, [tabindex="0"]');
    // A control that is drawn by its label is marked there.
    const ring = [element, element.parentElement, element.parentElement?.parentElement].find((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!ring) return [`no ring on ${nameOf(element)}`];
    const { x, y, width, height } = ring.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const clear = top !== null && (ring.contains(top) || top.contains(ring));
    return [
      ...(own ? [] : [`nothing to use: ${nameOf(element)}`]),
      ...(clear ? [] : [`hidden, or under ${nameOf(top)}`]),
    ];
  });
  return [...named, ...seen];
}

/** The keyboard alone: Tab to get somewhere, and the keys that people know from any page. */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page;

  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  const reach = async (target: Locator) => {
    await expect(target).toBeEnabled();
    for (let stops = 0; stops < FAR && !(await isAt(target)); stops += 1) {
      await keys.press('Tab');
      await expect.poll(() => faultsOfFocus(page), 'the focus can be seen').toEqual([]);
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
      await keys.type(row);
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
