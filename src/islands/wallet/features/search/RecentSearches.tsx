import { interpolate } from '#src/intl/interpolate.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { removeRecent, clearRecent, type RecentItem } from '#src/stores/search/recent-searches.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close } from '#src/ui/icons/form.ts';
import type { useListbox } from '#src/ui/browser/use-listbox.ts';
import { transactionSentence } from '../../transaction/transaction-title.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { SearchResultItem } from './SearchResultItem.tsx';
import type { ResultGroup } from './result-groups.ts';
import { findPlace, placeTitle } from './places.ts';

interface RecentsProps {
  group: ResultGroup;
  rows: ReturnType<typeof useListbox>;
  /** Something was forgotten; the field takes the focus, whose button is gone. */
  onForgotten: () => void;
}

/** What was followed lately, before anything is typed. The buttons stand beside the list: an option can't hold one. */
export function RecentSearches({ group, rows, onForgotten }: RecentsProps) {
  const messages = useMessages('walletSearch');
  const nameOf = useItemName();
  const drop = (act: () => void) => () => {
    act();
    onForgotten();
  };
  return (
    <>
      <div className="group-name with-button">
        <span aria-hidden="true">{messages.groups.recent}</span>
        <button className="button quiet small" type="button" onClick={drop(clearRecent)}>
          {messages.forgetAll}
        </button>
      </div>
      <div className="recents">
        <div className="found" role="listbox" id={rows.listId} aria-label={messages.groups.recent}>
          {group.rows.map((row) => (
            <div key={row.key} {...rows.row(row.key)}>
              <SearchResultItem row={row} typed="" />
            </div>
          ))}
        </div>
        <ul>
          {group.rows.map(({ key, item }) => (
            <li key={key}>
              <button
                className="tool small"
                type="button"
                aria-label={interpolate(messages.forget, { name: nameOf(item) })}
                onClick={drop(() => removeRecent(item))}
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
  const { messages } = useI18n();
  const { titles } = useMessages('transactions');
  const texts = useMessages('walletSearch');
  return (item) => {
    switch (item.kind) {
      case 'place': {
        const name = findPlace(item.id);
        return name ? placeTitle(name, { screens: messages.screens, search: texts }) : '';
      }
      case 'asset':
        return messages.names[item.id];
      case 'person':
        return sanitizeText(item.name);
      case 'transaction':
        return transactionSentence(item, titles);
      case 'help':
        return sanitizeText(item.title);
    }
  };
}
