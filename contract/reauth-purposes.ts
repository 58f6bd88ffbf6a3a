/**
 * What a person proves for that it is them, once more and just now. A proof covers the calls that name its purpose (`reauth` of an
 * endpoint; `callsByPurpose` of registry.ts lists them) and no other.
 */
export const reauthPurposes = [
  'two_factor_on',
  'two_factor_off',
  'recovery_codes',
  'whatsapp',
  'google',
  'devices',
  'pin',
] as const;
export type ReauthPurpose = (typeof reauthPurposes)[number];

/** How long a proof lasts, in seconds. */
export const REAUTH_SECONDS = 300;

/** What it is proven with. */
export const reauthMethods = ['password', 'email_code', 'totp', 'recovery_code'] as const;
export type ReauthMethod = (typeof reauthMethods)[number];
