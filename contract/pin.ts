import * as z from 'zod/mini';
import { normalizeAscii } from './text/ascii-field.ts';

/** The length of the PIN that approves payments. */
export const PIN_LENGTH = 6;

const format = new RegExp(`^\\d{${PIN_LENGTH}}$`);
/** A PIN as it is chosen; whether it is easy to guess, `pinWeakness` says. */
export const newPin = z.string().check(z.overwrite(normalizeAscii), z.regex(format));

/** Why a PIN is easy to guess. */
export const pinWeaknesses = ['repeated', 'run', 'birth_date', 'phone'] as const;
export type PinWeakness = (typeof pinWeaknesses)[number];

/** What of its owner a PIN is compared with. */
export interface PinOwner {
  /** As in `1993-03-08`. */
  readonly date_of_birth?: string | null | undefined;
  readonly phone_number?: string | null | undefined;
}

/** Why a PIN is easy to guess: one digit only, a run, the owner's birth date or a part of their phone number; null if it is not. */
export function pinWeakness(pin: string, { date_of_birth, phone_number }: PinOwner = {}): PinWeakness | null {
  if (/^(\d)\1*$/.test(pin)) return 'repeated';
  if ('01234567890'.includes(pin) || '09876543210'.includes(pin)) return 'run';
  const [year = '', month = '', day = ''] = date_of_birth?.split('-') ?? [];
  const short = year.slice(2);
  const dates = [day + month + short, month + day + short, short + month + day, short + day + month];
  if (dates.includes(pin)) return 'birth_date';
  return phone_number?.replace(/\D/g, '').includes(pin) ? 'phone' : null;
}
