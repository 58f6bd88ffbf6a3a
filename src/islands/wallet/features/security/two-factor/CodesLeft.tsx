import { useState } from 'react';
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from '#contract/two-factor-codes.ts';
import { formatOwnDate } from '#src/intl/format/date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { isAmbiguousFailure } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import type { Security } from '#src/stores/security/security.ts';
import { renewRecoveryCodes } from '#src/stores/security/two-factor.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { refresh } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useReauth } from '../../../approval/use-reauth.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface CodesLeftProps {
  security: Security;
  onRenewed: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and the way to new ones. */
export function CodesLeft({ security, onRenewed }: CodesLeftProps) {
  const messages = useMessages('twoFactor').on;
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const reauth = useReauth('recovery_codes');
  const failureText = useFailureText();
  const [isUnsure, setIsUnsure] = useState(false);
  const { recovery_left: left, recovery_used_at } = security.two_factor;
  const isFew = left <= FEW_RECOVERY_CODES;
  const used =
    recovery_used_at === null
      ? messages.neverUsed
      : interpolate(messages.lastUsed, { date: formatOwnDate(recovery_used_at, locale) });
  const advice = left === 0 ? messages.none : isFew ? messages.few : messages.replaces;

  const renew = () =>
    run(async () => {
      const wasOnline = navigator.onLine;
      try {
        const codes = await reauth.run(renewRecoveryCodes);
        if (codes !== 'cancelled') onRenewed(codes);
      } catch (error) {
        // Nothing tells whether the codes in a lost answer were made.
        if (wasOnline && isAmbiguousFailure(error)) setIsUnsure(true);
        else showToast('error', failureText(error));
      }
      return undefined;
    });

  return (
    <section className="card codes-left" aria-labelledby="codes-left">
      <header>
        <h2 id="codes-left">{messages.recovery}</h2>
        <p>
          <MessageWithElements
            text={messages.left}
            values={{ left: <b>{left}</b>, count: String(RECOVERY_CODES) }}
          />
        </p>
      </header>
      <SegmentBar filled={left} of={RECOVERY_CODES} className={isFew ? 'few' : undefined} />
      <p className={isFew ? 'few-text' : 'soft'}>{joinSentences(locale, used, advice)}</p>
      {isUnsure && (
        <p className="error" role="alert">
          {messages.unsure}
        </p>
      )}
      <Button busy={busy} busyLabel={messages.renewing} onClick={() => void renew()}>
        <Icon d={refresh} />
        <span>{messages.renew}</span>
      </Button>
      {reauth.dialog}
    </section>
  );
}
