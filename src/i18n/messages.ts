import { about as aboutCn } from '#src/content/i18n/cn/about.ts';
import { account as accountCn } from '#src/content/i18n/cn/account.ts';
import { auth as authCn } from '#src/content/i18n/cn/auth.ts';
import { blog as blogCn } from '#src/content/i18n/cn/blog.ts';
import { careers as careersCn } from '#src/content/i18n/cn/careers.ts';
import { coming as comingCn } from '#src/content/i18n/cn/coming.ts';
import { company as companyCn } from '#src/content/i18n/cn/company.ts';
import { consent as consentCn } from '#src/content/i18n/cn/consent.ts';
import { contact as contactCn } from '#src/content/i18n/cn/contact.ts';
import { emergencyContact as emergencyContactCn } from '#src/content/i18n/cn/emergency-contact.ts';
import { features as featuresCn } from '#src/content/i18n/cn/features.ts';
import { fields as fieldsCn } from '#src/content/i18n/cn/fields.ts';
import { home as homeCn } from '#src/content/i18n/cn/home.ts';
import { legal as legalCn } from '#src/content/i18n/cn/legal.ts';
import { newsletter as newsletterCn } from '#src/content/i18n/cn/newsletter.ts';
import { notifications as notificationsCn } from '#src/content/i18n/cn/notifications.ts';
import { onboarding as onboardingCn } from '#src/content/i18n/cn/onboarding.ts';
import { press as pressCn } from '#src/content/i18n/cn/press.ts';
import { shell as shellCn } from '#src/content/i18n/cn/shell.ts';
import { support as supportCn } from '#src/content/i18n/cn/support.ts';
import { toasts as toastsCn } from '#src/content/i18n/cn/toasts.ts';
import { transactions as transactionsCn } from '#src/content/i18n/cn/transactions.ts';
import { wallet as walletCn } from '#src/content/i18n/cn/wallet.ts';
import { walletChat as walletChatCn } from '#src/content/i18n/cn/wallet-chat.ts';
import { walletLists as walletListsCn } from '#src/content/i18n/cn/wallet-lists.ts';
import { walletPanels as walletPanelsCn } from '#src/content/i18n/cn/wallet-panels.ts';
import { walletSearch as walletSearchCn } from '#src/content/i18n/cn/wallet-search.ts';
import { walletSupport as walletSupportCn } from '#src/content/i18n/cn/wallet-support.ts';
import { about as aboutEn } from '#src/content/i18n/en/about.ts';
import { account as accountEn } from '#src/content/i18n/en/account.ts';
import { auth as authEn } from '#src/content/i18n/en/auth.ts';
import { blog as blogEn } from '#src/content/i18n/en/blog.ts';
import { careers as careersEn } from '#src/content/i18n/en/careers.ts';
import { coming as comingEn } from '#src/content/i18n/en/coming.ts';
import { company as companyEn } from '#src/content/i18n/en/company.ts';
import { consent as consentEn } from '#src/content/i18n/en/consent.ts';
import { contact as contactEn } from '#src/content/i18n/en/contact.ts';
import { emergencyContact as emergencyContactEn } from '#src/content/i18n/en/emergency-contact.ts';
import { features as featuresEn } from '#src/content/i18n/en/features.ts';
import { fields as fieldsEn } from '#src/content/i18n/en/fields.ts';
import { home as homeEn } from '#src/content/i18n/en/home.ts';
import { legal as legalEn } from '#src/content/i18n/en/legal.ts';
import { newsletter as newsletterEn } from '#src/content/i18n/en/newsletter.ts';
import { notifications as notificationsEn } from '#src/content/i18n/en/notifications.ts';
import { onboarding as onboardingEn } from '#src/content/i18n/en/onboarding.ts';
import { press as pressEn } from '#src/content/i18n/en/press.ts';
import { shell as shellEn } from '#src/content/i18n/en/shell.ts';
import { support as supportEn } from '#src/content/i18n/en/support.ts';
import { toasts as toastsEn } from '#src/content/i18n/en/toasts.ts';
import { transactions as transactionsEn } from '#src/content/i18n/en/transactions.ts';
import { wallet as walletEn } from '#src/content/i18n/en/wallet.ts';
import { walletChat as walletChatEn } from '#src/content/i18n/en/wallet-chat.ts';
import { walletLists as walletListsEn } from '#src/content/i18n/en/wallet-lists.ts';
import { walletPanels as walletPanelsEn } from '#src/content/i18n/en/wallet-panels.ts';
import { walletSearch as walletSearchEn } from '#src/content/i18n/en/wallet-search.ts';
import { walletSupport as walletSupportEn } from '#src/content/i18n/en/wallet-support.ts';
import type { Words } from '#src/content/i18n/words.ts';
import type { Locale } from '#src/intl/locale.ts';

const en = {
  about: aboutEn,
  account: accountEn,
  auth: authEn,
  blog: blogEn,
  careers: careersEn,
  coming: comingEn,
  company: companyEn,
  consent: consentEn,
  contact: contactEn,
  emergencyContact: emergencyContactEn,
  features: featuresEn,
  fields: fieldsEn,
  home: homeEn,
  legal: legalEn,
  newsletter: newsletterEn,
  notifications: notificationsEn,
  onboarding: onboardingEn,
  press: pressEn,
  shell: shellEn,
  support: supportEn,
  toasts: toastsEn,
  transactions: transactionsEn,
  wallet: walletEn,
  walletChat: walletChatEn,
  walletLists: walletListsEn,
  walletPanels: walletPanelsEn,
  walletSearch: walletSearchEn,
  walletSupport: walletSupportEn,
};
const cn = {
  about: aboutCn,
  account: accountCn,
  auth: authCn,
  blog: blogCn,
  careers: careersCn,
  coming: comingCn,
  company: companyCn,
  consent: consentCn,
  contact: contactCn,
  emergencyContact: emergencyContactCn,
  features: featuresCn,
  fields: fieldsCn,
  home: homeCn,
  legal: legalCn,
  newsletter: newsletterCn,
  notifications: notificationsCn,
  onboarding: onboardingCn,
  press: pressCn,
  shell: shellCn,
  support: supportCn,
  toasts: toastsCn,
  transactions: transactionsCn,
  wallet: walletCn,
  walletChat: walletChatCn,
  walletLists: walletListsCn,
  walletPanels: walletPanelsCn,
  walletSearch: walletSearchCn,
  walletSupport: walletSupportCn,
} satisfies Words<typeof en>;

/** All words of the product, by area. A page hands its island only the areas that it shows, in one language. */
export type Messages = Words<typeof en>;

export function messages(locale: Locale): Messages {
  return locale === 'cn' ? cn : en;
}
