import { servePreview } from '../../scripts/serve-preview.ts';
import { preload } from '../clock/preload.ts';

/** Playwright's global setup: starts the preview before the first test; the returned function stops it after the last. Its servers begin today. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes the default export of this file
export default () => servePreview({ NODE_OPTIONS: preload(process.env.NODE_OPTIONS) });
