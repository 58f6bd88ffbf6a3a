import { useId } from 'react';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { isAmbiguousFailure, isNetworkError, isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { freezeSending } from '#src/stores/security/sending-freeze.ts';
import type { Security } from '#src/stores/security/security.ts';
import { dropQuote } from '#src/stores/transfers/send-quote.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { snow } from '#src/ui/icons/account.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useUnfreeze } from '../../../approval/use-unfreeze.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { LostAuthenticator } from '../../../status/LostAuthenticator.tsx';
import { useFrozenSince } from '../../../status/use-frozen-since.ts';
import { useUnfreezeApproval } from '../../../status/use-unfreeze-approval.ts';

/** Stops what leaves the wallet by one tap; the PIN lets it leave again. Nothing is shown before the API says so. */
export function FreezeCard({ security }: { security: Security }) {
  const { freeze: texts } = useMessages('security');
  const notices = useMessages('accountNotices');
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const { unfreeze, dialog } = useUnfreeze();
  const failureText = useFailureText();
  const since = useFrozenSince();
  const needs = texts.needs[useUnfreezeApproval()];
  const id = useId();
  const { frozen } = security;

  const failedText = (error: unknown) => {
    if (isOutcomeUnknown(error)) return notices.mayBeFrozen;
    // The account was asked: it is not frozen.
    return isAmbiguousFailure(error) && !isNetworkError(error) ? notices.notFrozen : failureText(error);
  };

  const freeze = () =>
    run(async () => {
      try {
        await freezeSending();
        // What was priced before can't be sent any more.
        dropQuote();
        showToast('success', notices.wasFrozen);
      } catch (error) {
        showToast('error', failedText(error));
      }
      return undefined;
    });

  return (
    <section className={frozen ? 'card freeze on' : 'card freeze'} aria-labelledby={`${id}-name`}>
      <span className={frozen ? 'disc alert' : 'disc'}>
        <Icon d={snow} />
      </span>
      <h2 id={`${id}-name`}>{frozen ? notices.frozen.title : texts.heading}</h2>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        aria-label={texts.heading}
        aria-describedby={`${id}-text`}
        aria-busy={busy || undefined}
        checked={frozen !== null}
        onChange={() => {
          if (frozen) unfreeze();
          else void freeze();
        }}
      />
      <p id={`${id}-text`}>
        {frozen
          ? joinSentences(locale, since(frozen), texts.since, needs)
          : joinSentences(locale, texts.text, needs)}
      </p>
      {frozen && <WayOut security={security} />}
      <p className="sr" role="status">
        {busy ? texts.freezing : ''}
      </p>
      {dialog}
    </section>
  );
}

/** Who can't give the PIN now is told what to do first. */
function WayOut({ security }: { security: Security }) {
  const { freeze: texts } = useMessages('security');
  if (!security.pin.set) return <p>{texts.noPin}</p>;
  if (security.pinLockedUntil === null) return <LostAuthenticator />;
  return (
    <p>
      <span>{texts.locked}</span> <Link to="/w/security/pin">{texts.lockedLink}</Link>
    </p>
  );
}
