import { join } from 'node:path';
import { addressVariables, mockUrl } from './addresses.ts';
import { root } from './processes.ts';

export const analyticsScript = `${mockUrl}/telemetry/analytics.js`;
export const recorderScript = `${mockUrl}/telemetry/recorder.js`;

/**
 * A preview whose visitors are asked: with the mock's stand-ins for both services. The ordinary preview is built without,
 * and has to show that nothing of it is there then; what is frozen can't be both.
 */
export const telemetryPreview = (): NodeJS.ProcessEnv => ({
  COWRIE_TARGET: 'preview',
  ...addressVariables(),
  PUBLIC_ANALYTICS_URL: analyticsScript,
  PUBLIC_RECORDER_URL: recorderScript,
});

/** Where `npm test` builds it. */
export const telemetryDist = join(root, 'node_modules/.cache/cowrie-telemetry');
