import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { StorageNotice } from '#src/connected/session/StorageNotice.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { usePrefilledEmail } from '#src/connected/forms/use-prefilled-email.ts';
import { localizePath } from '#src/intl/locale.ts';
import { reloadWithEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { keepReferralCode } from '#src/stores/session/referral-link.ts';
import { signupFailure } from '#src/stores/sign-in/signup-failure.ts';
import { requestSignupCode } from '#src/stores/sign-in/signup.ts';
import { isStorageAvailable } from '#src/stores/sign-in/storage-available.ts';
import { Challenge } from '#src/ui/challenge/Challenge.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useChallenge } from '#src/ui/challenge/use-challenge.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { EmailField } from './EmailField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { takeReferralQuery } from './referral-query.ts';
import type { PostedEmail } from './posted-email.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

const schema = z.object({ email });

interface SignupProps extends ScreenProps<'auth', 'signup'> {
  /** What the home page's form posted without JavaScript. */
  posted?: PostedEmail | undefined;
}

function SignupScreen({ locale, messages, posted }: SignupProps) {
  const { screen, shared, fields, toasts } = messages;
  useRegisterDevice(toasts);
  const form = useZodForm(schema, fields);
  const challenge = useChallenge();
  const { busy, run } = useSingleFlight();
  const [postedError, setPostedError] = useState(posted?.error && fields[posted.error]);

  usePrefilledEmail(form);
  useEffect(() => keepReferralCode(takeReferralQuery()), []);

  const submit = form.handleSubmit((values) =>
    run(async () => {
      if (!isStorageAvailable()) {
        showToast('error', shared.storage.signup);
        return undefined;
      }
      try {
        await requestSignupCode({ email: values.email, token: challenge.token });
      } catch (error) {
        challenge.reset();
        const failure = signupFailure(error, toasts);
        if (failure.field === null) showToast('error', failure.text);
        else form.setError(failure.field, { message: failure.message }, { shouldFocus: true });
        return undefined;
      }
      flashToast('success', toasts.codeSent);
      location.assign(localizePath(locale, '/otp-verification'));
      return 'leaving';
    }),
  );

  return (
    <>
      <h1>{screen.heading}</h1>
      <StorageNotice>{shared.storage.signup}</StorageNotice>
      <GoogleButton
        label={shared.google}
        busyLabel={shared.googleBusy}
        messages={toasts}
        failed={toasts.googleSignupFailed}
      />
      <div className="or">{shared.or}</div>
      <form method="post" noValidate onSubmit={submit}>
        <EmailField
          {...form.register('email')}
          messages={shared}
          autoComplete="email"
          defaultValue={posted?.email}
          error={form.fieldError('email') ?? postedError}
          onInput={() => setPostedError(undefined)}
        />
        <Challenge
          action="signup"
          locale={locale}
          messages={shared.challenge}
          retry={() => reloadWithEmail(form.getValues('email'))}
          {...challenge.props}
        />
        <SubmitButton ready={challenge.passed} busy={busy} busyLabel={shared.processing} messages={toasts}>
          {shared.continue}
        </SubmitButton>
      </form>
      <p className="alt">
        <span>{screen.have}</span> <a href={localizePath(locale, '/login')}>{screen.login}</a>
      </p>
      <Toasts messages={toasts} />
    </>
  );
}

export const Signup = withErrorPage(SignupScreen);
