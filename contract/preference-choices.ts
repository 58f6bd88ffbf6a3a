import type { AssetId } from './assets.ts';
import type { DisplayCurrency } from './display-currencies.ts';
import type { LanguageCode } from './fields.ts';

export const themes = ['system', 'light', 'dark'] as const;
/** How numbers are written; `auto` goes by the language. */
export const numberLocales = ['auto', 'en-NG', 'en-US', 'de-DE', 'fr-FR', 'zh-CN'] as const;
/** Which colour means more: green in most of the world, red in East Asia. */
export const changeColors = ['green-up', 'red-up'] as const;
export const motions = ['system', 'reduced'] as const;
/** Percent that a rate may get worse by before it has to be accepted again. */
export const priceTolerances = ['0.1', '0.5', '1'] as const;
/** Who pays the fee: it comes on top of the amount, or off it. */
export const feePayers = ['balance', 'amount'] as const;

export interface Preferences {
  language: LanguageCode;
  display_currency: DisplayCurrency;
  theme: (typeof themes)[number];
  hide_balances: boolean;
  number_locale: (typeof numberLocales)[number];
  change_colors: (typeof changeColors)[number];
  motion: (typeof motions)[number];
  price_tolerance: (typeof priceTolerances)[number];
  /** Conversions above this many naira ask for the PIN. */
  convert_pin_above: string;
  /** The asset that payments start with; null for the last one that was used. */
  pay_with: AssetId | null;
  /** Amounts that a form offers, in naira. */
  quick_amounts: string[];
  fee_from: (typeof feePayers)[number];
  /** Assets that are worth less, in naira, can be hidden. */
  small_balance: string;
  /** Whether they are. */
  hide_small_balances: boolean;
  /** Payments of a larger share of the balance have to be confirmed again, in percent; null for none. */
  confirm_above_percent: number | null;
}

/** What somebody has who never chose. */
export const defaultPreferences: Preferences = {
  language: 'en',
  display_currency: 'ngn',
  theme: 'system',
  hide_balances: false,
  number_locale: 'auto',
  change_colors: 'green-up',
  motion: 'system',
  price_tolerance: '0.5',
  convert_pin_above: '50000',
  pay_with: null,
  quick_amounts: ['1000', '5000', '10000', '50000'],
  fee_from: 'balance',
  small_balance: '500',
  hide_small_balances: false,
  confirm_above_percent: null,
};
