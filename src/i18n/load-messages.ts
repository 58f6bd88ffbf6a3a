import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from './messages.ts';

type Source<Area extends keyof Messages> = Readonly<Record<Locale, () => Promise<Messages[Area]>>>;

/** The areas that the wallet fetches when it shows them, or when somebody changes the language of an open page. */
const sources = {
  wallet: {
    en: () => import('#src/content/i18n/en/wallet.ts').then(({ wallet }) => wallet),
    cn: () => import('#src/content/i18n/cn/wallet.ts').then(({ wallet }) => wallet),
  },
  toasts: {
    en: () => import('#src/content/i18n/en/toasts.ts').then(({ toasts }) => toasts),
    cn: () => import('#src/content/i18n/cn/toasts.ts').then(({ toasts }) => toasts),
  },
  fields: {
    en: () => import('#src/content/i18n/en/fields.ts').then(({ fields }) => fields),
    cn: () => import('#src/content/i18n/cn/fields.ts').then(({ fields }) => fields),
  },
  account: {
    en: () => import('#src/content/i18n/en/account.ts').then(({ account }) => account),
    cn: () => import('#src/content/i18n/cn/account.ts').then(({ account }) => account),
  },
  walletPanels: {
    en: () => import('#src/content/i18n/en/wallet-panels.ts').then(({ walletPanels }) => walletPanels),
    cn: () => import('#src/content/i18n/cn/wallet-panels.ts').then(({ walletPanels }) => walletPanels),
  },
  notifications: {
    en: () => import('#src/content/i18n/en/notifications.ts').then(({ notifications }) => notifications),
    cn: () => import('#src/content/i18n/cn/notifications.ts').then(({ notifications }) => notifications),
  },
  walletSearch: {
    en: () => import('#src/content/i18n/en/wallet-search.ts').then(({ walletSearch }) => walletSearch),
    cn: () => import('#src/content/i18n/cn/wallet-search.ts').then(({ walletSearch }) => walletSearch),
  },
  walletLists: {
    en: () => import('#src/content/i18n/en/wallet-lists.ts').then(({ walletLists }) => walletLists),
    cn: () => import('#src/content/i18n/cn/wallet-lists.ts').then(({ walletLists }) => walletLists),
  },
  coming: {
    en: () => import('#src/content/i18n/en/coming.ts').then(({ coming }) => coming),
    cn: () => import('#src/content/i18n/cn/coming.ts').then(({ coming }) => coming),
  },
  emergencyContact: {
    en: () =>
      import('#src/content/i18n/en/emergency-contact.ts').then(({ emergencyContact }) => emergencyContact),
    cn: () =>
      import('#src/content/i18n/cn/emergency-contact.ts').then(({ emergencyContact }) => emergencyContact),
  },
  transactions: {
    en: () => import('#src/content/i18n/en/transactions.ts').then(({ transactions }) => transactions),
    cn: () => import('#src/content/i18n/cn/transactions.ts').then(({ transactions }) => transactions),
  },
  walletSupport: {
    en: () => import('#src/content/i18n/en/wallet-support.ts').then(({ walletSupport }) => walletSupport),
    cn: () => import('#src/content/i18n/cn/wallet-support.ts').then(({ walletSupport }) => walletSupport),
  },
  walletChat: {
    en: () => import('#src/content/i18n/en/wallet-chat.ts').then(({ walletChat }) => walletChat),
    cn: () => import('#src/content/i18n/cn/wallet-chat.ts').then(({ walletChat }) => walletChat),
  },
} satisfies { [Area in keyof Messages]?: Source<Area> };

export type Namespace = keyof typeof sources;

/** One area's words in one language. Rejects when its file can't be had. */
export function loadMessages<Area extends Namespace>(area: Area, locale: Locale): Promise<Messages[Area]> {
  // The table says for each area that it holds that area's words; the compiler does not follow a name through it.
  return (sources[area] as Source<Area>)[locale]();
}
