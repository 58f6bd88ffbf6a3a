import { join } from 'node:path';
import { addressVariables, type LocalAddresses } from './dev-urls.ts';
import { root } from './processes.ts';

/** The mock's stand-ins for the services that count and record visits. */
export const telemetryScripts = (mockUrl: string) => ({
  analytics: `${mockUrl}/telemetry/analytics.js`,
  recorder: `${mockUrl}/telemetry/recorder.js`,
});

/**
 * A preview whose visitors are asked: with the mock's stand-ins for both services. The ordinary preview is built without,
 * and has to show that nothing of it is there then; a snapshot can't be both.
 */
export function telemetryPreview(addresses: LocalAddresses): NodeJS.ProcessEnv {
  const { analytics, recorder } = telemetryScripts(addresses.mockUrl);
  return {
    COWRIE_TARGET: 'preview',
    ...addressVariables(addresses),
    PUBLIC_ANALYTICS_URL: analytics,
    PUBLIC_RECORDER_URL: recorder,
  };
}

/** Where `npm test` builds it. */
export const telemetryDist = join(root, 'node_modules/.cache/cowrie-telemetry');
