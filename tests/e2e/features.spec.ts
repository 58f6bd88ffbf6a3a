import { messages } from './messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { languages } from './languages.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

// The content of the page is in tests/server/features.test.ts. The page needs no JavaScript.
test.use({ javaScriptEnabled: false });

const widths = [320, 390, 768, 1440];
for (const locale of languages('en'))
  test(`in ${locale} /features does not clip its tables at ${widths.join(', ')} px`, async ({ page }) => {
    const { small } = messages(locale).features;
    await openPage(page, localizePath(locale, '/features'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const tables = await page.getByRole('table').all();
      expect(tables.length).toBeGreaterThan(1);
      // With very large text the section scrolls horizontally; at the default size it must not.
      for (const table of tables) {
        const { x, width: broad } = (await table.boundingBox())!;
        const cell = (await page.getByRole('region', { name: small.assets.title }).boundingBox())!;
        expect(x + broad, `${width} px`).toBeLessThanOrEqual(cell.x + cell.width - 16);
      }
    }
  });

const sizes = [
  { locale: 'en', width: 1440, height: 800 },
  { locale: 'cn', width: 390, height: 844 },
  { locale: 'cn', width: 1440, height: 800 },
  { locale: 'en', width: 390, height: 844 },
] as const;
// The first two cover both languages and both widths.
for (const { locale, width, height } of matrix('sizes of /features', sizes, (_, index) => index < 2))
  test(`in ${locale} each chip of /features scrolls to its section below the header at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, localizePath(locale, '/features'));
    const chips = page.getByRole('navigation', { name: messages(locale).features.jump }).getByRole('link');
    await expect(chips).toHaveCount(10);
    for (const chip of await chips.all()) {
      await chip.click();
      await expect(page).toHaveURL(new RegExp(`${(await chip.getAttribute('href'))!}$`));
      const name = await chip.innerText();
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = (await page.getByRole('banner').boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
    }
  });

for (const locale of languages('cn'))
  test(`in ${locale} Tab visits the ten chips of /features, then the button of each section`, async ({
    page,
  }) => {
    const { features } = messages(locale);
    await openPage(page, localizePath(locale, '/features'));
    const chips = page.getByRole('navigation', { name: features.jump }).getByRole('link');
    const names = await chips.allInnerTexts();
    expect(names).toHaveLength(10);
    await chips.first().focus();
    for (const [index] of names.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await expect(chips.nth(index)).toBeFocused();
    }
    for (const [index, name] of names.entries()) {
      await page.keyboard.press('Tab');
      // Staking, the first, is still to come.
      const label = index === 0 ? features.soon.staking : interpolate(features.tryNow.label, { name });
      const button = page.getByRole('main').getByRole('link', { name: label, exact: true });
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localizePath(locale, '/signup'));
  });
