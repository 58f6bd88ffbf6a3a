import type { ActivityEvent } from '#contract/activities.ts';
import { DEVICES, SECURITY, entry, refused, told, type SecurityEventRow } from './event-row.ts';

const SIGN_IN = { ...DEVICES, kind: 'sign_in' } as const;
const GUESS = { ...SECURITY, kind: 'sign_in' } as const;

/** Log-ins, tries at one, and the owner’s word that one was somebody else. */
export const signInEvents = {
  signed_in: { ...SIGN_IN, ...entry },
  new_device: {
    ...SIGN_IN,
    ...told,
    notification: 'device',
    email: 'new_device',
    restriction: { scope: 'new_payees', reason: 'new_device' },
  },
  password_refused: {
    ...GUESS,
    ...refused,
    notification: 'password_refused',
    email: 'password_refused',
  },
  // Whoever has got hold of a device, or of a session, tries to stay.
  password_refused_known_device: {
    ...GUESS,
    ...refused,
    notMe: true,
    notification: 'password_refused_known_device',
    email: 'password_refused_known_device',
  },
  // Who gets as far as to guess a code knows a password, or has got hold of a session.
  code_refused: {
    ...GUESS,
    ...refused,
    notMe: true,
    notification: 'code_refused',
    email: 'code_refused',
  },
  second_factor_refused: {
    ...GUESS,
    ...refused,
    notMe: true,
    notification: 'second_factor_refused',
    email: 'second_factor_refused',
  },
  // Its email has no link, which does nothing more.
  not_me: { ...SECURITY, ...entry, notification: 'not_me', email: 'not_me', ends: 'all' },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
