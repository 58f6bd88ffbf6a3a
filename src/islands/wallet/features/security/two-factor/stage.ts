import type { TwoFactorSetup } from '#src/stores/security/two-factor.ts';

/**
 * What the screen is doing. The key and the codes are here alone, in the state of the screen: they are gone with it, and nothing that
 * outlives it has them.
 */
export type Stage =
  /** Whether it is on, and what can be done about that. `isLost`: it was turned on, and the answer with the codes was lost. */
  | { readonly name: 'overview'; readonly isLost: boolean }
  | { readonly name: 'scan'; readonly setup: TwoFactorSetup }
  /** The key can't be turned on any more. */
  | { readonly name: 'ended'; readonly why: 'expired' | 'replaced' }
  /** Ten codes that have to be kept: the first ones, or new ones. */
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly isRenewal: boolean };

export const overview: Stage = { name: 'overview', isLost: false };
