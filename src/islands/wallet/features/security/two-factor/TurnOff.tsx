import { canSendToUnder, heldBack } from '#contract/held-back.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { revalidateSecurity, type Security } from '#src/stores/security/security.ts';
import { disableTwoFactor, readDisabled } from '#src/stores/security/two-factor.ts';
import { dropQuote } from '#src/stores/transfers/send-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { clock, phone } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useReauth } from '../../../approval/use-reauth.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';

/** What turning it off costs, before it is asked who it is. */
export function TurnOff({ security }: { security: Security }) {
  const messages = useMessages('twoFactor').turnOff;
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const reauth = useReauth('two_factor_off');
  const failureText = useFailureText();
  const points = security.checks.find(({ id }) => id === 'two_factor')?.points ?? 0;
  // Beside what is held back already.
  const scopes = heldBack(security.restrictions).here.map(({ scope }) => scope);
  const works = canSendToUnder(['new_payees', ...scopes], security.sending_frozen) ?? 'nobody';

  const turnOff = () =>
    run(async () => {
      try {
        if ((await reauth.run(disableTwoFactor, readDisabled)) === 'cancelled') return undefined;
        // What was priced before may be held back now.
        dropQuote();
        showToast('success', messages.done);
      } catch (error) {
        showToast('error', failureText(error));
        // Another device may have turned it off.
        revalidateSecurity();
      }
      return undefined;
    });

  return (
    <div className="aside">
      <section className="card turn-off" aria-labelledby="turn-off">
        <h2 id="turn-off">{messages.heading}</h2>
        <p className="soft">{security.password_changed_at === null ? messages.needsEmail : messages.needs}</p>
        <div className="match warn">
          <Icon d={clock} />
          <div>
            <b>{messages.restriction}</b>
            <small>
              {joinSentences(
                locale,
                messages.text,
                messages.stillWorks[works],
                messages.others,
                interpolate(plural(locale, points, messages.score), { count: points }),
              )}
            </small>
          </div>
        </div>
        <div className="danger">
          <Button wide busy={busy} busyLabel={messages.busy} onClick={() => void turnOff()}>
            {messages.button}
          </Button>
        </div>
        {reauth.dialog}
      </section>
      <p className="aside-note">
        <Icon d={phone} />
        <span>
          <LeadSentence text={messages.phone} />
          <span>{messages.phoneText}</span>
        </span>
      </p>
    </div>
  );
}
