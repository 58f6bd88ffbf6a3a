import { useEffect } from 'react';
import { ensureDeviceId } from '#src/stores/session/device.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';

/**
 * Registers this browser's device where a sign-in begins (spec section 4, App start), after the page has been drawn: the
 * form does not wait for it, and sends what has come by then. A refusal is told (section 8); without a network the form says
 * more than a device could.
 */
export function useRegisterDevice({ deviceFailed }: { readonly deviceFailed: string }): void {
  useEffect(() => {
    // A slow phone draws and hears for its fingerprint for a while: whoever types comes first.
    const later = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
    later(
      () =>
        void ensureDeviceId((error) => {
          if (!isNetworkError(error)) showToast('error', errorMessage(error, deviceFailed));
        }),
    );
  }, [deviceFailed]);
}
