import { expect, type Page } from '@playwright/test';

/** Waits until every island of the page is hydrated: Astro takes the attribute `ssr` away then. */
export const waitForHydration = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);
