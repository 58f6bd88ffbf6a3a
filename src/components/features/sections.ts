import type { IconName } from '#src/components/shell/icons.ts';
import type { Messages } from '#src/i18n/messages.ts';

type Words = Pick<Messages, 'shell' | 'features'>;

/** The five of the navigation (spec section 2), told at length, in its order. */
const mainSections = [
  { id: 'staking-rewards', word: 'staking', screen: '/w/assets' },
  { id: 'ai-security', word: 'security', screen: '/w/security' },
  { id: 'easy-transfers', word: 'transfers', screen: '/w/send' },
  { id: 'multi-chain', word: 'chains', screen: '/w/receive' },
  { id: 'support', word: 'support247', screen: '/w' },
] as const satisfies readonly {
  id: string;
  word: keyof Words['features']['main'] & keyof Words['shell']['links'] & IconName;
  screen: string;
}[];

/** What spec section 1 names beside them, told shortly. */
const smallSections = [
  { id: 'social-wallet', word: 'social', screen: '/w/linked-accounts' },
  { id: 'multi-currency', word: 'currencies', screen: '/w/marketplace' },
  { id: 'analytics', word: 'analytics', screen: '/w/financial-history' },
  { id: 'monitoring', word: 'monitoring', screen: '/w/notifications' },
  { id: 'assets', word: 'assets', screen: '/w/assets' },
] as const satisfies readonly {
  id: string;
  word: keyof Words['features']['small'] & IconName;
  screen: string;
}[];

/** A section as the page shows it: `id` is its anchor, `screen` where a member tries it. */
export interface Section {
  readonly id: string;
  readonly word: IconName;
  readonly name: string;
  readonly screen: string;
}

/** The five with the navigation's names for them. */
export const namedMain = ({ shell }: Words) =>
  mainSections.map((section) => ({ ...section, name: shell.links[section.word] }));

/** The others with their own. */
export const namedSmall = ({ features }: Words) =>
  smallSections.map((section) => ({ ...section, name: features.small[section.word].title }));
