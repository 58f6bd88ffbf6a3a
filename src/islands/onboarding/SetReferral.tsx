import { useState } from 'react';
import * as z from 'zod/mini';
import { referralCode } from '#contract/fields.ts';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { useFields } from '#src/connected/forms/use-zod-form.ts';
import { completeReferral } from '#src/stores/sign-in/onboarding.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { filterInput, useEarlyText } from '#src/ui/form/input-filter.ts';
import { useInFlight } from '#src/ui/form/use-single-flight.ts';
import { bareReferral, groupedReferral } from './format-referral-code.ts';
import { useStep } from './use-step-actions.ts';
import type { StepProps } from './step-props.ts';

const schema = z.object({
  referral_code: z.pipe(z.pipe(z.string(), z.transform(bareReferral)), referralCode),
});

function SetReferralScreen({ locale, words }: StepProps<'referral'>) {
  const { step, shared, fields, toasts } = words;
  const form = useFields(schema, fields);
  const { busy, run } = useInFlight();
  const [skipping, setSkipping] = useState(false);
  const { say, goOn, fail } = useStep('referral', locale, toasts);
  useEarlyText('referral', groupedReferral);

  const submit = form.handleSubmit(({ referral_code }) =>
    run(async () => {
      setSkipping(false);
      try {
        const { message } = await completeReferral({ referral_code });
        say('success', step.saved, message);
      } catch (error) {
        if (form.showRefusal(error, (name) => (name === 'referral_code' ? name : null))) return undefined;
        return fail(error, { refused: toasts.submissionFailed, failed: toasts.submissionFailed });
      }
      return goOn();
    }),
  );

  const skip = () =>
    run(async () => {
      setSkipping(true);
      try {
        await completeReferral({ skip: true });
      } catch (error) {
        return fail(error, { refused: toasts.referralSkipFailed, failed: toasts.referralSkipFailed });
      }
      return goOn();
    });

  return (
    <>
      <div>
        <h1>{step.heading}</h1>
        <p className="soft under">{step.text}</p>
      </div>
      <form method="post" noValidate onSubmit={submit}>
        <TextField
          {...form.register('referral_code')}
          id="referral"
          label={step.code}
          hint={step.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={form.errorOf('referral_code')}
          onInput={(event) => filterInput(event.currentTarget, groupedReferral)}
        />
        <div className="ends">
          <Button
            disabled={!form.formState.isReady || (busy && !skipping)}
            busy={busy && skipping}
            busyLabel={shared.skipping}
            slowLabel={toasts.stillWorking}
            onClick={skip}
          >
            {shared.skip}
          </Button>
          <Button
            type="submit"
            look="primary"
            disabled={!form.formState.isReady || (busy && skipping)}
            busy={busy && !skipping}
            busyLabel={shared.submitting}
            slowLabel={toasts.stillWorking}
          >
            {shared.submit}
          </Button>
        </div>
      </form>
      <Notices words={toasts} />
    </>
  );
}

export const SetReferral = gated(SetReferralScreen);
