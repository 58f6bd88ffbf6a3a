import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { email as emailRule, type FieldMessage } from '#contract/fields.ts';
import { Notices } from '#src/connected/Notices.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { errorText } from '#src/stores/error-text.ts';
import { notify, notifyAfterNavigation } from '#src/stores/notices.ts';
import { requestSignupCode } from '#src/stores/signup.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/Field.tsx';
import { useHydrated } from '#src/ui/hydrated.ts';
import { useInFlight } from '#src/ui/in-flight.ts';
import { addChallengeScript } from './challenge-script.ts';
import { useChallenge } from './use-challenge.ts';

interface SignupBoxProps {
  locale: Locale;
  words: Messages['home']['box'];
  fields: Pick<Messages['fields'], 'email.required' | 'email.invalid' | 'challenge.required'>;
  toasts: Pick<Messages['toasts'], 'codeSent' | 'codeRequestFailed' | 'stillWorking' | 'region' | 'close'>;
}

type Fault = { field: 'email' | 'challenge'; text: string };

/**
 * The home page's sign-up box (spec sections 2 and 5). Until its script arrives, and without one, it is a plain form that
 * posts the address to /signup; only then are its button's conditions in force.
 */
export function SignupBox({ locale, words, fields, toasts }: SignupBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [isEmpty, setIsEmpty] = useState(true);
  const [fault, setFault] = useState<Fault | null>(null);
  const { busy, run } = useInFlight();
  const challenge = useChallenge(hydrated && isEmpty);

  const readInput = () => setIsEmpty((input.current?.value ?? '').trim() === '');
  useEffect(() => {
    // What was typed while the script was on its way counts.
    readInput();
    addChallengeScript();
  }, []);

  const blocked = isEmpty || (!challenge.hasToken && challenge.isPossible);

  const faultOf = (typed: string): Fault | null => {
    const parsed = emailRule.safeParse(typed);
    if (!parsed.success) {
      const key = parsed.error.issues[0]?.message as Extract<FieldMessage, `email.${string}`>;
      return { field: 'email', text: fields[key] };
    }
    if (!challenge.hasToken && challenge.isPossible) {
      return { field: 'challenge', text: fields['challenge.required'] };
    }
    return null;
  };

  const send = () => {
    const typed = input.current?.value ?? '';
    const found = faultOf(typed);
    setFault(found);
    if (found) return input.current?.focus();
    return run(async () => {
      try {
        await requestSignupCode({ email: typed.trim(), token: challenge.token() });
      } catch (error) {
        challenge.renew();
        notify('error', errorText(error, toasts.codeRequestFailed));
        return;
      }
      notifyAfterNavigation('success', toasts.codeSent);
      location.assign(pathIn(locale, '/otp-verification'));
      return 'leaving';
    });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  // A disabled button swallows Enter without a word: say what is missing instead.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && blocked) submit(event);
  };

  const problem = (field: Fault['field']) => (fault?.field === field ? fault.text : undefined);
  return (
    <form className="join" method="post" action={pathIn(locale, '/signup')} noValidate={hydrated} onSubmit={submit}>
      <div className="row">
        <label className="sr" htmlFor="join-email">
          {words.label}
        </label>
        <input
          ref={input}
          className="input"
          id="join-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={words.placeholder}
          aria-invalid={problem('email') ? true : undefined}
          aria-describedby={fault ? `join-${fault.field}-error` : undefined}
          onInput={() => {
            readInput();
            setFault(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          look="primary"
          disabled={hydrated && !busy && blocked}
          busy={busy}
          busyLabel={words.sending}
          slowLabel={toasts.stillWorking}
        >
          {words.submit}
        </Button>
      </div>
      <FieldError id="join-email">{problem('email')}</FieldError>
      <div className="challenge">
        <span className="tick" />
        {words.check}
        <span className="by">{words.starts}</span>
      </div>
      <FieldError id="join-challenge">{problem('challenge')}</FieldError>
      <p className="note">
        <span>{words.note}</span>
        <span>
          {words.have} <a href={pathIn(locale, '/login')}>{words.login}</a>
        </span>
      </p>
      <Notices words={toasts} />
    </form>
  );
}
