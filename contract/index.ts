/** Every call of the API, by the file that declares it. Tests and the mock walk this table. */
export * as auth from './auth.ts';
export * as contact from './contact.ts';
export * as device from './device.ts';
export * as market from './market.ts';
export * as newsletter from './newsletter.ts';
export * as notifications from './notifications.ts';
export * as promotions from './promotions.ts';
export * as referral from './referral.ts';
export * as session from './session.ts';
export * as status from './status.ts';
export * as twoFactor from './two-factor.ts';
export * as user from './user.ts';
export * as wallet from './wallet.ts';
export * as whatsapp from './whatsapp.ts';
