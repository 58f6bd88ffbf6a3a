import type { Locale } from '#src/intl/locale.ts';
import { fields as fieldsCn } from '#src/content/i18n/cn/fields.ts';
import { home as homeCn } from '#src/content/i18n/cn/home.ts';
import { shell as shellCn } from '#src/content/i18n/cn/shell.ts';
import { toasts as toastsCn } from '#src/content/i18n/cn/toasts.ts';
import { wallet as walletCn } from '#src/content/i18n/cn/wallet.ts';
import { fields as fieldsEn } from '#src/content/i18n/en/fields.ts';
import { home as homeEn } from '#src/content/i18n/en/home.ts';
import { shell as shellEn } from '#src/content/i18n/en/shell.ts';
import { toasts as toastsEn } from '#src/content/i18n/en/toasts.ts';
import { wallet as walletEn } from '#src/content/i18n/en/wallet.ts';
import type { Words } from '#src/content/i18n/words.ts';

const en = { fields: fieldsEn, home: homeEn, shell: shellEn, toasts: toastsEn, wallet: walletEn };
const cn = {
  fields: fieldsCn,
  home: homeCn,
  shell: shellCn,
  toasts: toastsCn,
  wallet: walletCn,
} satisfies Words<typeof en>;

/** All words of the product, by area. A page hands its island only the areas that it shows, in one language. */
export type Messages = Words<typeof en>;

export function messages(locale: Locale): Messages {
  return locale === 'cn' ? cn : en;
}
