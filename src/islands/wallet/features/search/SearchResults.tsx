import { useId } from 'react';
import type { useListbox } from '#src/ui/browser/use-listbox.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { SearchResultItem } from './SearchResultItem.tsx';
import type { ResultGroup } from './result-groups.ts';

interface FoundGroupsProps {
  groups: readonly ResultGroup[];
  typed: string;
  rows: ReturnType<typeof useListbox>;
}

/** The list under the field: what was found, in its groups. */
export function SearchResults({ groups, typed, rows }: FoundGroupsProps) {
  const messages = useMessages('walletSearch');
  const base = useId();
  return (
    <div className="found" role="listbox" id={rows.listId} aria-label={messages.results}>
      {groups.map(({ name, rows: found }) => (
        <div key={name} role="group" aria-labelledby={`${base}${name}`}>
          <div className="group-name" id={`${base}${name}`} role="presentation">
            {messages.groups[name]}
          </div>
          {found.map((row) => (
            <div key={row.key} {...rows.row(row.key)}>
              <SearchResultItem row={row} typed={typed} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
