import * as z from 'zod/mini';

/** What somebody can not send to while a restriction lasts. */
export const restrictionScopes = ['new_payees', 'all_outgoing', 'bank'] as const;
export type RestrictionScope = (typeof restrictionScopes)[number];
/** The change after which sending is restricted. */
export const restrictionReasons = [
  'password_changed',
  'pin_reset',
  'two_factor_off',
  'new_device',
  'review',
] as const;
/** What a reset of the PIN followed where it holds back everything: a thief of the mailbox gets that far. */
export const resetCauses = ['password_reset', 'new_device'] as const;
export type ResetCause = (typeof resetCauses)[number];

/** What can still be sent to while restrictions hold: of what they hold back together, the rest. */
export const sendableTo = ['known', 'known_not_banks', 'not_banks', 'nobody'] as const;
export type CanSendTo = (typeof sendableTo)[number];

export const restriction = z.object({
  scope: z.enum(restrictionScopes),
  reason: z.enum(restrictionReasons),
  /** What the reset of the PIN followed; null unless it holds back everything for that. */
  after: z.nullable(z.enum(resetCauses)),
  /** Whose payments it holds back: those of every device, of the one that asks, or of another one. */
  device: z.enum(['all', 'this', 'other']),
  until: z.iso.datetime(),
});
export type Restriction = z.output<typeof restriction>;

/** What holds a payment back: the widest restriction, and what the device that asks should know besides. */
export const paymentRestriction = z.extend(restriction, {
  /** Narrower ones that hold it back longer; widest first. */
  others: z.array(restriction),
  /** What can still be sent to on this device, by all restrictions that hold there. */
  can_send_to: z.enum(sendableTo),
});
