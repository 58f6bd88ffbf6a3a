import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { payLinkOf } from '../../../code/pay-link.ts';
import { ShareCode } from '../../../code/ShareCode.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

/** The code by which others pay somebody: what the session knows, without a call. */
export function OwnCode() {
  const { code: messages } = useMessages('profile');
  const username = useStore($auth, { keys: ['user'] }).user?.username;
  return (
    <section className="card own-code" aria-labelledby="own-code">
      <h2 id="own-code">{messages.heading}</h2>
      {username ? (
        <>
          <p className="soft">{messages.text}</p>
          <div className="qr-box">
            <QrCode
              text={payLinkOf(username)}
              label={interpolate(messages.label, { username: `@${username}` })}
            />
            <p translate="no">@{username}</p>
          </div>
          <ShareCode
            code={payLinkOf(username)}
            fileName={`cowrie-${username}`}
            title={interpolate(messages.title, { username: `@${username}` })}
            lines={[payLinkOf(username)]}
            shareLabel={messages.share}
            messages={messages}
          />
        </>
      ) : (
        <p className="soft">{messages.none}</p>
      )}
    </section>
  );
}
