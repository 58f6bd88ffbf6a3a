import { assetIds } from '#contract/assets.ts';
import type { SearchResults } from '#contract/search.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { RecentItem } from '#src/stores/search/recent-searches.ts';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { assetTerms, type AssetWords } from '../../money/asset-terms.ts';
import { resultPath } from '../../panels/result-path.ts';
import { placeNames, searchTermsOf, type PlaceWords } from './places.ts';

type TransactionResult = SearchResults['transactions'][number];

/** One row: what it leads to, and of a transaction what is not remembered of it. */
export interface ResultRow {
  readonly key: string;
  readonly item: RecentItem;
  readonly transaction?: TransactionResult;
}

export interface ResultGroup {
  readonly name: keyof Messages['walletSearch']['groups'];
  readonly rows: readonly ResultRow[];
}

/** Rows of a group that is found here: more would hide what the server finds. */
const LOCAL_LIMIT = 5;

export const keyOf = ({ kind, id }: RecentItem) => `${kind}:${id}`;

const rowsOf = (items: readonly RecentItem[]): readonly ResultRow[] =>
  items.filter((item) => resultPath(item) !== null).map((item) => ({ key: keyOf(item), item }));

const group = (name: ResultGroup['name'], rows: readonly ResultRow[]): readonly ResultGroup[] =>
  rows.length > 0 ? [{ name, rows }] : [];

/** What was followed lately, where it still leads somewhere. */
export function recentGroups(recent: readonly RecentItem[]): readonly ResultGroup[] {
  return group('recent', rowsOf(recent));
}

interface LocalWords {
  readonly own: PlaceWords;
  readonly english: PlaceWords | null;
  readonly assetWords: AssetWords;
}

/** What this browser finds by itself, at once: screens and settings, assets. */
export function localGroups(typed: string, { own, english, assetWords }: LocalWords): readonly ResultGroup[] {
  // Of a lone @ a person follows.
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const foundPlaces = rankMatches(placeNames, typed, (name) => searchTermsOf(name, own, english));
  const foundAssets = rankMatches(assetIds, typed, (id) => assetTerms(id, assetWords));
  return [
    ...group(
      'places',
      rowsOf(foundPlaces.slice(0, LOCAL_LIMIT).map((name) => ({ kind: 'place', id: name }))),
    ),
    ...group('assets', rowsOf(foundAssets.slice(0, LOCAL_LIMIT).map((id) => ({ kind: 'asset', id })))),
  ];
}

/** What the server found. Help that leads away from this site is left out. */
export function serverGroups({ people, transactions, help }: SearchResults): readonly ResultGroup[] {
  return [
    ...group(
      'people',
      rowsOf(
        people.map(({ username, name: full_name }) => ({ kind: 'person', id: username, name: full_name })),
      ),
    ),
    ...group(
      'transactions',
      transactions.map((transaction) => {
        const { id, type, direction, asset, counterparty_name, created_at } = transaction;
        const item = {
          kind: 'transaction',
          id,
          type,
          direction,
          asset,
          counterparty_name,
          created_at,
        } as const;
        return { key: keyOf(item), item, transaction };
      }),
    ),
    ...group('help', rowsOf(help.map(({ id, title, path }) => ({ kind: 'help', id, title, path })))),
  ];
}
