import { useSearchParams } from 'react-router-dom';
import { useSearchInAddress } from '../../../list/use-search-in-address.ts';
import {
  firstDirection,
  kinds,
  sorts,
  type AssetKind,
  type AssetSort,
  type Direction,
} from './asset-filter.ts';

/** Kind, order and search of the assets, as the address has them. */
export function useAssetView() {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'all';
  const sort = sorts.find((one) => one === params.get('sort')) ?? 'value';
  const direction =
    (['ascending', 'descending'] as const).find((one) => one === params.get('direction')) ??
    firstDirection(sort);

  const change = (changes: Readonly<Record<string, string | null>>) => {
    // The address, not the last render: an earlier choice may have changed it since.
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  const typing = useSearchInAddress(params.get('q') ?? '', (text) => change({ q: text || null }));

  const setOrder = (chosen: AssetSort, way: Direction) =>
    change({
      sort: chosen === 'value' ? null : chosen,
      direction: way === firstDirection(chosen) ? null : way,
    });
  return {
    kind,
    order: { sort, direction },
    typing,
    setKind: (chosen: AssetKind) => change({ kind: chosen === 'all' ? null : chosen }),
    setSort: (chosen: AssetSort) => setOrder(chosen, firstDirection(chosen)),
    /** The head of a column: what is sorted by it already is turned round. */
    toggleSort: (chosen: AssetSort) => {
      const turned = direction === 'ascending' ? 'descending' : 'ascending';
      setOrder(chosen, chosen === sort ? turned : firstDirection(chosen));
    },
    clear: () => {
      typing.clear();
      setParams({});
    },
  };
}
export type AssetView = ReturnType<typeof useAssetView>;
