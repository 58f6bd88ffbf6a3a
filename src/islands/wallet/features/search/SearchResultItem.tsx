import { assets } from '#contract/assets.ts';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { fill } from '#src/intl/interpolate.ts';
import { momentText } from '#src/intl/format/timestamp.ts';
import { CoinMark } from '#src/ui/display/AssetIcon.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { help } from '#src/ui/icons/frame.ts';
import { Marked } from '#src/ui/display/Highlight.tsx';
import { Line } from '../../list/ListItem.tsx';
import { PersonLine } from '../../person/PersonItem.tsx';
import { parentOf } from '../../paths.ts';
import { transactionTitle } from '../../transaction/transaction-title.ts';
import { TransactionLine } from '../../transaction/TransactionItem.tsx';
import { TransactionPicture } from '../../transaction/TransactionIcon.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import type { FoundRow } from './result-groups.ts';
import { placeIcon, places } from './searchable-screens.ts';

/** What one found thing shows of itself, with what was typed marked in it. */
export function FoundLine({ row: { item, transaction }, typed }: { row: FoundRow; typed: string }) {
  const { words, locale } = useWallet();
  const { titles } = useWords('transactions');
  if (transaction) return <TransactionLine transaction={transaction} typed={typed} />;
  switch (item.kind) {
    case 'place': {
      const name = places.find((place) => place.name === item.id)?.name;
      if (!name) return null;
      const parent = parentOf(name);
      return (
        <Line
          picture={<Icon d={placeIcon(name)} />}
          title={<Marked text={words.screens[name]} typed={typed} />}
          detail={parent && words.screens[parent]}
        />
      );
    }
    case 'asset': {
      const { symbol, kind } = assets[item.id];
      return (
        <Line
          picture={<CoinMark id={item.id} />}
          title={<Marked text={words.names[item.id]} typed={typed} />}
          detail={
            <Marked text={kind === 'fiat' ? fill(words.assets.cash, { symbol }) : symbol} typed={typed} />
          }
        />
      );
    }
    case 'person':
      return <PersonLine username={item.id} name={item.name} typed={typed} />;
    case 'transaction':
      return (
        <Line
          picture={<TransactionPicture transaction={item} />}
          title={transactionTitle(item, titles, words.names)}
          detail={<time dateTime={item.created_at}>{momentText(item.created_at, locale)}</time>}
        />
      );
    case 'help':
      return (
        <Line
          picture={<Icon d={help} />}
          title={<Marked text={cleanServerText(item.title)} typed={typed} />}
        />
      );
  }
}
