import { messages } from '#src/i18n/messages.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { allStates, walkedStates } from './states/all.ts';
import { walk } from './walk.ts';
import { settled } from './settled.ts';

const looks = [
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'cn', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { locale, ...look } of looks) {
  test.describe(`${locale}, ${look.colorScheme}, ${look.viewport.width} px wide`, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } });
    for (const state of allStates) {
      test(`axe and the Tab key find nothing wrong on ${state.name}`, async ({ page, mock }) => {
        const t = messages(locale);
        await state.open({ page, mock, locale, t });
        await expect(page.getByRole('heading', { level: 1, name: state.heading(t) })).toBeVisible();
        await settled(page);
        expect.soft(await violations(page)).toEqual([]);
        if (!walkedStates.includes(state)) return;
        const { stops, faults } = await walk(page);
        // The logo, and the four links at the foot.
        expect(stops).toBeGreaterThanOrEqual(5);
        expect(faults).toEqual([]);
      });
    }
  });
}
