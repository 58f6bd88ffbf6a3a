import type { Locator, Page } from '@playwright/test';
import type { Preferences } from '#contract/preferences.ts';
import { messages } from './messages.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import type { Look } from './preference-looks.ts';

const { look } = messages('en').account;

/** Something chosen on the page of preferences by keyboard. */
export interface Choice {
  readonly what: Look;
  /** What of it stands on the page of preferences, in the language that it has then. */
  readonly control: (page: Page) => Locator;
  readonly keys: readonly string[];
  /** Each key is a choice, and sent. */
  readonly sent: readonly Partial<Preferences>[];
  /** How it looks before and after. */
  readonly before: RegExp;
  readonly after: RegExp;
}

export const radio = (group: string, name: string) => (page: Page) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const toggle = (name: string) => (page: Page) => page.getByRole('switch', { name });

export const choices: readonly Choice[] = [
  {
    what: 'theme',
    control: radio(look.theme, look.themes.system),
    // From the first one round to the last.
    keys: ['ArrowLeft'],
    sent: [{ theme: 'dark' }],
    before: /^light$/,
    after: /^dark$/,
  },
  {
    what: 'language',
    control: (page) => page.getByRole('radio', { name: look.languages.en, exact: true }),
    keys: ['ArrowRight'],
    sent: [{ language: 'cn' }],
    before: /^en Dashboard$/,
    after: new RegExp(`^zh-CN ${messages('cn').wallet.nav.dashboard}$`),
  },
  {
    what: 'balances',
    control: toggle(look.hide),
    keys: ['Space'],
    sent: [{ hide_balances: true }],
    before: /₦/,
    after: new RegExp(`^${DOTS}$`),
  },
  {
    what: 'currency',
    control: radio(look.currency, 'NGN'),
    keys: ['ArrowRight'],
    sent: [{ display_currency: 'usd' }],
    before: /^₦/,
    after: /^\$/,
  },
  {
    what: 'numbers',
    control: (page) => page.getByRole('combobox', { name: look.numbers }),
    keys: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
    sent: [{ number_locale: 'en-NG' }, { number_locale: 'en-US' }, { number_locale: 'de-DE' }],
    before: /^[\d,]+\.\d\d$/,
    after: /^[\d.]+,\d\d$/,
  },
  {
    what: 'colors',
    control: radio(look.colors, look.changeColors['green-up']),
    keys: ['ArrowRight'],
    sent: [{ change_colors: 'red-up' }],
    before: /^green$/,
    after: /^red$/,
  },
  {
    what: 'motion',
    control: toggle(look.motion),
    keys: ['Space'],
    sent: [{ motion: 'reduced' }],
    before: /^(?!none)/,
    after: /^none$/,
  },
];
