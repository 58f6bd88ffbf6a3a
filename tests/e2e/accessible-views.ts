import type { Locator, Page } from '@playwright/test';
import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { test, type Mock } from './mock.ts';
import { setLanguage } from './wallet-page.ts';

/**
 * Each language in both themes; the widest window, a phone, and the narrowest. Phones are higher than any screen: a bar that covers half
 * of a control, wherever the page is scrolled to, would make it too small.
 */
const looks = [
  { locale: 'en', colorScheme: 'light', width: 1440, height: 800 },
  { locale: 'cn', colorScheme: 'dark', width: 390, height: 3200 },
  { locale: 'en', colorScheme: 'dark', width: 320, height: 3200 },
  { locale: 'cn', colorScheme: 'light', width: 1440, height: 800 },
] as const;

interface Walk {
  readonly page: Page;
  readonly mock: Mock;
  readonly locale: Locale;
  readonly texts: Messages;
  readonly main: Locator;
  /**
   * Expects that axe finds no violation on the page, and that nothing of a place is cut off or makes the page scroll sideways.
   * @param place `<main>` where it is left out
   */
  readonly check: (state: string, place?: Locator) => Promise<void>;
}

/**
 * A test for each look of a screen: `walk` leads through its states and checks each. Under `npm test` the first two looks, which have
 * both languages, both themes, the widest window and a phone.
 * @param screen as it is named in the matrix
 * @param states what is looked at, for the title: `the form, its errors and the question`
 */
export function testLooks(screen: string, states: string, walk: (walk: Walk) => Promise<void>): void {
  for (const { locale, colorScheme, width, height } of matrix(
    `looks of ${screen}`,
    looks,
    (_look, at) => at < 2,
  ))
    test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height } });
      test(`axe finds no violation, and nothing is cut off: ${states}`, async ({ page, mock }) => {
        test.slow();
        await setLanguage(page, locale);
        const main = page.getByRole('main');
        await walk({
          page,
          mock,
          locale,
          texts: messages(locale),
          main,
          check: (state, place = main) => expectAccessibleLayout(page, place, state),
        });
      });
    });
}
