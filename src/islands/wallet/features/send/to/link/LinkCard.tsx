import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isNetworkId, networks } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { linkedPayment } from '#src/stores/transfers/payment-link.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { Amount } from '../../../../money/Amount.tsx';
import { LinkEntryContext } from './link-entry.ts';

/** Whom a link asks to pay, what and how much, before it fills anything in. */
export function LinkCard() {
  const { link: messages } = useMessages('sendRecipient');
  const { messages: wallet, numberLocale } = useI18n();
  const [params] = useSearchParams();
  const entry = use(LinkEntryContext);
  if (!entry) return null;
  const { to, asset, network, amount, isToBank } = linkedPayment(params, numberLocale);
  const value = amount?.value ?? null;
  // Without anybody in it a link is the beginning of a payment to whoever is chosen then.
  const heading =
    to === ''
      ? { plain: messages.begins, amount: messages.beginsAmount }
      : { plain: messages.asks, amount: messages.asksAmount };
  return (
    <section className="card pay-request">
      <header>
        <h2>
          {asset !== null && value !== null ? (
            <MessageWithElements
              text={heading.amount}
              values={{ amount: <Amount asset={asset} amount={value} /> }}
            />
          ) : (
            heading.plain
          )}
        </h2>
      </header>
      <div className="recipient-part">
        {/* The whole of it: an address is compared from its first to its last character. */}
        {to !== '' && (
          <p>
            <bdi className="payment-link" translate="no">
              {sanitizeText(to)}
            </bdi>
          </p>
        )}
        {asset !== null && value === null && <p className="soft">{wallet.names[asset]}</p>}
        {isToBank && <p className="soft">{messages.bank}</p>}
        {network !== null && isNetworkId(network) && <p className="soft">{networks[network].name}</p>}
        <p className="soft">{messages.text}</p>
        <Button variant="primary" wide onClick={entry.accept}>
          {messages.continue}
        </Button>
        <Button variant="quiet" wide onClick={entry.refuse}>
          {messages.refuse}
        </Button>
      </div>
    </section>
  );
}
