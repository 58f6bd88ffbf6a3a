import { useEffect } from 'react';
import { deviceId } from '#src/stores/device.ts';

/**
 * Registers this browser's device where a sign-in begins (spec section 4, App start), after the page has been drawn: the
 * form does not wait for it, and sends what has come by then.
 */
export function useDevice(): void {
  useEffect(() => {
    // A slow phone draws and hears for its fingerprint for a while: whoever types comes first.
    const later = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
    later(() => void deviceId());
  }, []);
}
