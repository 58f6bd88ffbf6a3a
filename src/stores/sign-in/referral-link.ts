import { session } from '#src/api/storage.ts';

/** The form of a code (spec section 5). Not the contract's schema: the page of signing up, which keeps one, has no field for it. */
const CODE = /^[A-Za-z0-9]{8}$/;

/** Keeps the code of a friend's link in this tab alone, until the step that asks for it; anything that is no code is ignored. */
export function keepReferralCode(given: string | null): void {
  if (given !== null && CODE.test(given)) session.write('referralCode', given.toUpperCase());
}

/** The code of the friend's link that was opened in this tab; null without one, or with something else under its key. */
export function keptReferralCode(): string | null {
  const kept = session.read('referralCode') ?? '';
  return CODE.test(kept) ? kept : null;
}

export function forgetReferralCode(): void {
  session.remove('referralCode');
}
