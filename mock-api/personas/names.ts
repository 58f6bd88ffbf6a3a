/** The states of a person that a screen can meet. */
export const personaNames = [
  'guest',
  'new-user',
  'complete',
  'missing-all',
  'missing-password',
  'missing-user-info',
  'missing-username',
  'missing-referral',
  'missing-reordered',
  'incomplete-flag-only',
  'device-unverified',
  'banned',
  'deleted',
  'unicode',
] as const;
export type PersonaName = (typeof personaNames)[number];
