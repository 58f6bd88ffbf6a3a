import { randomUUID } from 'node:crypto';
import type { Notification } from '#contract/notifications.ts';
import type { Payer } from '../../transfers/payer.ts';

export const EMAIL = 'tobi@example.com';

interface Told {
  readonly type: Notification['type'];
  readonly title: string | RegExp;
  /** `:name` stands for what the event answers under that name. */
  readonly link: string;
}

export interface EventRow {
  readonly event: string;
  /**
   * Lets it happen, and answers the ids that links name, by their names. What was told before `begin` led to the event and is not
   * compared.
   */
  readonly play: (tobi: Payer, begin: () => Promise<void>) => Promise<unknown>;
  /** The newest first. */
  readonly told: readonly Told[];
}

export const transaction = (title: string, link = '/w/transactions?id=:id'): Told => ({
  type: 'transaction',
  title,
  link,
});
export const security = (title: string): Told => ({ type: 'security', title, link: '/w/security' });
export const device = (title: string): Told => ({ type: 'device', title, link: '/w/devices-and-activities' });
export const product = (title: string, link: string): Told => ({ type: 'product', title, link });

/** The header of a call that must not happen twice. */
export const key = () => ({ 'idempotency-key': randomUUID() });
