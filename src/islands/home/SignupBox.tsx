import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { useStorageAvailable } from '#src/connected/session/StorageNotice.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { reloadWithEmail, consumePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { requestSignupCode } from '#src/stores/sign-in/signup.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Challenge, type ChallengeHandle, type ChallengeState } from '#src/ui/challenge/Challenge.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { addChallengeScript } from './challenge-script.ts';
import { validateSignup, type SignupError, type FaultWords } from './validate-signup.ts';

interface SignupBoxProps {
  locale: Locale;
  messages: Pick<
    Messages['home']['box'],
    'label' | 'placeholder' | 'submit' | 'sending' | 'check' | 'starts'
  > & {
    storage: string;
  };
  fields: FaultWords;
  challenge: { loading: string; failed: string; retry: string };
  toasts: Pick<Messages['toasts'], 'codeSent' | 'codeRequestFailed' | 'stillWorking' | 'region' | 'close'>;
}

/** Milliseconds until the challenge may be passed over, while no email is typed (spec section 9). */
const PASSED_OVER_AFTER = 3000;

/**
 * The home page's sign-up box (spec sections 2 and 5). Until its script arrives, and without one, it is a plain form that
 * posts the address to /signup; only then are its button's conditions in force.
 */
function SignupBoxForm({ locale, messages, fields, challenge, toasts }: SignupBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const widget = useRef<ChallengeHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<ChallengeState>('loading');
  const [fault, setFault] = useState<SignupError | null>(null);
  const { busy, run } = useSingleFlight();
  const isSaved = useStorageAvailable();

  const readInput = () => setIsEmpty((input.current?.value ?? '').trim() === '');
  useEffect(() => {
    // The script's element must stand before <Challenge> looks for it.
    addChallengeScript();
    // What was typed while this script was on its way counts.
    const kept = consumePrefilledEmail();
    if (input.current && !input.current.value) input.current.value = kept;
    readInput();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only once script and text are in their places do the button's conditions hold
    setIsReady(true);
  }, []);

  const isChallengePossible = token === null && (state === 'loading' || state === 'loaded');
  const isBlocked = isEmpty || isChallengePossible;

  const send = () => {
    const email = input.current?.value.trim() ?? '';
    const found = validateSignup(email, isChallengePossible, fields);
    setFault(found);
    if (found) return input.current?.focus();
    // The next page would not know of the sign-up; the sentence below the challenge says so.
    if (!isSaved) return;
    return run(async () => {
      try {
        await requestSignupCode({ email, token: token ?? '' });
      } catch (error) {
        // A token is good for one request.
        widget.current?.reset();
        showToast('error', errorMessage(error, toasts.codeRequestFailed));
        return;
      }
      flashToast('success', toasts.codeSent);
      location.assign(localizePath(locale, '/otp-verification'));
      return 'leaving';
    });
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  // A disabled button swallows Enter without a word: say what is missing instead.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isBlocked) submit(event);
  };

  // The challenge may pass while the box still says that it is missing.
  const shown = fault?.field === 'challenge' && !isChallengePossible ? null : fault;
  const problem = (field: SignupError['field']) => (shown?.field === field ? shown.text : undefined);
  return (
    <form method="post" action={localizePath(locale, '/signup')} noValidate={isReady} onSubmit={submit}>
      <div className="row">
        <label className="sr" htmlFor="join-email">
          {messages.label}
        </label>
        <input
          ref={input}
          className="input"
          id="join-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={messages.placeholder}
          aria-invalid={problem('email') ? true : undefined}
          aria-describedby={shown ? `join-${shown.field}-error` : undefined}
          onInput={() => {
            readInput();
            setFault(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={isReady && !busy && isBlocked}
          busy={busy}
          busyLabel={messages.sending}
          slowLabel={toasts.stillWorking}
        >
          {messages.submit}
        </Button>
      </div>
      <FieldError id="join-email">{problem('email')}</FieldError>
      {isReady ? (
        <Challenge
          ref={widget}
          action="signup"
          locale={locale}
          messages={challenge}
          retry={() => reloadWithEmail(input.current?.value ?? '')}
          onToken={setToken}
          onState={setState}
          {...(isEmpty ? { bypassAfter: PASSED_OVER_AFTER } : {})}
        />
      ) : (
        <div className="challenge">
          <span className="tick" />
          {messages.check}
          <span className="by">{messages.starts}</span>
        </div>
      )}
      <FieldError id="join-challenge">{problem('challenge')}</FieldError>
      <FieldError id="join-storage">{isSaved ? undefined : messages.storage}</FieldError>
      <Toasts messages={toasts} />
    </form>
  );
}

export const SignupBox = withErrorPage(SignupBoxForm);
