import { servePreview } from '../../scripts/serve-preview.ts';

/** Playwright's global setup: starts the preview before the first test; the returned function stops it after the last. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes the default export of this file
export default servePreview;
