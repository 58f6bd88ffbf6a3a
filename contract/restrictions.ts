import * as z from 'zod/mini';

/** What somebody can not send to while a restriction lasts. */
export const restrictionScopes = ['new_payees', 'all_outgoing', 'bank'] as const;
/** The change after which sending is restricted. */
export const restrictionReasons = [
  'password_changed',
  'pin_reset',
  'two_factor_off',
  'new_device',
  'review',
] as const;

export const restriction = z.object({
  scope: z.enum(restrictionScopes),
  reason: z.enum(restrictionReasons),
  until: z.iso.datetime(),
});
export type Restriction = z.output<typeof restriction>;
