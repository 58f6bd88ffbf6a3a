import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

for (const locale of languages('cn')) {
  test(`${localizePath(locale, '/company')} has the sections that the navigation links to`, async ({
    page,
  }) => {
    const { company, shell } = messages(locale);
    await openPage(page, localizePath(locale, '/company'));
    for (const [word, heading] of [
      ['investors', company.investors.heading],
      ['brand', company.brand.heading],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: shell.links[word], exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`the brand guidelines list the colours that the ${colorScheme} theme uses`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/company');
    const shown = await page.locator('.colours > li').evaluateAll(
      (items, nth) =>
        items.map((item) => {
          const name = item.querySelector('b')!.textContent.trim();
          // The computed value of the named colour on this page.
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.setProperty('color', `var(--${name})`);
          const { color } = getComputedStyle(probe);
          const hex = [...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0'));
          const swatch = item.querySelectorAll('rect')[nth]!.getAttribute('fill');
          return {
            name,
            stated: item.querySelectorAll('code')[nth]!.textContent,
            swatch,
            used: `#${hex.join('')}`,
          };
        }),
      index,
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const { stated, swatch, used, name } of shown)
      expect([name, stated, swatch]).toEqual([name, used, used]);
  });
}
