import { useEffect, useRef } from 'react';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { ShareCode } from '../../../code/ShareCode.tsx';

interface RequestMadeProps {
  request: PaymentRequest;
  onAgain: () => void;
}

/** A request that was just made, with its link. */
export function RequestMade({ request, onAgain }: RequestMadeProps) {
  const { request: messages } = useMessages('receiveUser');
  const { address } = useMessages('receive');
  const heading = useRef<HTMLHeadingElement>(null);
  const { asset, amount, to, link: path } = request;
  const link = location.origin + path;

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="card request-form" aria-labelledby="request-made">
      <h2 id="request-made" ref={heading} tabIndex={-1}>
        {to ? interpolate(messages.made, { name: to.name }) : messages.madeLink}
      </h2>
      <p>
        <AmountInMessage
          text={to ? messages.madeText : messages.madeLinkText}
          asset={asset}
          amount={amount}
        />
      </p>
      <div className="qr-box">
        <QrCode text={link} label={messages.qr} />
      </div>
      <p className="address link" translate="no">
        {link}
      </p>
      <CopyButton text={link} messages={address} variant="primary">
        {messages.copyLink}
      </CopyButton>
      <ShareCode
        code={link}
        fileName={`cowrie-request-${request.request_id}`}
        title={messages.title}
        lines={[link]}
        shareLabel={address.share}
        messages={address}
      />
      <Button variant="quiet" onClick={onAgain}>
        {messages.again}
      </Button>
    </section>
  );
}
