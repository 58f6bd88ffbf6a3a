import { useStore } from '@nanostores/react';
import { $security } from '#src/stores/security/security.ts';

/** What unfreezing asks this account for: the PIN alone, or a code of the authenticator app too. */
export function useUnfreezeApproval(): 'pin' | 'totp' {
  return useStore($security).data?.two_factor.enabled ? 'totp' : 'pin';
}
