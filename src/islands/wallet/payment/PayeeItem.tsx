import { isNetworkId, networks } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatTimestamp } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { SavedPayee } from '#src/stores/payees/payees.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { ListItem } from '../list/ListItem.tsx';
import { initials } from '../person/user-name.ts';
import { UserAvatar } from '../person/UserAvatar.tsx';
import { payeeParts } from './payee-text.ts';
import { UsableFrom } from './UsableFrom.tsx';
import { useIsWaiting } from './use-is-waiting.ts';

interface PayeeItemProps {
  payee: SavedPayee;
  /** At the row's end: the button with its actions. */
  children?: ElementNode;
}

/** A saved address or bank account in a list: label, where it is paid, when it was used last or can be used first. */
export function PayeeItem({ payee, children }: PayeeItemProps) {
  const messages = useMessages('payees');
  const isWaiting = useIsWaiting(payee);
  const name = sanitizeText(payee.label);
  const memo = payee.kind === 'address' ? payee.memo : null;
  return (
    <>
      <span className="payee">
        <ListItem
          picture={
            payee.kind === 'bank' ? (
              <span
                className="avatar bank"
                data-initials={initials({ first_name: sanitizeText(payee.bank_name), last_name: '' })}
                aria-hidden="true"
              />
            ) : (
              <UserAvatar name={name} />
            )
          }
          title={<bdi translate="no">{name}</bdi>}
          detail={
            <>
              <bdi translate="no">
                {payeeParts(payee).map((part, index) => (
                  <span key={part}>
                    {index > 0 && <span>{' · '}</span>}
                    <span className="part">{part}</span>
                  </span>
                ))}
              </bdi>
              {memo !== null && (
                <>
                  <span>{' · '}</span>
                  <span className="part">
                    <MessageWithElements
                      text={isTag(payee) ? messages.tag : messages.memo}
                      values={{ memo: <bdi translate="no">{sanitizeText(memo)}</bdi> }}
                    />
                  </span>
                </>
              )}
            </>
          }
          end={
            isWaiting ? (
              <span className="tag warn">
                <Icon d={clock} />
                <span>{messages.waiting}</span>
              </span>
            ) : (
              <LastUsed at={payee.last_used_at} />
            )
          }
        />
        {children}
      </span>
      {isWaiting && payee.usableAt !== null && <UsableFrom at={payee.usableAt} />}
    </>
  );
}

const isTag = (payee: SavedPayee) =>
  payee.kind === 'address' && isNetworkId(payee.network) && networks[payee.network].memo === 'tag';

function LastUsed({ at }: { at: string | null }) {
  const messages = useMessages('payees');
  const { locale } = useI18n();
  const today = useToday();
  if (at === null) return <small>{messages.neverUsed}</small>;
  return (
    <small>
      {Date.parse(at) >= today
        ? messages.usedToday
        : interpolate(messages.lastUsed, { date: formatTimestamp(at, locale, { now: today }) })}
    </small>
  );
}
