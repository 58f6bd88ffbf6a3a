import type { IconName } from '#src/components/shell/icons.ts';
import type { Messages } from '#src/i18n/messages.ts';

type Words = Pick<Messages, 'shell' | 'features'>;

interface TriedPlace {
  /** Where a member tries it. */
  readonly screen: string;
  /** Where a guest does, if that needs no account. */
  readonly guest?: string;
}

interface ComingPlace {
  /** What there is to read about it until it comes. */
  readonly soon: string;
}

/** The five sections that the navigation names (spec section 2), in its order; each has a large drawing. */
const mainSections = [
  { id: 'staking-rewards', word: 'staking', soon: '/blog/staking-in-plain-words' },
  { id: 'ai-security', word: 'security', screen: '/w/security' },
  { id: 'easy-transfers', word: 'transfers', screen: '/w/send' },
  { id: 'multi-chain', word: 'chains', screen: '/w/receive' },
  { id: 'support', word: 'support247', screen: '/w?panel=support', guest: '/support' },
] as const satisfies readonly ((TriedPlace | ComingPlace) & {
  id: string;
  word: keyof Words['features']['main'] & keyof Words['shell']['links'] & IconName;
})[];

/** The other features of spec section 1, each in a small cell. */
const smallSections = [
  { id: 'social-wallet', word: 'social', screen: '/w/linked-accounts' },
  { id: 'multi-currency', word: 'currencies', screen: '/w' },
  { id: 'analytics', word: 'analytics', screen: '/w/financial-history' },
  { id: 'monitoring', word: 'monitoring', screen: '/w/notifications' },
  { id: 'assets', word: 'assets', screen: '/w/marketplace' },
] as const satisfies readonly {
  id: string;
  word: keyof Words['features']['small'] & IconName;
  screen: string;
}[];

interface NamedSection {
  /** The anchor. */
  readonly id: string;
  readonly word: IconName;
  readonly name: string;
}
/** A feature that can be tried. */
export type TriedSection = NamedSection & TriedPlace;
/** A feature that can be tried, or one that is still to come. */
export type Section = TriedSection | (NamedSection & ComingPlace);

/** The main sections under the navigation's names. */
export const namedMain = ({ shell }: Words) =>
  mainSections.map((section) => ({ ...section, name: shell.links[section.word] }));

/** The small sections under their own names. */
export const namedSmall = ({ features }: Words) =>
  smallSections.map((section) => ({ ...section, name: features.small[section.word].title }));
