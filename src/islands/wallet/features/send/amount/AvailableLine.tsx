import { useStore } from '@nanostores/react';
import type { AssetId } from '#contract/assets.ts';
import { $balances, refetchBalances } from '#src/stores/money/balances.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { info } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
import { isZero } from '../../../money/holdings.ts';
import { LoadError } from '../../../status/LoadError.tsx';
import { StaleNotice } from '../../../status/StaleNotice.tsx';
import type { SendAmount } from './use-send-amount.ts';

/** What is available of the asset, beside what the field is for. */
export function AvailableLine({ send: { asset, available } }: { send: SendAmount }) {
  const { have } = useMessages('sendAmount');
  const { error } = useStore($balances);
  return (
    <p className="soft available-line">
      <span>{have.available}</span>{' '}
      {available !== null ? (
        <Amount asset={asset} amount={available} />
      ) : error ? (
        <span>{have.unavailable}</span>
      ) : (
        <Skeleton size="figure" />
      )}
    </p>
  );
}

/** What of the balance is still clearing and what that means; and that it is not known what is available, or is old. */
export function ClearingNote({ asset }: { asset: AssetId }) {
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
      {!isZero(clearing) && (
        <p className="soft clearing">
          <Icon d={info} />
          <span>
            <AmountInMessage text={have.clearing} asset={asset} amount={clearing} />
          </span>
        </p>
      )}
    </>
  );
}
