import { join } from 'node:path';
import { addressVariables, type LocalAddresses } from './dev-urls.ts';
import { root } from './processes.ts';

/** The mock's replacements for the analytics and session recording services. */
export const telemetryScripts = (mockUrl: string) => ({
  analytics: `${mockUrl}/telemetry/analytics.js`,
  recorder: `${mockUrl}/telemetry/recorder.js`,
});

/**
 * Builds a preview with both services configured, so that visitors see the consent question. The ordinary preview is built
 * without them and shows that nothing of them is in it; a snapshot can't be both.
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

/** The folder of that build. */
export const telemetryDist = join(root, 'node_modules/.cache/cowrie-telemetry');
