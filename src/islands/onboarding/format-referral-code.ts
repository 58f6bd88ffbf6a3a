import { REFERRAL_LENGTH } from '#contract/fields.ts';

/** How many characters stand together. */
const GROUP = 4;

/** A typed referral code without the blanks and hyphens between its groups, in upper case. */
export function bareReferral(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** As it is shown: `ABCD EFGH`. Characters that no code has stay, so that the field's error has something to point at. */
export function formatReferralCode(text: string): string {
  const bare = [...bareReferral(text)].slice(0, REFERRAL_LENGTH).join('');
  return bare.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'gu'), '$1 ');
}
