import type { Locale } from '#src/intl/locale.ts';
import { auth as authCn } from '#src/content/i18n/cn/auth.ts';
import { fields as fieldsCn } from '#src/content/i18n/cn/fields.ts';
import { home as homeCn } from '#src/content/i18n/cn/home.ts';
import { onboarding as onboardingCn } from '#src/content/i18n/cn/onboarding.ts';
import { shell as shellCn } from '#src/content/i18n/cn/shell.ts';
import { toasts as toastsCn } from '#src/content/i18n/cn/toasts.ts';
import { wallet as walletCn } from '#src/content/i18n/cn/wallet.ts';
import { auth as authEn } from '#src/content/i18n/en/auth.ts';
import { fields as fieldsEn } from '#src/content/i18n/en/fields.ts';
import { home as homeEn } from '#src/content/i18n/en/home.ts';
import { onboarding as onboardingEn } from '#src/content/i18n/en/onboarding.ts';
import { shell as shellEn } from '#src/content/i18n/en/shell.ts';
import { toasts as toastsEn } from '#src/content/i18n/en/toasts.ts';
import { wallet as walletEn } from '#src/content/i18n/en/wallet.ts';
import type { Words } from '#src/content/i18n/words.ts';

const en = {
  auth: authEn,
  fields: fieldsEn,
  home: homeEn,
  onboarding: onboardingEn,
  shell: shellEn,
  toasts: toastsEn,
  wallet: walletEn,
};
const cn = {
  auth: authCn,
  fields: fieldsCn,
  home: homeCn,
  onboarding: onboardingCn,
  shell: shellCn,
  toasts: toastsCn,
  wallet: walletCn,
} satisfies Words<typeof en>;

/** All words of the product, by area. A page hands its island only the areas that it shows, in one language. */
export type Messages = Words<typeof en>;

export function messages(locale: Locale): Messages {
  return locale === 'cn' ? cn : en;
}
