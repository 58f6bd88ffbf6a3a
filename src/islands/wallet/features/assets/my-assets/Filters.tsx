import { SearchField } from '../../../list/SearchField.tsx';
import { FilterLine } from '../../../list/FilterLine.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { kinds } from './asset-filter.ts';
import { OrderMenu } from './OrderMenu.tsx';
import type { AssetView } from './use-asset-view.ts';

interface FiltersProps {
  view: AssetView;
  /** There are enough assets to look for one. */
  isSearched: boolean;
}

/** Kind and order of the assets in one line, and the search where there are many. */
export function Filters({ view, isSearched }: FiltersProps) {
  const messages = useMessages('myAssets');
  const { kind, typing, setKind } = view;
  return (
    <div className="asset-filters">
      {(isSearched || typing.text !== '') && (
        <SearchField
          label={messages.search}
          placeholder={messages.placeholder}
          clear={messages.clear}
          typing={typing}
          focused={false}
        />
      )}
      <FilterLine label={messages.kind} tool={<OrderMenu view={view} />}>
        {kinds.map((one) => (
          <button
            key={one}
            className="chip"
            type="button"
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {messages.kinds[one]}
          </button>
        ))}
      </FilterLine>
    </div>
  );
}
