import { useEffect, useState, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { USERNAME_SHORTEST, USERNAME_SUBMITTABLE, username as rule } from '#contract/fields.ts';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { checkUsername, usernameDraft } from '#src/stores/sign-in/onboarding.ts';
import { isStorageAvailable } from '#src/stores/sign-in/storage-available.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { filterInput, useFilterInitialValue } from '#src/ui/form/input-filter.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { useStepActions, type StepOwner } from './use-step-actions.ts';
import { sanitizeUsername } from './sanitize-username.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

// `onInput` cleans the field while it is typed into; the schema cleans what was typed before the script came.
const schema = z.object({ username: z.pipe(z.pipe(z.string(), z.transform(sanitizeUsername)), rule) });

function SetUsernameScreen({
  locale,
  messages,
  customer,
}: ScreenProps<'onboarding', 'username'> & StepOwner) {
  const { screen, shared, fields, toasts } = messages;
  const form = useZodForm(schema, fields, 'onChange');
  const { busy, run } = useSingleFlight();
  const { showStepToast, continueFlow, handleError } = useStepActions(
    { customer },
    'username',
    locale,
    toasts,
  );
  const [suggestion, setSuggestion] = useState('');
  const typed = sanitizeUsername(form.watchText('username'));
  const isSubmittable = typed.length >= USERNAME_SUBMITTABLE;
  useFilterInitialValue('username', sanitizeUsername);

  const { getValues, setValue } = form;
  useEffect(() => {
    const draft = usernameDraft.read();
    if (draft.typed && !getValues('username'))
      setValue('username', sanitizeUsername(draft.typed), { shouldValidate: true });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server's HTML can't know what this tab saved
    setSuggestion(sanitizeUsername(draft.suggestion ?? ''));
  }, [getValues, setValue]);

  const offer = (username: string, suggested: string) => {
    usernameDraft.write({ typed: username, suggestion: suggested });
    setSuggestion(sanitizeUsername(suggested));
  };

  const takeSuggestion = () => {
    setValue('username', suggestion, { shouldValidate: true });
    form.setFocus('username');
  };

  const submit = form.handleSubmit(({ username }) =>
    run(async () => {
      try {
        const reply = await checkUsername(username);
        if (reply.success) {
          usernameDraft.drop();
          showStepToast('success', interpolate(screen.saved, { username }), reply.message);
        } else if (reply.username) {
          offer(username, reply.username);
          showStepToast('info', interpolate(screen.suggested, { username: reply.username }), reply.message);
          // The next page would send the person back here, to an empty field.
          if (!isStorageAvailable()) return undefined;
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

  // Browsers drop Enter in silence while the submit button is disabled.
  const explainOnEnter = (event: KeyboardEvent) => {
    if (commandKey(event) !== 'Enter' || isSubmittable) return;
    event.preventDefault();
    void form.trigger('username');
  };

  // The rule takes five characters and the button six (docs/decisions/009): at five the hint is what is wrong.
  const isHintTheError = typed.length >= USERNAME_SHORTEST && !isSubmittable;
  const error = isHintTheError ? screen.hint : form.fieldError('username');
  // The specified message names three letters, so the hint beside it is marked as well.
  const hint =
    error === fields['username.short'] ? (
      <span className="error">
        <Icon d={warn} />
        <span>{screen.hint}</span>
      </span>
    ) : (
      screen.hint
    );

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">{screen.text}</p>
      </div>
      <form method="post" noValidate onSubmit={submit}>
        <TextField
          {...form.register('username')}
          id="username"
          label={screen.username}
          hint={isHintTheError ? undefined : hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          onInput={(event) => filterInput(event.currentTarget, sanitizeUsername)}
          onKeyDown={explainOnEnter}
        />
        {suggestion && suggestion !== typed && (
          <Button onClick={takeSuggestion}>
            {interpolate(screen.useSuggested, { username: suggestion })}
          </Button>
        )}
        <SubmitButton
          ready={form.formState.isReady && isSubmittable}
          busy={busy}
          busyLabel={shared.submitting}
          messages={toasts}
        >
          {shared.submit}
        </SubmitButton>
      </form>
      <Toasts messages={toasts} />
    </>
  );
}

export const SetUsername = withErrorPage(SetUsernameScreen);
