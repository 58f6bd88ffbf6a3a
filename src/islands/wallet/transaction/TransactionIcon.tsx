import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { send } from '#src/ui/icons/frame.ts';
import { bank, plus, receive, transfers } from '#src/ui/icons/feature.ts';
import { UserAvatar } from '../person/UserAvatar.tsx';
import type { TransactionSummary } from './transaction-title.ts';

const badges = { in: receive, out: send, convert: transfers } as const;

/** The counterparty or the coin, with a badge for the direction. The title beside it says the same in words. */
export function TransactionIcon({ transaction }: { transaction: TransactionSummary }) {
  const { type, direction } = transaction;
  return (
    <>
      <CounterpartyIcon transaction={transaction} />
      <span className="badge">
        <Icon d={type === 'reward' || type === 'adjustment' ? plus : badges[direction]} />
      </span>
    </>
  );
}

function CounterpartyIcon({
  transaction: { counterparty, counterparty_name, type, asset },
}: {
  transaction: TransactionSummary;
}) {
  if (counterparty?.kind === 'user')
    return <UserAvatar name={counterparty.name} username={counterparty.username} />;
  if (counterparty?.kind === 'bank' || type === 'payout') {
    return (
      <span className="avatar bank" aria-hidden="true">
        <Icon d={bank} />
      </span>
    );
  }
  if (counterparty_name && type === 'receive') return <UserAvatar name={counterparty_name} />;
  return <AssetIcon id={asset} />;
}
