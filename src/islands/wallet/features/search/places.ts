import type { Messages } from '#src/i18n/messages.ts';
import { bell, market, search, send } from '#src/ui/icons/frame.ts';
import { receive, transfers } from '#src/ui/icons/feature.ts';
import { parentOf, walletPaths, type ScreenName } from '../../paths.ts';
import { mainItems as mainPlaces, settingsItems } from '../../shell/nav-items.ts';

/** Screens that stand for themselves, not those of one thing among many, and sheets that people look for as they do for screens. */
export type PlaceName = SearchableScreenName | 'convert';
type SearchableScreenName = Exclude<ScreenName, 'user' | 'token' | 'announcement'>;

const isSearchable = (name: ScreenName): name is SearchableScreenName =>
  name !== 'user' && name !== 'token' && name !== 'announcement';

/** Every place that a search can lead to, in the product's order. */
export const placeNames: readonly PlaceName[] = [
  ...walletPaths.map(({ name }) => name).filter(isSearchable),
  'convert',
];

/** The name of a stored place, which another version of the product may have written. */
export const findPlace = (id: string): PlaceName | undefined => placeNames.find((name) => name === id);

const icons: Partial<Record<PlaceName, string>> = {
  send,
  receive,
  transactions: transfers,
  convert: transfers,
  financialHistory: transfers,
  announcements: bell,
  marketplace: market,
};

/** The icon that a place has in the menu, or the place that it belongs to has. */
export function placeIcon(name: PlaceName): string {
  const own = icons[name];
  if (own !== undefined) return own;
  const parent = parentOfPlace(name);
  const item = [...mainPlaces, ...settingsItems].find(({ screen }) => screen === name || screen === parent);
  return item?.icon ?? search;
}

/** The screen that a place belongs to. */
export const parentOfPlace = (name: PlaceName): ScreenName | undefined =>
  name === 'convert' ? undefined : parentOf(name);

/** Names by which the search finds places: their titles, and synonyms. */
export interface PlaceWords {
  readonly screens: Messages['wallet']['screens'];
  readonly search: Pick<Messages['walletSearch'], 'sheets' | 'also'>;
}

export const placeTitle = (name: PlaceName, { screens, search: { sheets } }: PlaceWords): string =>
  name === 'convert' ? sheets.convert : screens[name];

/** All that a place can be found by. The language of the moment comes first; English is understood always. */
export function searchTermsOf(
  name: PlaceName,
  own: PlaceWords,
  english: PlaceWords | null,
): readonly [string, ...string[]] {
  const others = english && english !== own ? [placeTitle(name, english), english.search.also[name]] : [];
  return [placeTitle(name, own), own.search.also[name], ...others];
}
