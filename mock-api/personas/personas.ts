import { banned } from './banned.ts';
import { codeExpired, codeSent } from './code-sent.ts';
import { complete } from './complete.ts';
import { completeNoPin } from './complete-no-pin.ts';
import { deleted } from './deleted.ts';
import { deviceUnverified } from './device-unverified.ts';
import { oauthExisting, oauthNew } from './google-accounts.ts';
import { guest } from './guest.ts';
import { incompleteFlagOnly } from './incomplete-flag-only.ts';
import { cookieButNoSession, deviceLost, sessionExpired } from './broken-sessions.ts';
import { many } from './heavy-user.ts';
import { withDevices, withNotifications, withPromotions } from './counted.ts';
import { missingAll } from './missing-all.ts';
import { missingPassword } from './missing-password.ts';
import { missingReferral } from './missing-referral.ts';
import { missingReordered } from './missing-reordered.ts';
import { missingUserInfo } from './missing-user-info.ts';
import { missingUsername } from './missing-username.ts';
import type { PersonaName } from './persona-ids.ts';
import { newUser } from './new-user.ts';
import { ngnHeavy } from './ngn-heavy.ts';
import { noProfile } from './no-profile.ts';
import type { Persona } from './fixtures.ts';
import { twoFactor } from './two-factor.ts';
import { unicode } from './unicode.ts';
import { whatsappLinked } from './whatsapp-linked.ts';

/** Every persona. One without a title does not compile. */
export const personas: Readonly<Record<PersonaName, Persona>> = {
  guest,
  'new-user': newUser,
  complete,
  'missing-all': missingAll,
  'missing-password': missingPassword,
  'missing-user-info': missingUserInfo,
  'missing-username': missingUsername,
  'missing-referral': missingReferral,
  'missing-reordered': missingReordered,
  'incomplete-flag-only': incompleteFlagOnly,
  'device-unverified': deviceUnverified,
  banned,
  deleted,
  unicode,
  'code-sent': codeSent,
  'code-expired': codeExpired,
  'complete-no-pin': completeNoPin,
  'no-profile': noProfile,
  'device-lost': deviceLost,
  'session-expired': sessionExpired,
  'cookie-but-no-session': cookieButNoSession,
  'oauth-new': oauthNew,
  'oauth-existing': oauthExisting,
  'two-factor': twoFactor,
  'whatsapp-linked': whatsappLinked,
  'ngn-heavy': ngnHeavy,
  many,
  'notifications-0': withNotifications(0),
  'notifications-1': withNotifications(1),
  'notifications-500': withNotifications(500),
  'devices-0': withDevices(0),
  'devices-1': withDevices(1),
  'devices-50': withDevices(50),
  'promotions-0': withPromotions(0),
  'promotions-10': withPromotions(10),
  'promotions-11': withPromotions(11),
  'promotions-95': withPromotions(95),
};
