import { session } from '#src/api/storage.ts';

/** The form of a code (spec section 5). Not the contract's schema: the page of signing up, which keeps one, has no field for it. */
const CODE = /^[A-Za-z0-9]{8}$/;

/** Keeps the code of a friend's link in this tab alone, until the step that asks for it; anything that is no code is ignored. */
export function keepReferralCode(given: string | null): void {
  if (given !== null && CODE.test(given)) session.write('referralCode', given.toUpperCase());
}

/** What is kept: the code, and the customer who has signed in since, if somebody has. */
function kept(): { code: string; customer: string | undefined } | null {
  const [code = '', customer] = (session.read('referralCode') ?? '').split(' ');
  return CODE.test(code) ? { code, customer } : null;
}

/** The code of the friend's link that was opened in this tab; null without one, or with something else under its key. */
export const keptReferralCode = (): string | null => kept()?.code ?? null;

/** Makes the code that of who signs in first after the link was opened: for anybody who comes later it is gone. */
export function claimReferralCode(customerId: string): void {
  const found = kept();
  if (found === null) return;
  if (found.customer === undefined) session.write('referralCode', `${found.code} ${customerId}`);
  else if (found.customer !== customerId) forgetReferralCode();
}

export function forgetReferralCode(): void {
  session.remove('referralCode');
}
