import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { SearchField } from '../../../list/SearchField.tsx';
import type { Typing } from '../../../list/use-search-input.ts';
import { useUpdatePreferences } from '../../../preferences/use-update-preferences.ts';
import { kinds, sorts } from './asset-filter.ts';

/** Search, kind and order of the assets. Kind and order are part of the address; the small ones are a preference. */
export function AssetFilters({ typing }: { typing: Typing }) {
  const messages = useMessages('myAssets');
  const { hide_small_balances, small_balance } = useStore($preferences);
  const updatePreferences = useUpdatePreferences();
  const [params, setParams] = useSearchParams();
  const id = useId();
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'all';
  const sort = sorts.find((one) => one === params.get('sort')) ?? 'value';

  const choose = (name: 'kind' | 'sort', value: string, first: string) => {
    // The address, not the last render: an earlier choice may have changed it since.
    const next = new URLSearchParams(location.search);
    if (value === first) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };

  return (
    <div className="asset-filters">
      <SearchField
        label={messages.search}
        placeholder={messages.placeholder}
        clear={messages.clear}
        typing={typing}
        focused={false}
      />
      <div className="row">
        <div className="segments" role="group" aria-label={messages.kind}>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => choose('kind', one, 'all')}
            >
              {messages.kinds[one]}
            </button>
          ))}
        </div>
        <label htmlFor={`${id}-sort`}>
          <span className="sr">{messages.sort}</span>
          <Select
            id={`${id}-sort`}
            value={sort}
            onChange={({ currentTarget }) => choose('sort', currentTarget.value, 'value')}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {messages.sorts[one]}
              </option>
            ))}
          </Select>
        </label>
        <label className="small-switch" htmlFor={`${id}-small`}>
          <input
            id={`${id}-small`}
            className="switch"
            type="checkbox"
            role="switch"
            checked={hide_small_balances}
            onChange={({ currentTarget }) =>
              updatePreferences({ hide_small_balances: currentTarget.checked })
            }
          />
          <span>
            <AmountInMessage text={messages.hideSmall} asset="ngn" amount={small_balance} />
          </span>
        </label>
      </div>
    </div>
  );
}
