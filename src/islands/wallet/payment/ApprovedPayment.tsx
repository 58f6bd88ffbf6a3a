import type { ReactNode } from 'react';
import type { AssetId } from '#contract/assets.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import type { Counterparty } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { comma } from '#src/intl/text/marks.ts';
import type { ShownQuote } from '#src/stores/transfers/money-key.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { UserAvatar } from '../person/UserAvatar.tsx';
import { difference } from './quote-value.ts';
import { PaymentAmount } from './PaymentAmount.tsx';

interface ApprovedPaymentProps {
  quote: Pick<ShownQuote, 'to' | 'network' | 'account' | 'receive' | 'total_debit'>;
  /** Under what is paid: what it is worth. */
  worth?: ElementNode;
}

/** What the PIN approves: what it costs, what arrives where that is less, and the whole receiver, whom nobody has to remember. */
export function ApprovedPayment({ quote, worth }: ApprovedPaymentProps) {
  const { approved } = useMessages('pin');
  const { to, network, account, receive, total_debit } = quote;
  const isConversion = receive.asset !== total_debit.asset;
  const costsMore = !isConversion && difference(total_debit, receive) !== '0';
  return (
    <div className="approved">
      <Picture to={to} asset={total_debit.asset} />
      <dl>
        <Row label={approved.youPay} className="total">
          <PaymentAmount value={total_debit} />
          {worth}
        </Row>
        {costsMore && (
          <Row label={approved.theyReceive}>
            <PaymentAmount value={receive} />
          </Row>
        )}
        {isConversion && (
          <Row label={approved.youGet}>
            <PaymentAmount value={receive} />
          </Row>
        )}
        {to && (
          <Row label={approved.to} className={to.kind === 'address' ? 'receiver long' : 'receiver'}>
            <Receiver to={to} network={network} account={account ?? null} />
          </Row>
        )}
        {to?.kind === 'address' && to.memo !== null && (
          <Row label={approved[memoKind(network)]}>
            <bdi translate="no">{sanitizeText(to.memo)}</bdi>
          </Row>
        )}
      </dl>
    </div>
  );
}

/** Who is paid, or where nobody has a picture, with what. */
function Picture({ to, asset }: { to: Counterparty | null; asset: AssetId }) {
  if (to?.kind === 'user')
    return <UserAvatar name={sanitizeText(to.name)} username={sanitizeText(to.username)} />;
  return <AssetIcon id={asset} />;
}

const memoKind = (network: string | null) =>
  (network !== null && isNetworkId(network) && networks[network].memo) || 'memo';

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ReceiverProps extends Pick<ShownQuote, 'network'> {
  to: Counterparty;
  account: NonNullable<ShownQuote['account']> | null;
}

function Receiver({ to, network, account }: ReceiverProps) {
  const { locale } = useI18n();
  switch (to.kind) {
    case 'user':
      return (
        <>
          <bdi translate="no">{sanitizeText(to.name)}</bdi>
          <small>
            <span>{comma[locale]}</span>
            <bdi translate="no">{`@${sanitizeText(to.username)}`}</bdi>
          </small>
        </>
      );
    case 'bank':
      return (
        <>
          <bdi translate="no">{sanitizeText(to.name)}</bdi>
          <small>
            <span>{comma[locale]}</span>
            <bdi translate="no">{sanitizeText(to.bank_name)}</bdi>
            <span>{' · '}</span>
            <span className="num" translate="no">
              {account?.account_number ?? `••${sanitizeText(to.last4)}`}
            </span>
          </small>
        </>
      );
    case 'address':
      return (
        <>
          {to.label !== null && <bdi translate="no">{sanitizeText(to.label)}</bdi>}
          <GroupedAddress address={to.address} />
          <small>{network !== null && isNetworkId(network) ? networks[network].name : network}</small>
        </>
      );
    case 'platform':
      return <bdi translate="no">{sanitizeText(to.name)}</bdi>;
  }
}
