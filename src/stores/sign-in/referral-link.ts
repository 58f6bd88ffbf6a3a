import { referralCode } from '#contract/fields.ts';
import { session } from '#src/api/storage.ts';

/** Keeps the code of a friend's link in this tab alone, until the step that asks for it; anything that is no code is ignored. */
export function keepReferralCode(given: string | null): void {
  const code = referralCode.safeParse(given);
  if (code.success) session.write('referralCode', code.data);
}

/** The code of the friend's link that was opened in this tab; null without one, or with something else under its key. */
export function keptReferralCode(): string | null {
  const code = referralCode.safeParse(session.read('referralCode'));
  return code.success ? code.data : null;
}

export function forgetReferralCode(): void {
  session.remove('referralCode');
}
