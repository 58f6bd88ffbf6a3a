import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { $balances, refetchBalances } from '#src/stores/money/balances.ts';
import { $limits, refetchLimits } from '#src/stores/transfers/limits.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
import { isZero } from '../../../money/holdings.ts';
import { LimitLeft } from '../../../payment/LimitLeft.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { StaleNotice } from '../../../status/StaleNotice.tsx';
import type { SendAmount } from './use-send-amount.ts';

/** How much can be sent: what is available of the asset, and what is left of the limits today and this month. */
export function SendingLimits({ send }: { send: SendAmount }) {
  const { have } = useMessages('sendAmount');
  const { locale } = useI18n();
  const today = useToday();
  const limits = useStore($limits);
  return (
    <section className="card sending-limits" aria-labelledby="sending-limits">
      <header>
        <h2 id="sending-limits">{have.heading}</h2>
      </header>
      <div className="body">
        <Available send={send} />
        <QueryStates
          query={limits}
          messages={have}
          at={limits.data?.at ?? null}
          onRetry={refetchLimits}
          skeleton={
            <>
              <Skeleton size="line" />
              <Skeleton size="line" />
            </>
          }
        >
          {({ daily, monthly }) => (
            <>
              <LimitLeft
                label={have.today}
                limit={daily}
                text={withUpcoming(have.ofUntil, daily.resets_at, locale, today)}
              />
              <LimitLeft label={have.month} limit={monthly} text={have.of} />
            </>
          )}
        </QueryStates>
      </div>
    </section>
  );
}

function Available({ send: { asset, available } }: { send: SendAmount }) {
  const { have } = useMessages('sendAmount');
  const { messages } = useI18n();
  const query = useStore($balances);
  const clearing = query.data?.items.find((one) => one.asset === asset)?.clearing ?? '0';
  const load = {
    query,
    messages: messages.balance,
    at: query.data && Date.parse(query.data.as_of),
    onRetry: refetchBalances,
  };
  return (
    <>
      <LoadError {...load} />
      <StaleNotice {...load} />
      <ListItem
        picture={<AssetIcon id={asset} />}
        title={messages.names[asset]}
        detail={have.available}
        end={
          available !== null ? (
            <>
              <Amount asset={asset} amount={available} bare />
              <small translate="no">{assets[asset].symbol}</small>
            </>
          ) : query.error ? (
            <span className="soft">{have.unavailable}</span>
          ) : (
            <Skeleton size="figure" />
          )
        }
      />
      {!isZero(clearing) && (
        <p className="soft">
          <AmountInMessage text={have.clearing} asset={asset} amount={clearing} />
        </p>
      )}
    </>
  );
}
