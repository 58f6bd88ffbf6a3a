import { assets } from '#contract/assets.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { help } from '#src/ui/icons/frame.ts';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { ListItem } from '../../list/ListItem.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { PersonItem } from '../../person/PersonItem.tsx';
import { TransactionItem } from '../../transaction/TransactionItem.tsx';
import { TransactionIcon } from '../../transaction/TransactionIcon.tsx';
import { TransactionTitle } from '../../transaction/TransactionTitle.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import type { ResultRow } from './result-groups.ts';
import { findPlace, parentOfPlace, placeIcon, placeTitle } from './places.ts';

/** What one found thing shows of itself, with what was typed marked in it. */
export function SearchResultItem({ row: { item, transaction }, typed }: { row: ResultRow; typed: string }) {
  const { messages } = useI18n();
  const texts = useMessages('walletSearch');
  if (transaction) return <TransactionItem transaction={transaction} typed={typed} />;
  switch (item.kind) {
    case 'place': {
      const name = findPlace(item.id);
      if (!name) return null;
      const parent = parentOfPlace(name);
      return (
        <ListItem
          picture={<Icon d={placeIcon(name)} />}
          title={
            <Highlight text={placeTitle(name, { screens: messages.screens, search: texts })} typed={typed} />
          }
          detail={parent && messages.screens[parent]}
        />
      );
    }
    case 'asset': {
      const { symbol, kind } = assets[item.id];
      return (
        <ListItem
          picture={<AssetIcon id={item.id} />}
          title={<Highlight text={messages.names[item.id]} typed={typed} />}
          detail={
            <Highlight
              text={kind === 'fiat' ? interpolate(messages.assets.cash, { symbol }) : symbol}
              typed={typed}
            />
          }
        />
      );
    }
    case 'person':
      return <PersonItem username={item.id} name={item.name} typed={typed} />;
    case 'transaction':
      return (
        <ListItem
          picture={<TransactionIcon transaction={item} />}
          title={<TransactionTitle transaction={item} />}
          detail={<Timestamp at={item.created_at} />}
        />
      );
    case 'help':
      return (
        <ListItem
          picture={<Icon d={help} />}
          title={<Highlight text={sanitizeText(item.title)} typed={typed} />}
        />
      );
  }
}
