import { useId } from 'react';
import type { useActiveRow } from '#src/ui/browser/use-listbox.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FoundLine } from './SearchResultItem.tsx';
import type { FoundGroup } from './result-groups.ts';

interface FoundGroupsProps {
  groups: readonly FoundGroup[];
  typed: string;
  rows: ReturnType<typeof useActiveRow>;
}

/** The list under the field: what was found, in its groups. */
export function FoundGroups({ groups, typed, rows }: FoundGroupsProps) {
  const words = useWords('walletSearch');
  const base = useId();
  return (
    <div className="found" role="listbox" id={rows.listId} aria-label={words.results}>
      {groups.map(({ name, rows: found }) => (
        <div key={name} role="group" aria-labelledby={`${base}${name}`}>
          <div className="group-name" id={`${base}${name}`} role="presentation">
            {words.groups[name]}
          </div>
          {found.map((row) => (
            <div key={row.key} {...rows.row(row.key)}>
              <FoundLine row={row} typed={typed} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
