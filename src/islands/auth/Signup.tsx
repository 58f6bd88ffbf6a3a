import { useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { useDevice } from '#src/connected/session/use-register-device.ts';
import { useFields } from '#src/connected/forms/use-zod-form.ts';
import { useKeptEmail } from '#src/connected/forms/use-prefilled-email.ts';
import { pathIn } from '#src/intl/locale.ts';
import { failureText } from '#src/stores/errors/error-message.ts';
import { reloadKeeping } from '#src/stores/sign-in/prefilled-email.ts';
import { notify, notifyAfterNavigation } from '#src/stores/interface/toasts.ts';
import { requestSignupCode } from '#src/stores/sign-in/signup.ts';
import { Challenge } from '#src/ui/challenge/Challenge.tsx';
import { useInFlight } from '#src/ui/form/use-single-flight.ts';
import { useChallenge } from '#src/ui/challenge/use-challenge.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { EmailField } from './EmailField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { PostedEmail } from './posted-email.ts';
import type { ScreenProps } from './screen-props.ts';

const schema = z.object({ email });

interface SignupProps extends ScreenProps<'signup'> {
  /** What the home page's form posted, without a script. */
  posted?: PostedEmail | undefined;
}

function SignupScreen({ locale, words, posted }: SignupProps) {
  const { screen, shared, fields, toasts } = words;
  useDevice(toasts);
  const form = useFields(schema, fields);
  const challenge = useChallenge();
  const { busy, run } = useInFlight();
  const [postedError, setPostedError] = useState(posted?.error && fields[posted.error]);

  useKeptEmail(form);

  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        await requestSignupCode({ email: values.email, token: challenge.token });
      } catch (error) {
        challenge.reset();
        if (!form.showRefusal(error, (name) => (name === 'email' ? name : null))) {
          const fallback = { refused: toasts.signupFailed, failed: toasts.codeRequestFailed };
          notify('error', failureText(error, toasts, fallback));
        }
        return undefined;
      }
      notifyAfterNavigation('success', toasts.codeSent);
      location.assign(pathIn(locale, '/otp-verification'));
      return 'leaving';
    }),
  );

  return (
    <>
      <h1>{screen.heading}</h1>
      <GoogleButton
        label={shared.google}
        busyLabel={shared.googleBusy}
        words={toasts}
        failed={toasts.googleSignupFailed}
      />
      <div className="or">{shared.or}</div>
      <form method="post" noValidate onSubmit={submit}>
        <EmailField
          {...form.register('email')}
          words={shared}
          autoComplete="email"
          defaultValue={posted?.email}
          error={form.errorOf('email') ?? postedError}
          onInput={() => setPostedError(undefined)}
        />
        <Challenge
          action="signup"
          locale={locale}
          words={shared.challenge}
          retry={() => reloadKeeping(form.getValues('email'))}
          {...challenge.props}
        />
        <SubmitButton ready={challenge.passed} busy={busy} busyLabel={shared.processing} words={toasts}>
          {shared.continue}
        </SubmitButton>
      </form>
      <p className="alt">
        {screen.have} <a href={pathIn(locale, '/login')}>{screen.login}</a>
      </p>
      <Notices words={toasts} />
    </>
  );
}

export const Signup = gated(SignupScreen);
