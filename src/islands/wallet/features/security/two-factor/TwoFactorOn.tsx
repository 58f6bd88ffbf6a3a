import type { RefObject } from 'react';
import { formatOwnDate } from '#src/intl/format/date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Security } from '#src/stores/security/security.ts';
import { warn } from '#src/ui/icons/form.ts';
import { shield } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';
import { CodesLeft } from './CodesLeft.tsx';
import { TurnOff } from './TurnOff.tsx';
import { WhenAsked } from './WhenAsked.tsx';

interface TwoFactorOnProps {
  security: Security;
  /** It was turned on just now, and its recovery codes can't be shown. */
  isLost: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onRenewed: (codes: readonly string[]) => void;
}

/** When codes are asked for, how many recovery codes are left, and the way to turn it off. */
export function TwoFactorOn({ security, isLost, heading, onRenewed }: TwoFactorOnProps) {
  const messages = useMessages('twoFactor').on;
  const { locale } = useI18n();
  const { enabled_at } = security.two_factor;
  return (
    <div className="columns">
      <div className="facts-column">
        {isLost && (
          <div className="notice warn" role="status">
            <Icon d={warn} />
            <p>
              <LeadSentence text={messages.lost} />
              <span>{messages.lostText}</span>
            </p>
          </div>
        )}
        <section className="card two-factor-state" aria-labelledby="two-factor-on">
          <div className="headline">
            <span className="disc good">
              <Icon d={shield} />
            </span>
            <div>
              <h2 id="two-factor-on" ref={heading} tabIndex={-1}>
                {messages.heading}
              </h2>
              <p className="soft">
                {enabled_at === null
                  ? messages.app
                  : interpolate(messages.since, { date: formatOwnDate(enabled_at, locale) })}
              </p>
            </div>
          </div>
          <WhenAsked isOn />
        </section>
        <CodesLeft security={security} onRenewed={onRenewed} />
      </div>
      <TurnOff security={security} />
    </div>
  );
}
