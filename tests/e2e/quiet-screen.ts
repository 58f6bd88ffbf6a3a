/**
 * A screen of the wallet that reads nothing from the API by itself: where a test is about the frame or a panel, all calls are
 * the panel's. A test about this screen itself names its own address instead. Component tests use it too, so this file must
 * not import Playwright.
 */
export const QUIET_SCREEN = '/w/logout';
