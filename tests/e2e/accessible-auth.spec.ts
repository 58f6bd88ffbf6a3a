import { messages } from './messages.ts';
import { isFullRun, matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { allStates, walkedStates } from './states/all.ts';
import { heldSignInStates } from './states/held-sign-in.ts';
import { notMeStates } from './states/not-me.ts';
import { walkByTab } from './tab-walk.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { waitForHydration } from './hydration.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/** Every pairing of language with theme, of language with width and of theme with width. */
const variants = [
  { locale: 'en', colorScheme: 'light', viewport: wide },
  { locale: 'cn', colorScheme: 'dark', viewport: wide },
  { locale: 'en', colorScheme: 'dark', viewport: narrow },
  { locale: 'cn', colorScheme: 'light', viewport: narrow },
] as const;

/** The first state of each screen: its other states have mostly the same tab stops. */
const firstOfScreen = walkedStates.filter(
  ({ heading }, index) => walkedStates.findIndex((other) => other.heading === heading) === index,
);

for (const [variantIndex, { locale, ...options }] of variants.entries()) {
  test.describe(`${locale}, ${options.colorScheme}, ${options.viewport.width} px wide`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });
    const states = matrix(
      'states of the auth screens',
      allStates,
      (_, index) => index % variants.length === variantIndex,
    );
    for (const state of states) {
      const isWalked = (isFullRun ? walkedStates : firstOfScreen).includes(state);
      test(`axe${isWalked ? ' and the Tab key find' : ' finds'} no violation on ${state.name}`, async ({
        page,
        mock,
      }) => {
        const t = messages(locale);
        await state.open({ page, mock, locale, t });
        await expect(page.getByRole('heading', { level: 1, name: state.heading(t) })).toBeVisible();
        // Before hydration a button is disabled, and Tab skips it.
        await waitForHydration(page);
        await waitForAnimations(page);
        expect.soft(await violations(page)).toEqual([]);
        if (!isWalked) return;
        const { stops, faults } = await walkByTab(page);
        // The logo and the four links of the footer.
        expect(stops).toBeGreaterThanOrEqual(5);
        expect(faults).toEqual([]);
      });
    }
  });
}

// Both pages are reached from elsewhere, by who is in a hurry: an email on a phone, and Google.
for (const { locale, colorScheme } of [
  { locale: 'en', colorScheme: 'dark' },
  { locale: 'cn', colorScheme: 'light' },
] as const)
  test.describe(`${locale}, ${colorScheme}, 320 px wide`, () => {
    test.use({
      colorScheme,
      viewport: { width: 320, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    for (const { name, heading, open } of [...notMeStates, ...heldSignInStates])
      test(`axe finds no violation and nothing is clipped on ${name}`, async ({ page, mock }) => {
        const t = messages(locale);
        await open({ page, mock, locale, t });
        await expect(page.getByRole('heading', { level: 1, name: heading(t) })).toBeVisible();
        await expectAccessibleLayout(page, page.getByRole('main'), name);
      });
  });
