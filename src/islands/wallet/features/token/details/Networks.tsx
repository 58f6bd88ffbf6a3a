import { useStore } from '@nanostores/react';
import { assets, type AssetId } from '#contract/assets.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { topUpPath } from '../../../paths.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';

type Availability = Pick<NonNullable<WalletAsset['bank']>, 'status' | 'opens_at'>;

/** How an asset moves: the networks of a coin with what each costs, the banks of cash. */
export function Networks({ asset }: { asset: AssetId }) {
  const { networks: texts } = useMessages('tokenLists');
  const query = useStore($walletAssets);
  const item = query.data?.items.find(({ id }) => id === asset);
  const { symbol, kind } = assets[asset];
  const { screens } = useI18n().messages;
  return (
    <section className="card token-networks" data-public aria-labelledby="token-networks">
      <header>
        <h2 id="token-networks">{kind === 'fiat' ? texts.bankHeading : texts.heading}</h2>
        {item?.flags.receive !== false && <Link to={topUpPath(asset)}>{screens.receive}</Link>}
      </header>
      <QueryStates
        query={query}
        messages={texts}
        at={query.data?.at ?? null}
        onRetry={refetchWalletAssets}
        skeleton={<RowSkeletons count={3} />}
      >
        {() =>
          item?.bank ? (
            <Bank asset={asset} bank={item.bank} />
          ) : item && item.networks.length > 0 ? (
            <NetworkTable item={item} />
          ) : (
            <p className="absent">{interpolate(texts.none, { symbol })}</p>
          )
        }
      </QueryStates>
    </section>
  );
}

function NetworkTable({ item: { symbol, networks } }: { item: WalletAsset }) {
  const { networks: texts } = useMessages('tokenLists');
  const { locale, numberLocale } = useI18n();
  const { columns, short } = texts;
  return (
    <Table>
      <caption className="sr">{interpolate(texts.caption, { symbol })}</caption>
      <TableHead>
        <ColumnHead>{columns.network}</ColumnHead>
        <ColumnHead className="num">{columns.fee}</ColumnHead>
        <ColumnHead className="num">{columns.smallest}</ColumnHead>
        <ColumnHead className="time">{columns.time}</ColumnHead>
        <ColumnHead className="status">{columns.status}</ColumnHead>
      </TableHead>
      <TableBody>
        {networks.map((network) => {
          const { id, name, fee, min_send, eta_seconds, status } = network;
          return (
            <Row key={id} className={status === 'paused' ? 'is-paused' : undefined}>
              <RowHead>{name}</RowHead>
              <Cell className="num" translate="no" data-label={short.fee}>
                {formatMoney(fee.amount, fee.asset, numberLocale)}
              </Cell>
              <Cell className="num" translate="no" data-label={short.smallest}>
                {formatMoney(min_send, fee.asset, numberLocale)}
              </Cell>
              <Cell className="time">{status === 'paused' ? '–' : formatDuration(eta_seconds, locale)}</Cell>
              <Cell className="status">
                <Status availability={network} />
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}

function Bank({ asset, bank }: { asset: AssetId; bank: NonNullable<WalletAsset['bank']> }) {
  const { networks: texts } = useMessages('tokenLists');
  const { numberLocale } = useI18n();
  return (
    <dl className="facts-list">
      <div>
        <dt>{texts.smallestDeposit}</dt>
        <dd translate="no">{formatMoney(bank.min_deposit, asset, numberLocale)}</dd>
      </div>
      <div>
        <dt>{texts.smallestWithdrawal}</dt>
        <dd translate="no">{formatMoney(bank.min_payout, asset, numberLocale)}</dd>
      </div>
      <div>
        <dt>{texts.columns.status}</dt>
        <dd>
          <Status availability={bank} />
        </dd>
      </div>
    </dl>
  );
}

const tones = { ok: 'good', delayed: 'warn', paused: 'bad' } as const;

function Status({ availability: { status, opens_at } }: { availability: Availability }) {
  const { networks: texts } = useMessages('tokenLists');
  const { locale } = useI18n();
  const today = useToday();
  return (
    <span className={`tag ${tones[status]}`}>
      {status === 'paused' && opens_at !== null
        ? withUpcoming(texts.pausedUntil, opens_at, locale, today)
        : texts.statuses[status]}
    </span>
  );
}
