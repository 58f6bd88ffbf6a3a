import { about as aboutCn } from '#src/content/i18n/cn/about.ts';
import { auth as authCn } from '#src/content/i18n/cn/auth.ts';
import { blog as blogCn } from '#src/content/i18n/cn/blog.ts';
import { careers as careersCn } from '#src/content/i18n/cn/careers.ts';
import { company as companyCn } from '#src/content/i18n/cn/company.ts';
import { consent as consentCn } from '#src/content/i18n/cn/consent.ts';
import { contact as contactCn } from '#src/content/i18n/cn/contact.ts';
import { features as featuresCn } from '#src/content/i18n/cn/features.ts';
import { fields as fieldsCn } from '#src/content/i18n/cn/fields.ts';
import { home as homeCn } from '#src/content/i18n/cn/home.ts';
import { legal as legalCn } from '#src/content/i18n/cn/legal.ts';
import { newsletter as newsletterCn } from '#src/content/i18n/cn/newsletter.ts';
import { onboarding as onboardingCn } from '#src/content/i18n/cn/onboarding.ts';
import { press as pressCn } from '#src/content/i18n/cn/press.ts';
import { shell as shellCn } from '#src/content/i18n/cn/shell.ts';
import { support as supportCn } from '#src/content/i18n/cn/support.ts';
import { toasts as toastsCn } from '#src/content/i18n/cn/toasts.ts';
import { wallet as walletCn } from '#src/content/i18n/cn/wallet.ts';
import { about as aboutEn } from '#src/content/i18n/en/about.ts';
import { auth as authEn } from '#src/content/i18n/en/auth.ts';
import { blog as blogEn } from '#src/content/i18n/en/blog.ts';
import { careers as careersEn } from '#src/content/i18n/en/careers.ts';
import { company as companyEn } from '#src/content/i18n/en/company.ts';
import { consent as consentEn } from '#src/content/i18n/en/consent.ts';
import { contact as contactEn } from '#src/content/i18n/en/contact.ts';
import { features as featuresEn } from '#src/content/i18n/en/features.ts';
import { fields as fieldsEn } from '#src/content/i18n/en/fields.ts';
import { home as homeEn } from '#src/content/i18n/en/home.ts';
import { legal as legalEn } from '#src/content/i18n/en/legal.ts';
import { newsletter as newsletterEn } from '#src/content/i18n/en/newsletter.ts';
import { onboarding as onboardingEn } from '#src/content/i18n/en/onboarding.ts';
import { press as pressEn } from '#src/content/i18n/en/press.ts';
import { shell as shellEn } from '#src/content/i18n/en/shell.ts';
import { support as supportEn } from '#src/content/i18n/en/support.ts';
import { toasts as toastsEn } from '#src/content/i18n/en/toasts.ts';
import { wallet as walletEn } from '#src/content/i18n/en/wallet.ts';
import type { Words } from '#src/content/i18n/words.ts';
import type { Locale } from '#src/intl/locale.ts';

const en = {
  about: aboutEn,
  auth: authEn,
  blog: blogEn,
  careers: careersEn,
  company: companyEn,
  consent: consentEn,
  contact: contactEn,
  features: featuresEn,
  fields: fieldsEn,
  home: homeEn,
  legal: legalEn,
  newsletter: newsletterEn,
  onboarding: onboardingEn,
  press: pressEn,
  shell: shellEn,
  support: supportEn,
  toasts: toastsEn,
  wallet: walletEn,
};
const cn = {
  about: aboutCn,
  auth: authCn,
  blog: blogCn,
  careers: careersCn,
  company: companyCn,
  consent: consentCn,
  contact: contactCn,
  features: featuresCn,
  fields: fieldsCn,
  home: homeCn,
  legal: legalCn,
  newsletter: newsletterCn,
  onboarding: onboardingCn,
  press: pressCn,
  shell: shellCn,
  support: supportCn,
  toasts: toastsCn,
  wallet: walletCn,
} satisfies Words<typeof en>;

/** All words of the product, by area. A page hands its island only the areas that it shows, in one language. */
export type Messages = Words<typeof en>;

export function messages(locale: Locale): Messages {
  return locale === 'cn' ? cn : en;
}
