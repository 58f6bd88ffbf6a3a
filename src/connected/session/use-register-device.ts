import { useEffect } from 'react';
import { ensureDeviceId } from '#src/stores/session/device.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { whenIdle } from '#src/ui/browser/when-idle.ts';

/**
 * Registers this browser's device where a sign-in starts (spec section 4, App start). The form does not wait for it. An error
 * is shown (section 8), except for a network error, which the form will report itself.
 */
export function useRegisterDevice({ deviceFailed }: { readonly deviceFailed: string }): void {
  useEffect(() => {
    // The fingerprint blocks a slow phone for a while, and typing must not wait for it.
    whenIdle(
      () =>
        void ensureDeviceId((error) => {
          if (!isNetworkError(error)) showToast('error', errorMessage(error, deviceFailed));
        }),
    );
  }, [deviceFailed]);
}
