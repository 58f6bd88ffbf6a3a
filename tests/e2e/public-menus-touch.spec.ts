import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

const { shell } = messages('en');
const { features } = shell.nav;

/** A finger needs 44 px (WCAG 2.2, success criterion 2.5.5). */
const FINGER = 44;

for (const { where, viewport, nav } of [
  { where: 'the header of a tablet', viewport: { width: 1180, height: 820 }, nav: shell.nav.label },
  { where: 'the drawer of a phone', viewport: { width: 390, height: 844 }, nav: shell.nav.menu },
]) {
  test.describe(`by touch, in ${where}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('Features leads to its page, and the button beside it opens and closes its list', async ({
      page,
    }) => {
      await openPage(page, '/contact');
      const navigation = page.getByRole('navigation', { name: nav, exact: true });
      if (viewport.width < 1080) await page.getByRole('button', { name: shell.nav.menu }).tap();
      const own = navigation.getByRole('link', { name: features, exact: true });
      const list = interpolate(shell.nav.list, { name: features });
      const toggle = navigation
        .getByRole('button', { name: list })
        .or(navigation.locator('summary', { hasText: list }));
      const entry = navigation.getByRole('link', { name: shell.links.security });
      for (const target of [own, toggle]) {
        const box = (await target.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER);
      }
      await expect(entry).toBeHidden();
      await toggle.tap();
      await expect(entry).toBeVisible();
      await toggle.tap();
      await expect(entry).toBeHidden();
      await own.tap();
      await expect(page).toHaveURL('/features');
    });
  });
}
