import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import challengeStyles from '#src/styles/challenge.css?inline';
import toastStyles from '#src/styles/plain-toasts.css?inline';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { useStorageAvailable } from '#src/connected/session/StorageNotice.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import type { Messages } from '#src/i18n/messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { reloadWithEmail, consumePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { signupFailure, type SignupFailureTexts } from '#src/stores/sign-in/signup-failure.ts';
import { requestSignupCode } from '#src/stores/sign-in/signup.ts';
import { useOwnStyles } from '#src/ui/browser/use-own-styles.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Challenge, type ChallengeHandle, type ChallengeState } from '#src/ui/challenge/Challenge.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { addChallengeScript } from './challenge-script.ts';
import { validateSignup, type SignupError, type SignupErrorMessages } from './validate-signup.ts';

interface SignupBoxProps {
  locale: Locale;
  messages: Pick<
    Messages['home']['box'],
    'label' | 'placeholder' | 'submit' | 'sending' | 'check' | 'starts'
  > & {
    storage: string;
  };
  fields: SignupErrorMessages;
  challenge: { loading: string; failed: string; retry: string };
  toasts: Pick<Messages['toasts'], 'codeSent' | 'stillWorking' | 'region' | 'close'> & SignupFailureTexts;
}

/** The delay after which the challenge may be bypassed, while no email is typed (spec section 9). */
const BYPASS_AFTER_MS = 3000;

/**
 * The home page's sign-up box (spec sections 2 and 5). Without its script it is a plain form that posts the email to /signup;
 * the button's conditions apply once the script has loaded.
 */
function SignupBoxForm({ locale, messages, fields, challenge, toasts }: SignupBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const widget = useRef<ChallengeHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<ChallengeState>('loading');
  const [error, setError] = useState<SignupError | null>(null);
  const { busy, run } = useSingleFlight();
  const isStorageAvailable = useStorageAvailable();
  useOwnStyles(challengeStyles);
  useOwnStyles(toastStyles);

  const readInput = () => setIsEmpty((input.current?.value ?? '').trim() === '');
  useEffect(() => {
    // <Challenge> looks for the script's element when it mounts.
    addChallengeScript();
    // What was typed before this script came stays.
    const kept = consumePrefilledEmail();
    if (input.current && !input.current.value) input.current.value = kept;
    readInput();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the button's conditions apply only after the script's element and the text are in place
    setIsReady(true);
  }, []);

  const isChallengePossible = token === null && (state === 'loading' || state === 'loaded');
  const isBlocked = isEmpty || isChallengePossible;

  const showError = (shown: SignupError) => {
    setError(shown);
    input.current?.focus();
  };
  const send = () => {
    const email = input.current?.value.trim() ?? '';
    const invalid = validateSignup(email, isChallengePossible, fields);
    if (invalid) {
      showError(invalid);
      return;
    }
    setError(null);
    // The next page would not know of the sign-up; the text below the challenge says so.
    if (!isStorageAvailable) return;
    return run(async () => {
      try {
        await requestSignupCode({ email, token: token ?? '' });
      } catch (thrown) {
        // A token is good for one request.
        widget.current?.reset();
        const failure = signupFailure(thrown, toasts);
        if (failure.field === null) showToast('error', failure.text);
        else showError({ field: failure.field, text: fields[failure.message] });
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
  // Browsers drop Enter in silence while the submit button is disabled, so this says what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandKey(event) === 'Enter' && isBlocked) submit(event);
  };

  // The challenge may pass while its error is shown.
  const shown = error?.field === 'challenge' && !isChallengePossible ? null : error;
  const errorOf = (field: SignupError['field']) => (shown?.field === field ? shown.text : undefined);
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
          aria-invalid={errorOf('email') ? true : undefined}
          aria-describedby={shown ? `join-${shown.field}-error` : undefined}
          onInput={() => {
            readInput();
            setError(null);
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
      <FieldError id="join-email">{errorOf('email')}</FieldError>
      {isReady ? (
        <Challenge
          ref={widget}
          action="signup"
          locale={locale}
          messages={challenge}
          retry={() => reloadWithEmail(input.current?.value ?? '')}
          onToken={setToken}
          onState={setState}
          {...(isEmpty ? { bypassAfter: BYPASS_AFTER_MS } : {})}
        />
      ) : (
        <div className="challenge">
          <span className="tick" />
          <span>{messages.check}</span>
          <span className="by">{messages.starts}</span>
        </div>
      )}
      <FieldError id="join-challenge">{errorOf('challenge')}</FieldError>
      <FieldError id="join-storage">{isStorageAvailable ? undefined : messages.storage}</FieldError>
      <Toasts messages={toasts} />
    </form>
  );
}

export const SignupBox = withErrorPage(SignupBoxForm);
