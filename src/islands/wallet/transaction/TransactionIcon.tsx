import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chains, send } from '#src/ui/icons/frame.ts';
import { bank, plus, receive, transfers } from '#src/ui/icons/feature.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { UserAvatar } from '../person/UserAvatar.tsx';
import { initials } from '../person/user-name.ts';
import type { TransactionSummary } from './transaction-title.ts';

const badges = { in: receive, out: send, convert: transfers } as const;

/**
 * The counterparty or the coin, with a badge for in or out; of a conversion both coins, what came in front. The title beside it says the
 * same in words.
 */
export function TransactionIcon({ transaction }: { transaction: TransactionSummary }) {
  const { type, direction, asset, received } = transaction;
  if (type === 'convert' && received)
    return (
      <span className="coin-pair">
        <AssetIcon id={asset} />
        <AssetIcon id={received.asset} />
      </span>
    );
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
  if (counterparty?.kind === 'bank')
    return (
      <span
        className="avatar bank"
        data-initials={initials({ first_name: sanitizeText(counterparty.bank_name), last_name: '' })}
        aria-hidden="true"
      />
    );
  if (type === 'payout' || (type === 'send' && counterparty?.kind === 'address'))
    return (
      <span className="avatar bank" aria-hidden="true">
        <Icon d={type === 'payout' ? bank : chains} />
      </span>
    );
  if (counterparty_name && type === 'receive') return <UserAvatar name={counterparty_name} />;
  return <AssetIcon id={asset} />;
}
