import type { Messages } from '#src/i18n/messages.ts';
import { bell, market, search, send } from '#src/ui/icons/frame.ts';
import { receive, transfers } from '#src/ui/icons/feature.ts';
import { parentOf, walletPaths, type ScreenName, type WalletPath } from '../../paths.ts';
import { mainItems as mainPlaces, settingsItems } from '../../shell/nav-items.ts';

/** Screens that stand for themselves: not those of one thing among many. */
type SearchableScreenName = Exclude<ScreenName, 'user' | 'token' | 'announcement'>;
type Words = Readonly<Record<SearchableScreenName, string>>;

export interface Place {
  readonly name: SearchableScreenName;
  readonly path: WalletPath;
}

const isPlace = (screen: (typeof walletPaths)[number]): screen is (typeof walletPaths)[number] & Place =>
  screen.name !== 'user' && screen.name !== 'token' && screen.name !== 'announcement';

/** Every screen that a search can lead to, in the product's order. */
export const searchableScreens: readonly Place[] = walletPaths.filter(isPlace);

const icons: Partial<Record<ScreenName, string>> = {
  send,
  receive,
  transactions: transfers,
  financialHistory: transfers,
  announcements: bell,
  marketplace: market,
};

/** The icon that a place has in the menu, or the place that it belongs to has. */
export function searchableScreenIcon(name: SearchableScreenName): string {
  const own = icons[name];
  if (own !== undefined) return own;
  const item = [...mainPlaces, ...settingsItems].find(
    ({ screen }) => screen === name || screen === parentOf(name),
  );
  return item?.icon ?? search;
}

/** Names by which the search finds screens: their titles, and synonyms. */
export interface SearchableScreenNames {
  readonly screens: Messages['wallet']['screens'];
  readonly also: Words;
}

/** All that a place can be found by. The language of the moment comes first; English is understood always. */
export function searchTermsOf(
  { name }: Place,
  own: SearchableScreenNames,
  english: SearchableScreenNames | null,
): readonly [string, ...string[]] {
  const others = english && english !== own ? [english.screens[name], english.also[name]] : [];
  return [own.screens[name], own.also[name], ...others];
}
