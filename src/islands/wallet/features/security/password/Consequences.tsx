import { useId } from 'react';
import { canSendToUnder, heldBack } from '#contract/held-back.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import type { Security } from '#src/stores/security/security.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useDeviceNames } from './use-device-names.ts';
import type { useSubmitPassword } from './use-submit-password.ts';

interface ConsequencesProps {
  security: Security;
  /** Null until it is known. */
  email: string | null;
  logsOutOthers: boolean;
  onLogsOutOthers: (logsOut: boolean) => void;
  submit: ReturnType<typeof useSubmitPassword>;
}

/** What the change brings about, said before it is made, and the button that makes it. */
export function Consequences({ security, email, logsOutOthers, onLogsOutOthers, submit }: ConsequencesProps) {
  const { then: texts, ...messages } = useMessages('changePassword');
  const { locale } = useI18n();
  const heading = useId();
  const names = useDeviceNames();
  const scopes = heldBack(security.restrictions).here.map(({ scope }) => scope);
  // Beside what is held back already.
  const works = canSendToUnder(['new_payees', ...scopes], security.sending_frozen) ?? 'known';
  return (
    <section className="card fields then" aria-labelledby={heading}>
      <h2 id={heading}>{texts.heading}</h2>
      <Switch label={texts.others} text={names} checked={logsOutOthers} onChange={onLogsOutOthers} />
      <div className="notice warn">
        <Icon d={clock} />
        <p>
          <b>{texts.restriction}</b>
          <span>{joinSentences(locale, texts.restrictionText, texts.stillWorks[works])}</span>
        </p>
      </div>
      {submit.isUnsure ? (
        <Unsure submit={submit} />
      ) : (
        <Button type="submit" variant="primary" wide busy={submit.isSaving} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      )}
      <p className="soft small-text">
        {email === null ? texts.emailUnknown : interpolate(texts.email, { email: sanitizeText(email) })}
      </p>
    </section>
  );
}

/** Its answer was lost: asking again changes nothing, so it stands in the place of the button that changes. */
function Unsure({ submit }: Pick<ConsequencesProps, 'submit'>) {
  const { unsure: texts } = useMessages('changePassword');
  return (
    <div className="notice warn unsure" role="alert">
      <Icon d={warn} />
      <p>
        <b>{texts.title}</b>
        <span>{texts.text}</span>
      </p>
      <Button busy={submit.isChecking} busyLabel={texts.checking} onClick={() => void submit.check(texts)}>
        {texts.check}
      </Button>
    </div>
  );
}
