import { networks, type NetworkId } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';
import { WholeWords } from '#src/ui/display/WholeWords.tsx';
import { bank as bankIcon } from '#src/ui/icons/feature.ts';
import { wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { accountText } from '../../payment/payee-text.ts';
import { UserAvatar } from '../../person/UserAvatar.tsx';

interface RecipientCardProps {
  recipient: Recipient;
  /** Null inside of Cowrie, for banks, and until it is chosen. */
  network: NetworkId | null;
  /** The page on which another one is chosen; without it nothing leads away. */
  changeTo?: string;
  /** A quote has said that the rules for new recipients hold. */
  isNew?: boolean;
}

/** Who is paid: picture, name, and where the money goes. */
export function RecipientCard({ recipient, network, changeTo, isNew = false }: RecipientCardProps) {
  const messages = useMessages('recipientCard');
  const { locale } = useI18n();
  const count = recipient.kind === 'user' ? recipient.sent_count : null;
  const isMarked = isNew || count === 0;
  const isSaved = recipient.kind !== 'user' && recipient.payee !== null;
  const known = isMarked
    ? null
    : count !== null
      ? interpolate(plural(locale, count, messages.sent), { count })
      : isSaved
        ? messages.saved
        : null;
  return (
    <section className="card recipient-card" aria-label={messages.label}>
      <Picture recipient={recipient} />
      <p>
        <Name recipient={recipient} network={network} />
        <small>
          <Detail recipient={recipient} network={network} />
          {known !== null && <span>{` · ${known}`}</span>}
        </small>
        {isMarked && <span className="tag warn">{messages.isNew}</span>}
      </p>
      {changeTo !== undefined && (
        <Link className="standalone-link" to={changeTo} aria-label={messages.changeRecipient}>
          {messages.change}
        </Link>
      )}
    </section>
  );
}

function Picture({ recipient }: { recipient: Recipient }) {
  switch (recipient.kind) {
    case 'user':
      return (
        <UserAvatar
          name={sanitizeText(recipient.name)}
          username={recipient.username}
          url={recipient.avatar_url}
        />
      );
    case 'bank':
      return (
        <span className="avatar is-mark" aria-hidden="true">
          <Icon d={bankIcon} />
        </span>
      );
    case 'address':
      return recipient.payee ? (
        <UserAvatar name={sanitizeText(recipient.payee.label)} />
      ) : (
        <span className="avatar is-mark" aria-hidden="true">
          <Icon d={wallet} />
        </span>
      );
  }
}

type PartProps = Pick<RecipientCardProps, 'recipient' | 'network'>;

function Name({ recipient, network }: PartProps) {
  const messages = useMessages('recipientCard');
  switch (recipient.kind) {
    case 'user':
      return (
        <b>
          <bdi translate="no">{sanitizeText(recipient.name)}</bdi>
        </b>
      );
    case 'bank':
      return (
        <b>
          <bdi translate="no">{sanitizeText(recipient.account_name)}</bdi>
        </b>
      );
    case 'address':
      if (recipient.payee)
        return (
          <b>
            <bdi translate="no">{sanitizeText(recipient.payee.label)}</bdi>
          </b>
        );
      return (
        <b>
          {network ? (
            <WholeWords text={interpolate(messages.address, { network: networks[network].name })} />
          ) : (
            <span>{messages.newAddress}</span>
          )}
        </b>
      );
  }
}

function Detail({ recipient, network }: PartProps) {
  switch (recipient.kind) {
    case 'user':
      return <bdi translate="no">@{sanitizeText(recipient.username)}</bdi>;
    case 'bank':
      return <bdi translate="no">{accountText(recipient.bank_name, recipient.account_number)}</bdi>;
    case 'address': {
      const { address, payee } = recipient;
      return (
        <span title={address}>
          {payee && network && <span>{`${networks[network].name} · `}</span>}
          <bdi translate="no">{shortAddress(address)}</bdi>
        </span>
      );
    }
  }
}
