import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { referralCode } from '#contract/fields.ts';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useToastedText } from '#src/ui/form/use-toasted-text.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { completeReferral } from '#src/stores/sign-in/onboarding.ts';
import { forgetReferralCode, keptReferralCode } from '#src/stores/session/referral-link.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { filterInput, useFilterInitialValue } from '#src/ui/form/input-filter.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { normalizeReferralCode, formatReferralCode } from './format-referral-code.ts';
import { useStepActions, type StepOwner } from './use-step-actions.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

const schema = z.object({
  referral_code: z.pipe(z.pipe(z.string(), z.transform(normalizeReferralCode)), referralCode),
});

function SetReferralScreen({
  locale,
  messages,
  customer,
}: ScreenProps<'onboarding', 'referral'> & StepOwner) {
  const { screen, shared, fields, toasts } = messages;
  const { setToasted, toastedProps } = useToastedText();
  const form = useZodForm(schema, fields);
  const { busy, run } = useSingleFlight();
  const [isSkipping, setIsSkipping] = useState(false);
  const { showStepToast, continueFlow, handleError } = useStepActions(
    { customer },
    'referral',
    locale,
    toasts,
  );
  useFilterInitialValue('referral', formatReferralCode);
  const { getValues, setValue } = form;
  useEffect(() => {
    const code = keptReferralCode();
    if (code !== null && !getValues('referral_code')) setValue('referral_code', formatReferralCode(code));
  }, [getValues, setValue]);
  const finish = () => {
    forgetReferralCode();
    return continueFlow();
  };

  const submit = form.handleSubmit(({ referral_code }) =>
    run(async () => {
      setIsSkipping(false);
      try {
        const { message } = await completeReferral({ referral_code });
        showStepToast('success', screen.saved, message);
      } catch (error) {
        if (form.setServerErrors(error, (name) => (name === 'referral_code' ? name : null))) return undefined;
        const fallbacks = { refused: toasts.submissionFailed, failed: toasts.submissionFailed };
        return handleError(error, fallbacks, (text) => {
          setToasted(text);
          form.setErrorText('referral_code', text);
          form.setFocus('referral_code');
        });
      }
      return finish();
    }),
  );

  const skip = () =>
    run(async () => {
      setIsSkipping(true);
      try {
        await completeReferral({ skip: true });
      } catch (error) {
        return handleError(error, { refused: toasts.referralSkipFailed, failed: toasts.referralSkipFailed });
      }
      return finish();
    });

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">{screen.text}</p>
      </div>
      <form {...toastedProps(form.fieldError('referral_code'))} method="post" noValidate onSubmit={submit}>
        <TextField
          {...form.register('referral_code')}
          id="referral"
          label={screen.code}
          hint={screen.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.fieldError('referral_code')}
          onInput={(event) => filterInput(event.currentTarget, formatReferralCode)}
        />
        <div className="ends">
          <Button
            disabled={!form.formState.isReady || (busy && !isSkipping)}
            busy={busy && isSkipping}
            busyLabel={shared.skipping}
            slowLabel={toasts.stillWorking}
            onClick={skip}
          >
            {shared.skip}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!form.formState.isReady || (busy && isSkipping)}
            busy={busy && !isSkipping}
            busyLabel={shared.submitting}
            slowLabel={toasts.stillWorking}
          >
            {shared.submit}
          </Button>
        </div>
      </form>
      <Toasts messages={toasts} />
    </>
  );
}

export const SetReferral = withErrorPage(SetReferralScreen);
