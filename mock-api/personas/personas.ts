import { codeExpired, codeSent } from './code-sent.ts';
import { complete } from './complete.ts';
import { completeNoPin } from './complete-no-pin.ts';
import { withAnnouncements, withDevices, withNotifications, withPromotions } from './counted.ts';
import type { Persona } from './fixtures.ts';
import { many } from './heavy-user.ts';
import { manyActivities } from './many-activities.ts';
import { manyTransactions } from './many-transactions.ts';
import { newDeviceLogin } from './new-device-login.ts';
import { ngnHeavy } from './ngn-heavy.ts';
import { payee, payer } from './payer-and-payee.ts';
import { paymentPersonas } from './payment-personas.ts';
import type { PersonaName } from './persona-ids.ts';
import { simplePersonas } from './simple-personas.ts';
import { fewRecoveryCodes, twoFactor } from './two-factor.ts';
import { unicode } from './unicode.ts';
import { whatsappLinked } from './whatsapp-linked.ts';

/** Every persona, by name. */
export const personas: Readonly<Record<PersonaName, Persona>> = {
  ...simplePersonas,
  ...paymentPersonas,
  payer,
  payee,
  complete,
  'complete-no-pin': completeNoPin,
  'code-sent': codeSent,
  'code-expired': codeExpired,
  unicode,
  'two-factor': twoFactor,
  'few-recovery-codes': fewRecoveryCodes,
  'new-device-login': newDeviceLogin,
  'whatsapp-linked': whatsappLinked,
  'ngn-heavy': ngnHeavy,
  many,
  'many-transactions': manyTransactions,
  'many-activities': manyActivities,
  'notifications-0': withNotifications(0),
  'notifications-1': withNotifications(1),
  'notifications-500': withNotifications(500),
  'devices-0': withDevices(0),
  'devices-1': withDevices(1),
  'devices-50': withDevices(50),
  'announcements-0': withAnnouncements(0),
  'announcements-95': withAnnouncements(95),
  'promotions-0': withPromotions(0),
  'promotions-10': withPromotions(10),
  'promotions-11': withPromotions(11),
  'promotions-95': withPromotions(95),
};
