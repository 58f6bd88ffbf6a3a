import { useEffect } from 'react';
import { deviceId } from '#src/stores/session/device.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { isNetworkFailure } from '#src/stores/errors/error-predicates.ts';
import { notify } from '#src/stores/interface/toasts.ts';

/**
 * Registers this browser's device where a sign-in begins (spec section 4, App start), after the page has been drawn: the
 * form does not wait for it, and sends what has come by then. A refusal is told (section 8); without a network the form says
 * more than a device could.
 */
export function useDevice({ deviceFailed }: { readonly deviceFailed: string }): void {
  useEffect(() => {
    // A slow phone draws and hears for its fingerprint for a while: whoever types comes first.
    const later = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
    later(
      () =>
        void deviceId((error) => {
          if (!isNetworkFailure(error)) notify('error', errorText(error, deviceFailed));
        }),
    );
  }, [deviceFailed]);
}
