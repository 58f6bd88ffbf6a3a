import { REFERRAL_LENGTH } from '#contract/fields.ts';
import { normalizeAscii, toAsciiUpperCase } from '#contract/text/ascii-field.ts';

const GROUP_LENGTH = 4;

/** Normalises a typed referral code: no blanks or hyphens, upper case. */
export function normalizeReferralCode(text: string): string {
  return toAsciiUpperCase(normalizeAscii(text)).replace(/[\s-]/g, '');
}

/** Formats a typed referral code: `ABCD EFGH`. Keeps invalid characters, so that the field's error has something to point at. */
export function formatReferralCode(text: string): string {
  const bare = [...normalizeReferralCode(text)].slice(0, REFERRAL_LENGTH).join('');
  return bare.replace(new RegExp(`(.{${GROUP_LENGTH}})(?=.)`, 'gu'), '$1 ');
}
