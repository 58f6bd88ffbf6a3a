import { useEffect } from 'react';
import * as z from 'zod/mini';
import { USERNAME_SHORTEST, USERNAME_SUBMITTABLE, username as rule } from '#contract/fields.ts';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { checkUsername, saveSuggestedUsername, suggestedUsername } from '#src/stores/sign-in/onboarding.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { filterInput, useFilterInitialValue } from '#src/ui/form/input-filter.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { useStepActions } from './use-step-actions.ts';
import { sanitizeUsername } from './sanitize-username.ts';
import type { StepProps } from './step-props.ts';

// The field is cleaned as one types; text from before the script is cleaned here.
const schema = z.object({ username: z.pipe(z.pipe(z.string(), z.transform(sanitizeUsername)), rule) });

function SetUsernameScreen({ locale, words }: StepProps<'username'>) {
  const { step, shared, fields, toasts } = words;
  const form = useZodForm(schema, fields, 'onChange');
  const { busy, run } = useSingleFlight();
  const { showStepToast, continueFlow, handleError } = useStepActions('username', locale, toasts);
  const typed = sanitizeUsername(form.watchText('username'));
  // As long as the rule asks for, and still too short to be sent: the disabled button alone would not say why.
  const isUnsendable = typed.length >= USERNAME_SHORTEST && typed.length < USERNAME_SUBMITTABLE;
  useFilterInitialValue('username', sanitizeUsername);

  const { getValues, setValue } = form;
  useEffect(() => {
    const suggestion = suggestedUsername();
    if (suggestion && !getValues('username')) setValue('username', suggestion);
  }, [getValues, setValue]);

  const submit = form.handleSubmit(({ username }) =>
    run(async () => {
      try {
        const reply = await checkUsername(username);
        if (reply.success) {
          saveSuggestedUsername(null);
          showStepToast('success', interpolate(step.saved, { username }), reply.message);
        } else if (reply.username) {
          saveSuggestedUsername(reply.username);
          showStepToast('info', interpolate(step.suggested, { username: reply.username }), reply.message);
        } else {
          showStepToast('error', toasts.usernameCheckFailed, reply.message);
          form.setFocus('username', { shouldSelect: true });
          return undefined;
        }
      } catch (error) {
        if (form.setServerErrors(error, (name) => (name === 'username' ? name : null))) return undefined;
        return handleError(error, {
          refused: toasts.usernameCheckFailed,
          failed: toasts.usernameCheckFailed,
        });
      }
      return continueFlow();
    }),
  );

  return (
    <>
      <div>
        <h1>{step.heading}</h1>
        <p className="soft under">{step.text}</p>
      </div>
      <form method="post" noValidate onSubmit={submit}>
        <TextField
          {...form.register('username')}
          id="username"
          label={step.username}
          hint={isUnsendable ? undefined : step.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={isUnsendable ? step.hint : form.fieldError('username')}
          onInput={(event) => filterInput(event.currentTarget, sanitizeUsername)}
        />
        <SubmitButton
          ready={form.formState.isReady && typed.length >= USERNAME_SUBMITTABLE}
          busy={busy}
          busyLabel={shared.submitting}
          words={toasts}
        >
          {shared.submit}
        </SubmitButton>
      </form>
      <Toasts words={toasts} />
    </>
  );
}

export const SetUsername = withErrorPage(SetUsernameScreen);
