import { useEffect, useRef, useState } from 'react';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { useFields } from '#src/connected/forms/use-zod-form.ts';
import { fill } from '#src/intl/interpolate.ts';
import { saveUserInfo } from '#src/stores/sign-in/onboarding.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useInFlight } from '#src/ui/form/use-single-flight.ts';
import type { Option } from '#src/ui/display/option-search.ts';
import { ContactStep } from './ContactStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { useDraft } from './use-draft.ts';
import { useStep } from './use-step-actions.ts';
import { dropDraft } from './user-info-draft.ts';
import {
  contactNames,
  contactSchema,
  personalNames,
  personalSchema,
  userInfoBody,
  type Contact,
  type Personal,
} from './user-info-form.ts';
import type { StepProps } from './step-props.ts';

/** Milliseconds between the toast and the next page (spec section 9). */
const AFTER_SAVE = 1000;

export interface UserInfoProps extends StepProps<'userInfo'> {
  months: readonly string[];
  years: readonly number[];
  codes: readonly Option[];
  countries: readonly Option[];
  firstCountry: string;
}

function UserInfoScreen({ locale, words, months, years, codes, countries, firstCountry }: UserInfoProps) {
  const { step: t, shared, fields, toasts } = words;
  const codeOf = (country: string) => codes.find((row) => row.value === country)?.detail ?? '';
  const personalForm = useFields(personalSchema, fields);
  const contactForm = useFields(contactSchema(codeOf), fields);
  const keepDraft = useDraft(personalForm, contactForm, firstCountry);
  const [step, setStep] = useState<1 | 2>(1);
  const [personal, setPersonal] = useState<Personal>();
  const { busy, run } = useInFlight();
  const { say, goOn, fail } = useStep('user_info', locale, toasts);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);

  const turnTo = (to: 1 | 2) => {
    moved.current = true;
    setStep(to);
  };

  const save = (contact: Contact) =>
    run(async () => {
      if (!personal) {
        turnTo(1);
        return undefined;
      }
      try {
        const { message } = await saveUserInfo(
          userInfoBody(personal, contact, codeOf(contact.phone.country)),
        );
        say('success', t.saved, message);
      } catch (error) {
        if (contactForm.showRefusal(error, (name) => contactNames[name] ?? null)) return undefined;
        if (personalForm.showRefusal(error, (name) => personalNames[name] ?? null)) {
          turnTo(1);
          return undefined;
        }
        return fail(error, { refused: toasts.userInfoFailed, failed: toasts.userInfoFailedTryAgain });
      }
      dropDraft();
      await new Promise((resolve) => setTimeout(resolve, AFTER_SAVE));
      return goOn();
    });

  const skip = () =>
    run(async () => {
      try {
        await saveUserInfo({ skip: true });
      } catch (error) {
        return fail(error, { refused: toasts.userInfoSkipFailed, failed: toasts.userInfoSkipFailed });
      }
      dropDraft();
      return goOn();
    });

  const ready = personalForm.formState.isReady;
  const progress = fill(t.step, { n: step, of: 2 });
  return (
    <>
      <div className="progress" role="img" aria-label={progress}>
        <span className="is-on" />
        <span className={step === 2 ? 'is-on' : undefined} />
      </div>
      <div>
        <p className="hint" aria-hidden="true">
          {progress}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {step === 1 ? t.personal : t.contact}
        </h1>
        <p className="soft under">{step === 1 ? t.personalText : t.contactText}</p>
      </div>
      <div hidden={step !== 1}>
        <PersonalStep
          form={personalForm}
          words={t}
          months={months}
          years={years}
          onDraft={keepDraft}
          onNext={(values) => {
            setPersonal(values);
            turnTo(2);
          }}
        >
          <div className="ends">
            <Button
              disabled={!ready}
              busy={busy}
              busyLabel={shared.skipping}
              slowLabel={toasts.stillWorking}
              onClick={skip}
            >
              {shared.skip}
            </Button>
            <Button type="submit" look="primary" disabled={!ready || busy}>
              {t.save}
            </Button>
          </div>
        </PersonalStep>
      </div>
      <div hidden={step !== 2}>
        <ContactStep
          form={contactForm}
          words={t}
          list={shared}
          codes={codes}
          countries={countries}
          firstCountry={firstCountry}
          codeOf={codeOf}
          onDraft={keepDraft}
          onSave={save}
        >
          <div className="ends">
            <Button disabled={busy} onClick={() => turnTo(1)}>
              {t.back}
            </Button>
            <Button
              type="submit"
              look="primary"
              busy={busy}
              busyLabel={shared.saving}
              slowLabel={toasts.stillWorking}
            >
              {t.save}
            </Button>
          </div>
        </ContactStep>
      </div>
      <Notices words={toasts} />
    </>
  );
}

export const UserInfo = gated(UserInfoScreen);
