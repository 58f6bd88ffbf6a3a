import type { Messages } from '#src/i18n/messages.ts';
import type { IconName } from './icons.ts';

type Shell = Messages['shell'];

export interface NavigationItem {
  readonly word: keyof Shell['links'];
  readonly path: string;
  /** Features have an icon and a line of text in the drop-down. */
  readonly icon?: IconName & keyof Shell['about'];
}

export interface NavigationGroup {
  readonly name: 'features' | 'support' | 'learn' | 'company';
  /** The group's own page, to which its name links; a list without one is opened by its name. */
  readonly path?: string;
  /** Paths of the group's pages, on which the group is marked as current. */
  readonly root: RegExp;
  readonly items: readonly NavigationItem[];
}

const feature = (
  word: keyof Shell['links'] & keyof Shell['about'] & IconName,
  id: string,
): NavigationItem => ({
  word,
  path: `/features#${id}`,
  icon: word,
});

/** Spec section 2, "Site shell": every item. Targets that the spec does not name are our choice. */
export const navigation: readonly NavigationGroup[] = [
  {
    name: 'features',
    path: '/features',
    root: /^\/features$/,
    items: [
      feature('staking', 'staking-rewards'),
      feature('security', 'ai-security'),
      feature('transfers', 'easy-transfers'),
      feature('chains', 'multi-chain'),
      feature('support247', 'support'),
    ],
  },
  {
    name: 'support',
    root: /^\/(support|contact)(\/|$)/,
    items: [
      { word: 'faq', path: '/support#faq' },
      { word: 'support', path: '/support' },
    ],
  },
  {
    name: 'learn',
    root: /^\/(about-us|careers|press|blog|legal\/(tos|privacy-policy))(\/|$)/,
    items: [
      { word: 'about', path: '/about-us' },
      { word: 'careers', path: '/careers' },
      { word: 'press', path: '/press' },
      { word: 'blog', path: '/blog' },
      { word: 'terms', path: '/legal/tos' },
      { word: 'privacy', path: '/legal/privacy-policy' },
    ],
  },
  {
    name: 'company',
    root: /^\/(company|legal\/ip)$/,
    items: [
      { word: 'investors', path: '/company#investors' },
      { word: 'brand', path: '/company#guide-lines' },
      { word: 'property', path: '/legal/ip' },
    ],
  },
];

/** In the footer only: the header has no room for it. */
export const contactItem: NavigationItem = { word: 'contact', path: '/contact' };
