import { fill } from '#src/intl/interpolate.ts';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { forget, forgetAll, type RecentItem } from '#src/stores/search/recent-searches.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close } from '#src/ui/icons/form.ts';
import type { useActiveRow } from '#src/ui/browser/use-listbox.ts';
import { transactionTitle } from '../../transaction/transaction-title.ts';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { FoundLine } from './SearchResultItem.tsx';
import type { FoundGroup } from './result-groups.ts';
import { places } from './searchable-screens.ts';

interface RecentsProps {
  group: FoundGroup;
  rows: ReturnType<typeof useActiveRow>;
  /** Something was forgotten; the field takes the focus, whose button is gone. */
  onForgotten: () => void;
}

/** What was followed lately, before anything is typed. The buttons stand beside the list: an option can't hold one. */
export function Recents({ group, rows, onForgotten }: RecentsProps) {
  const words = useWords('walletSearch');
  const nameOf = useItemName();
  const drop = (act: () => void) => () => {
    act();
    onForgotten();
  };
  return (
    <>
      <div className="group-name with-button">
        <span aria-hidden="true">{words.groups.recent}</span>
        <button className="button quiet small" type="button" onClick={drop(forgetAll)}>
          {words.forgetAll}
        </button>
      </div>
      <div className="recents">
        <div className="found" role="listbox" id={rows.listId} aria-label={words.groups.recent}>
          {group.rows.map((row) => (
            <div key={row.key} {...rows.row(row.key)}>
              <FoundLine row={row} typed="" />
            </div>
          ))}
        </div>
        <ul>
          {group.rows.map(({ key, item }) => (
            <li key={key}>
              <button
                className="tool small"
                type="button"
                aria-label={fill(words.forget, { name: nameOf(item) })}
                onClick={drop(() => forget(item))}
              >
                <Icon d={close} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What a remembered thing is called, in the language of the moment. */
function useItemName(): (item: RecentItem) => string {
  const { words } = useWallet();
  const { titles } = useWords('transactions');
  return (item) => {
    switch (item.kind) {
      case 'place': {
        const name = places.find((place) => place.name === item.id)?.name;
        return name ? words.screens[name] : '';
      }
      case 'asset':
        return words.names[item.id];
      case 'person':
        return cleanServerText(item.name);
      case 'transaction':
        return transactionTitle(item, titles, words.names);
      case 'help':
        return cleanServerText(item.title);
    }
  };
}
