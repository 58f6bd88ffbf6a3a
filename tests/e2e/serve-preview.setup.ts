import { servePreview } from '../../scripts/serve-preview.ts';

/** Playwright's global set-up: the preview runs before the first test, and what this returns ends it after the last. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes the default export of this file
export default servePreview;
