import type { RefObject } from 'react';
import { heldBack } from '#contract/held-back.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import type { Security } from '#src/stores/security/security.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { info } from '#src/ui/icons/form.ts';
import { clock, shield } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';
import { WhenAsked } from './WhenAsked.tsx';

interface TwoFactorOffProps {
  security: Security;
  heading: RefObject<HTMLHeadingElement | null>;
  busy: boolean;
  onStart: () => void;
}

/** What it would do and what it takes, with what can't be undone: without phone and codes there is no other way in. */
export function TwoFactorOff({ security, heading, busy, onStart }: TwoFactorOffProps) {
  const messages = useMessages('twoFactor').off;
  const { needs } = messages;
  const { restricted } = security.two_factor;
  const hasPassword = security.password_changed_at !== null;
  return (
    <div className="columns">
      <section className="card two-factor-state" aria-labelledby="two-factor-off">
        <div className="headline">
          <span className="disc">
            <Icon d={shield} />
          </span>
          <div>
            <h2 id="two-factor-off" ref={heading} tabIndex={-1}>
              {messages.heading}
            </h2>
            <p className="soft">{hasPassword ? messages.state : messages.statePasswordless}</p>
          </div>
        </div>
        <HeldBack security={security} />
        <p>{hasPassword ? messages.text : messages.textPasswordless}</p>
        <WhenAsked isOn={false} />
      </section>
      <div className="aside">
        <section className="card turn-on" aria-labelledby="turn-on">
          <h2 id="turn-on">{messages.turnOn}</h2>
          {restricted === null ? (
            <>
              <p className="soft">{messages.takes}</p>
              <ol>
                <li>{hasPassword ? needs.password : needs.passwordless}</li>
                <li>{needs.app}</li>
                <li>{needs.place}</li>
              </ol>
              <Button variant="primary" wide busy={busy} busyLabel={messages.starting} onClick={onStart}>
                {messages.start}
              </Button>
            </>
          ) : (
            <NotYet {...restricted} />
          )}
        </section>
        <p className="aside-note">
          <Icon d={info} />
          <span>
            <LeadSentence text={messages.noOtherWay} />
            <span>{messages.noOtherWayText}</span>
          </span>
        </p>
      </div>
    </div>
  );
}

/** Why it can't be turned on now, and until when. */
function NotYet({ reason, until }: NonNullable<Security['two_factor']['restricted']>) {
  const messages = useMessages('twoFactor').off;
  const { locale } = useI18n();
  const today = useToday();
  return (
    <div className="match warn">
      <Icon d={clock} />
      <div>
        <b>{messages.restricted}</b>
        <small>{withUpcoming(messages.restrictedUntil[reason], until, locale, today)}</small>
      </div>
    </div>
  );
}

/** What turning it off holds back still. */
function HeldBack({ security }: { security: Security }) {
  const restrictionText = useRestrictionText();
  const caused = security.restrictions.filter(({ reason }) => reason === 'two_factor_off');
  const { here, canSendTo } = heldBack(caused, security.sending_frozen);
  if (here.length === 0) return null;
  return (
    <div className="notice warn">
      <Icon d={clock} />
      <p>{restrictionText(here, canSendTo)}</p>
    </div>
  );
}
