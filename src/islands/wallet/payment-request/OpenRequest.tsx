import { useStore } from '@nanostores/react';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { closePaymentRequest } from '#src/stores/receive/payment-requests.ts';
import { $security } from '#src/stores/security/security.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { snow } from '#src/ui/icons/account.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { ListItem } from '../list/ListItem.tsx';
import { Amount } from '../money/Amount.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { Link } from '../navigation/Link.tsx';
import { UserAvatar } from '../person/UserAvatar.tsx';

interface OpenRequestProps {
  request: PaymentRequest;
  onDeclined: () => void;
}

/** A request with both answers. Pay leads to Send, filled with it: nothing is paid here. */
export function OpenRequest({ request, onDeclined }: OpenRequestProps) {
  const texts = useMessages('paymentRequests');
  const { numberLocale } = useI18n();
  const failureText = useFailureText();
  const { busy, run } = useSingleFlight();
  const hidden = useStore($balancesHidden) !== false;
  const isFrozen = useStore($security).data?.sending_frozen === true;
  const { request_id, from, asset, amount, note, note_hidden, link } = request;
  const name = sanitizeText(from.name);
  const ownText = sanitizeText(note ?? '');
  const values = { name, amount: formatMoney(amount, asset, numberLocale, { exact: true }) };

  const decline = () =>
    run(async () => {
      try {
        await closePaymentRequest(request_id, 'declined');
        showToast('success', texts.declined);
        onDeclined();
      } catch (error) {
        showToast('error', failureText(error));
      }
    });
  return (
    <li>
      <ListItem
        picture={<UserAvatar name={name} username={from.username} />}
        title={<bdi translate="no">{name}</bdi>}
        detail={
          <>
            {/* A name is whatever somebody calls themselves. */}
            <span translate="no">{`@${from.username}`}</span>
            {(ownText || note_hidden) && <span>{' · '}</span>}
            {ownText ? (
              <bdi translate="yes">
                <MaskedText text={ownText} />
              </bdi>
            ) : (
              note_hidden && <span>{texts.noteHidden}</span>
            )}
          </>
        }
        end={<Amount asset={asset} amount={amount} />}
      />
      <div className="row">
        <Button
          busy={busy}
          busyLabel={texts.closing}
          aria-label={interpolate(hidden ? texts.declineNamedHidden : texts.declineNamed, values)}
          onClick={() => void decline()}
        >
          {texts.decline}
        </Button>
        <Link
          className={isFrozen ? 'button' : 'button tint'}
          to={link}
          aria-label={interpolate(hidden ? texts.payNamedHidden : texts.payNamed, values)}
        >
          {isFrozen && <Icon d={snow} />}
          <span translate="no">{hidden ? texts.pay : interpolate(texts.payAmount, values)}</span>
        </Link>
      </div>
    </li>
  );
}
