import type { RefObject } from 'react';
import { TWO_FACTOR_SETUP_SECONDS } from '#contract/two-factor-codes.ts';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import type { TwoFactorSetup } from '#src/stores/security/two-factor.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { openOutside, qr } from '#src/ui/icons/two-factor.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

interface SetupKeyProps {
  setup: TwoFactorSetup;
  /** Seconds until the key expires. */
  seconds: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The key for the app: as a QR code for another device, as a link for this one, and to type. On a phone the link leads, because nobody
 * scans their own screen.
 */
export function SetupKey({ setup, seconds, heading }: SetupKeyProps) {
  const messages = useMessages('twoFactor').scan;
  const isPhone = !useMediaQuery('(width >= 42.5em)');
  const hasTouch = useMediaQuery('(pointer: coarse)');
  const code = <QrCode text={setup.url} label={messages.qr} />;
  return (
    <section className="card setup-key" aria-labelledby="setup-key">
      <h2 id="setup-key" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className="soft">{isPhone ? messages.textPhone : messages.text}</p>
      <div className="body">
        {!isPhone && <div className="tile">{code}</div>}
        <div className="by-hand">
          {(isPhone || hasTouch) && (
            <a className="button wide" href={setup.url}>
              <Icon d={openOutside} />
              <span>{messages.open}</span>
            </a>
          )}
          <p className="key-name">
            <span>{messages.key}</span>
            <span className="soft">{messages.keyKind}</span>
          </p>
          <GroupedAddress address={setup.secret} isMarked={() => false} />
          <CopyButton text={setup.secret} messages={messages}>
            {messages.copyKey}
          </CopyButton>
          {isPhone && (
            <details>
              <summary>
                <Icon d={qr} />
                <span>
                  <span>{messages.showQr}</span>
                  <small>{messages.showQrHint}</small>
                </span>
                <Icon d={chevron} />
              </summary>
              {code}
            </details>
          )}
          <p className="valid">
            <svg className="ring" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="10" />
              <circle
                cx="12"
                cy="12"
                r="10"
                pathLength="100"
                strokeDasharray={`${Math.min(100, (seconds / TWO_FACTOR_SETUP_SECONDS) * 100)} 100`}
              />
            </svg>
            {/* Not announced each second. */}
            <span aria-live="off">
              <MessageWithElements
                text={messages.valid}
                values={{ time: <b>{formatCountdown(seconds)}</b> }}
              />
            </span>
          </p>
        </div>
      </div>
      <p className="soft hint">
        <Icon d={lock} />
        <span>{messages.warning}</span>
      </p>
    </section>
  );
}
