import { messages } from './messages.ts';
import { isFullRun, matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { allStates, walkedStates } from './states/all.ts';
import { walk } from './walk.ts';
import { settled } from './settled.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/** Each language in each theme and width, and each theme in each width. */
const looks = [
  { locale: 'en', colorScheme: 'light', viewport: wide },
  { locale: 'cn', colorScheme: 'dark', viewport: wide },
  { locale: 'en', colorScheme: 'dark', viewport: narrow },
  { locale: 'cn', colorScheme: 'light', viewport: narrow },
] as const;

/** The first state of each screen: in its others, what Tab comes by is mostly the same. */
const firstOfScreen = walkedStates.filter(
  ({ heading }, index) => walkedStates.findIndex((other) => other.heading === heading) === index,
);

for (const [at, { locale, ...look }] of looks.entries()) {
  test.describe(`${locale}, ${look.colorScheme}, ${look.viewport.width} px wide`, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } });
    const states = matrix('states before the wallet', allStates, (_, turn) => turn % looks.length === at);
    for (const state of states) {
      const isWalked = (isFullRun ? walkedStates : firstOfScreen).includes(state);
      test(`axe${isWalked ? ' and the Tab key find' : ' finds'} nothing wrong on ${state.name}`, async ({
        page,
        mock,
      }) => {
        const t = messages(locale);
        await state.open({ page, mock, locale, t });
        await expect(page.getByRole('heading', { level: 1, name: state.heading(t) })).toBeVisible();
        await settled(page);
        expect.soft(await violations(page)).toEqual([]);
        if (!isWalked) return;
        const { stops, faults } = await walk(page);
        // The logo, and the four links at the foot.
        expect(stops).toBeGreaterThanOrEqual(5);
        expect(faults).toEqual([]);
      });
    }
  });
}
