/**
 * A wallet screen that makes no API calls: tests of the shell or a panel use it, so that all calls are the panel's. Tests of
 * this screen itself use its path instead. Component tests use it too, so this file must not import Playwright.
 */
export const QUIET_SCREEN = '/w/logout';
