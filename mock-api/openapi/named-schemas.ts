import * as z from 'zod/mini';
import { balance } from '#contract/balances.ts';
import { fingerprint } from '#contract/devices.ts';
import { emergencyContact } from '#contract/emergency-contact.ts';
import { marketAsset } from '#contract/market.ts';
import { amount, signedAmount } from '#contract/money-schema.ts';
import { flags, notification } from '#contract/notifications.ts';
import { address } from '#contract/onboarding.ts';
import { preferences } from '#contract/preferences.ts';
import { promotion } from '#contract/promotions.ts';
import { person } from '#contract/search.ts';
import { component } from '#contract/service-status.ts';
import { article, conversation, message } from '#contract/support.ts';
import { counterparty, transaction } from '#contract/transactions.ts';

interface Named {
  readonly id: string;
  readonly description: string;
  readonly pattern?: string;
}

const DIGITS = '(?:0|[1-9]\\d{0,29})(?:\\.\\d{0,23}[1-9])?';

/** Schemas that stand under `components.schemas` with a name, and what they are. */
export const namedSchemas = z.registry<Named>();
const names: readonly (readonly [z.ZodMiniType, Named])[] = [
  [
    amount,
    {
      id: 'Amount',
      description:
        'A decimal number as text, never a float: no sign, exponent, leading or trailing zeros. As many decimals as the asset has at most.',
      pattern: `^${DIGITS}$`,
    },
  ],
  [
    signedAmount,
    { id: 'SignedAmount', description: 'As an Amount, but may be negative.', pattern: `^-?${DIGITS}$` },
  ],
  [address, { id: 'PostalAddress', description: 'Where somebody lives.' }],
  [article, { id: 'Article', description: 'A help article of the site.' }],
  [balance, { id: 'Balance', description: 'What a user owns of one asset.' }],
  [component, { id: 'ServiceComponent', description: 'A part of the service that users notice.' }],
  [conversation, { id: 'Conversation', description: 'A conversation with support.' }],
  [counterparty, { id: 'Counterparty', description: 'The other side of a transaction; `kind` tells which.' }],
  [emergencyContact, { id: 'EmergencyContact', description: 'Whom to call when the user can’t be reached.' }],
  [fingerprint, { id: 'Fingerprint', description: 'What a browser says of itself.' }],
  [flags, { id: 'NotificationSettings', description: 'What a user wants to be notified of.' }],
  [marketAsset, { id: 'MarketAsset', description: 'A row of the market with its figures of now.' }],
  [message, { id: 'Message', description: 'A message of a conversation with support.' }],
  [notification, { id: 'Notification', description: 'Something that has happened to the account.' }],
  [person, { id: 'Person', description: 'Another user, as far as everybody may know them.' }],
  [preferences, { id: 'Preferences', description: 'How the wallet looks and speaks.' }],
  [promotion, { id: 'Promotion', description: 'An offer that runs now.' }],
  [transaction, { id: 'Transaction', description: 'Money that moved, or is on its way.' }],
];
for (const [schema, named] of names) namedSchemas.add(schema as never, named);
