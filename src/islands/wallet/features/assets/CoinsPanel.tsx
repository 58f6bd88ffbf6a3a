import { useStore } from '@nanostores/react';
import type { AssetId } from '#contract/assets.ts';
import { fill } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances, retryBalances } from '#src/stores/money/balances.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useActiveRow } from '#src/ui/browser/use-listbox.ts';
import { FindField } from '../../list/SearchField.tsx';
import { ListStyles } from '../../list/ListStyles.tsx';
import { LongWait } from '../../status/SlowNotice.tsx';
import { ReadFailed } from '../../status/LoadError.tsx';
import { useTyping } from '../../list/use-search-input.ts';
import { Blank } from '../../status/EmptyState.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { usePanels } from '../../panels/use-panels.ts';
import { choosable } from '../../money/asset-options.ts';
import { CoinLine } from '../../money/AssetOption.tsx';

/** An asset to choose for the flow that asked for one: what one has comes first. */
export function CoinsPanel() {
  const { coins } = useWords('walletLists');
  const { clear } = useWords('walletSearch');
  const { words, locale } = useWallet();
  const { data, error, loading } = useStore($balances);
  const { token } = useStore($selection);
  const { hide } = usePanels();
  const typing = useTyping();
  const { typed } = typing;
  const found = choosable(data?.items ?? null, typed, words.names);

  const choose = (id: AssetId) => {
    $selection.setKey('token', id);
    hide('coins');
  };
  const rows = useActiveRow({
    keys: found.map(({ id }) => id),
    foundBy: typed,
    startsAtFirst: typed !== '',
    onChoose: (key) => {
      const row = found.find(({ id }) => id === key);
      if (row) choose(row.id);
    },
  });

  return (
    <div className="finder">
      <ListStyles />
      <FindField
        label={coins.field}
        placeholder={coins.placeholder}
        clear={clear}
        typing={typing}
        field={rows.field}
      />
      <ReadFailed
        text={coins.failed}
        error={error}
        loading={loading}
        at={data ? Date.parse(data.as_of) : null}
        onRetry={retryBalances}
      />
      <LongWait waiting={!data && !error} />
      <p className="sr" role="status">
        {typed &&
          (found.length > 0
            ? fill(plural(locale, found.length, coins.count), { count: found.length })
            : fill(coins.none, { typed }))}
      </p>
      {found.length === 0 ? (
        <Blank heading={fill(coins.none, { typed })} text={coins.noneText}>
          <Button onClick={typing.clear}>{clear}</Button>
        </Blank>
      ) : (
        <div className="found" role="listbox" id={rows.listId} aria-label={coins.list}>
          {found.map(({ id, balance }) => (
            <div key={id} {...rows.row(id)}>
              <CoinLine
                id={id}
                balance={balance}
                currency={data?.currency ?? null}
                waiting={!data && !error}
                chosen={id === token}
                typed={typed}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
