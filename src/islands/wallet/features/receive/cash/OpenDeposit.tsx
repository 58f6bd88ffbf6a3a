import type { Transaction } from '#contract/transactions.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { info } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { DepositOutcomeText } from '../../../transaction/DepositOutcomeText.tsx';

/** A deposit that still waits for its transfer, with the way to its account; or one that has arrived and is held. */
export function OpenDeposit({ deposit }: { deposit: Transaction }) {
  const cash = useMessages('receiveCash');
  const { id, asset, amount, held } = deposit;
  return (
    <p className={held ? 'notice warn' : 'notice'}>
      <Icon d={held ? info : clock} />
      <span>
        {held ? (
          <DepositOutcomeText transaction={deposit} />
        ) : (
          <AmountInMessage text={cash.open} asset={asset} amount={amount} />
        )}
      </span>
      <Link className="button small" to={`/w/receive?tab=cash&deposit=${id}`}>
        {held ? cash.details : cash.show}
      </Link>
    </p>
  );
}
