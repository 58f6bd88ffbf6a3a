import { Link } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';

/** A deposit that still waits for its transfer, with the way to its account. */
export function OpenDeposit({ deposit: { id, asset, amount } }: { deposit: Transaction }) {
  const cash = useMessages('receiveCash');
  return (
    <p className="notice">
      <Icon d={clock} />
      <span>
        <AmountInMessage text={cash.open} asset={asset} amount={amount} />
      </span>
      <Link className="button small" to={`/w/receive?tab=cash&deposit=${id}`}>
        {cash.show}
      </Link>
    </p>
  );
}
