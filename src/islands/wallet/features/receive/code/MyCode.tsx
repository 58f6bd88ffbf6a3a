import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { payLinkOf } from '../../../code/pay-link.ts';
import { PanelLink } from '../../../panels/PanelLink.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { ShareCode } from '../../../code/ShareCode.tsx';

/** The person's QR code and link, by which others pay by username; without one, the way to it. */
export function MyCode() {
  const { mine, address } = useMessages('receive');
  const { user } = useStore($auth, { keys: ['user'] });
  if (!user) return <Skeleton size="sheet" />;
  const { username } = user;
  if (!username)
    return (
      <div className="card">
        <EmptyState heading={mine.none} text={mine.noneText}>
          <PanelLink className="button primary" to="/w/set-profile">
            {mine.choose}
          </PanelLink>
        </EmptyState>
      </div>
    );
  const link = payLinkOf(username);
  const title = interpolate(mine.title, { username: `@${username}` });
  return (
    <section className="card deposit my-code" aria-labelledby="my-code">
      <div className="body">
        <div className="qr-box">
          <QrCode text={link} label={interpolate(mine.qr, { username: `@${username}` })} />
          <p translate="no">@{username}</p>
        </div>
        <div className="parts">
          <section>
            <h2 id="my-code">{mine.heading}</h2>
            <p className="soft">{mine.text}</p>
            <p className="address link" translate="no">
              {link}
            </p>
            <CopyButton text={link} messages={address} variant="primary">
              {mine.copyLink}
            </CopyButton>
          </section>
          <ShareCode
            code={link}
            fileName={`cowrie-${username}`}
            title={title}
            lines={[link]}
            shareLabel={address.share}
            messages={address}
          />
        </div>
      </div>
    </section>
  );
}
