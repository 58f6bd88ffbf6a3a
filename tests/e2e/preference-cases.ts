import type { Locator, Page } from '@playwright/test';
import type { Preferences } from '#contract/preference-choices.ts';
import { messages } from './messages.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import type { PreferenceName } from './preference-appearance.ts';

const { look } = messages('en').account;

/** A preference that is chosen by keyboard on the preferences screen. */
export interface PreferenceCase {
  readonly preference: PreferenceName;
  /** Its control on the preferences screen, in the language of the moment. */
  readonly control: (page: Page) => Locator;
  readonly keys: readonly string[];
  /** The keys to press; each one changes the preference and is saved. */
  readonly sent: readonly Partial<Preferences>[];
  /** The appearance before and after. */
  readonly before: RegExp;
  readonly after: RegExp;
}

export const radio = (group: string, name: string) => (page: Page) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const toggle = (name: string) => (page: Page) => page.getByRole('switch', { name });

export const preferenceCases: readonly PreferenceCase[] = [
  {
    preference: 'theme',
    control: radio(look.theme, look.themes.system),
    // Wraps from the first radio button to the last.
    keys: ['ArrowLeft'],
    sent: [{ theme: 'dark' }],
    before: /^light$/,
    after: /^dark$/,
  },
  {
    preference: 'language',
    control: (page) => page.getByRole('radio', { name: look.languages.en, exact: true }),
    keys: ['ArrowRight'],
    sent: [{ language: 'zh-CN' }],
    before: /^en Dashboard$/,
    after: new RegExp(`^zh-CN ${messages('cn').wallet.nav.dashboard}$`),
  },
  {
    preference: 'balances',
    control: toggle(look.hide),
    keys: ['Space'],
    sent: [{ hide_balances: true }],
    before: /₦/,
    after: new RegExp(`^${DOTS}$`),
  },
  {
    preference: 'currency',
    control: radio(look.currency, 'NGN'),
    keys: ['ArrowRight'],
    sent: [{ display_currency: 'usd' }],
    before: /^₦/,
    after: /^\$/,
  },
  {
    preference: 'numbers',
    control: (page) => page.getByRole('combobox', { name: look.numbers }),
    keys: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
    sent: [{ number_locale: 'en-NG' }, { number_locale: 'en-US' }, { number_locale: 'de-DE' }],
    before: /^[\d,]+\.\d\d$/,
    after: /^[\d.]+,\d\d$/,
  },
  {
    preference: 'colors',
    control: radio(look.colors, look.changeColors['green-up']),
    keys: ['ArrowRight'],
    sent: [{ change_colors: 'red-up' }],
    before: /^green$/,
    after: /^red$/,
  },
  {
    preference: 'motion',
    control: toggle(look.motion),
    keys: ['Space'],
    sent: [{ motion: 'reduced' }],
    before: /^(?!none)/,
    after: /^none$/,
  },
];
