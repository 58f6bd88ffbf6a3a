import type { Page } from '@playwright/test';

/** Waits until all animations have finished, so that axe measures the final colours. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  );
