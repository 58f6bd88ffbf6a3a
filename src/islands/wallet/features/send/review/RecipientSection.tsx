import { assets, type AssetId } from '#contract/assets.ts';
import { networks, type NetworkId } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { bank as bankIcon } from '#src/ui/icons/feature.ts';
import { info } from '#src/ui/icons/form.ts';
import { chains } from '#src/ui/icons/frame.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { WholeWords } from '#src/ui/display/WholeWords.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { UserAvatar } from '../../../person/UserAvatar.tsx';
import { EditLink } from './EditLink.tsx';
import { recipientName } from '../recipient-text.ts';

interface RecipientSectionProps {
  recipient: Recipient;
  asset: AssetId;
  network: NetworkId | null;
  /** Null until a quote has said it. */
  isNew: boolean | null;
  /** The memo of a saved address, which the payment takes along; null for none. */
  savedMemo: string | null;
  /** The choice of a memo. */
  children: ElementNode;
}

/** Who is paid: the whole address, and on which network it goes there. */
export function RecipientSection(props: RecipientSectionProps) {
  const { recipient, asset, network, isNew, savedMemo, children } = props;
  const messages = useMessages('sendReview');
  const card = useMessages('recipientCard');
  const { locale } = useI18n();
  const name = recipientName(recipient);
  const title = isNew === null ? messages.address : isNew ? messages.newAddress : messages.knownAddress;
  return (
    <section className="review-recipient" aria-label={messages.to}>
      <div className="body">
        <div className="pick">
          <RecipientPicture recipient={recipient} />
          <div>
            <small>{messages.to}</small>
            <b>{name === null ? title : <bdi translate="no">{name}</bdi>}</b>
            <small>
              <RecipientDetail recipient={recipient} />
              {isNew === false && recipient.kind === 'user' && recipient.sent_count > 0 && (
                <span>
                  {` · ${interpolate(plural(locale, recipient.sent_count, card.sent), {
                    count: recipient.sent_count,
                  })}`}
                </span>
              )}
            </small>
            {isNew && (
              <span className="tag warn">
                <Icon d={info} />
                <span>{messages.isNew}</span>
              </span>
            )}
          </div>
          <EditLink what="recipient" />
        </div>
        {recipient.kind === 'address' && <GroupedAddress address={recipient.address} />}
        {savedMemo !== null && network && (
          <p className="soft">
            <MessageWithElements
              text={messages.memo.saved[networks[network].memo ?? 'memo']}
              values={{ memo: <bdi translate="no">{sanitizeText(savedMemo)}</bdi> }}
            />
          </p>
        )}
      </div>
      {network && (
        <p className="sentence">
          <Icon d={chains} />
          <span>
            <MessageWithElements
              text={messages.network}
              values={{
                network: (
                  <b>
                    <WholeWords text={networks[network].name} />
                  </b>
                ),
                asset: <b translate="no">{assets[asset].symbol}</b>,
              }}
            />
          </span>
        </p>
      )}
      {children}
    </section>
  );
}

function RecipientPicture({ recipient }: { recipient: Recipient }) {
  if (recipient.kind === 'user')
    return <UserAvatar name={sanitizeText(recipient.name)} username={recipient.username} />;
  return (
    <span className="avatar is-mark" aria-hidden="true">
      <Icon d={recipient.kind === 'bank' ? bankIcon : chains} />
    </span>
  );
}

function RecipientDetail({ recipient }: { recipient: Recipient }) {
  if (recipient.kind === 'user') return <span translate="no">{`@${sanitizeText(recipient.username)}`}</span>;
  if (recipient.kind === 'bank')
    return (
      <>
        <bdi translate="no">{sanitizeText(recipient.bank_name)}</bdi>
        <span>{' · '}</span>
        <span className="num" translate="no">
          {recipient.account_number}
        </span>
      </>
    );
  return null;
}
