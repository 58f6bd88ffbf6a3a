import type { Balances } from '#contract/wallet.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { refetchBalances } from '#src/stores/money/balances.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { refresh } from '#src/ui/icons/feature.ts';
import { RequestId } from '../../status/RequestId.tsx';
import { useI18n } from '../../i18n/i18n.ts';

interface BalanceErrorProps {
  /** What is shown nevertheless, from before. */
  balances: Balances | null;
  error: ApiError | null;
  loading: boolean;
}

/** What failed, how old the figures are, and the way to ask again. */
export function BalanceError({ balances, error, loading }: BalanceErrorProps) {
  const { words, locale } = useI18n();
  const { balance } = words;
  return (
    <div role="status">
      {error && (
        <div className={balances ? 'notice warn' : 'notice bad'}>
          <Icon d={warn} />
          <p>
            {balances
              ? interpolate(balance.notRefreshed, { time: formatTime(balances.as_of, locale) })
              : balance.failed}
            <RequestId error={error} />
          </p>
          <Button small busy={loading} busyLabel={balance.retrying} onClick={refetchBalances}>
            <Icon d={refresh} />
            {balance.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
