import { useEffect, useRef, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { StorageNotice } from '#src/connected/session/StorageNotice.tsx';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { saveUserInfo } from '#src/stores/sign-in/onboarding.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useStepHistory } from '#src/ui/form/use-step-history.ts';
import type { Option } from '#src/ui/form/option.ts';
import { ContactStep } from './ContactStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { useDraft, type UserInfoStep } from './use-draft.ts';
import { useStepActions, type StepOwner } from './use-step-actions.ts';
import { userInfoDraft } from './user-info-draft.ts';
import {
  contactNames,
  contactSchema,
  personalNames,
  personalSchema,
  userInfoBody,
  type Contact,
} from '#src/connected/user-info/user-info-form.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** The delay between the toast and the next page (spec section 9). */
const NEXT_PAGE_DELAY_MS = 1000;

interface UserInfoProps extends ScreenProps<'onboarding', 'userInfo'>, StepOwner {
  months: readonly string[];
  years: readonly number[];
  codes: readonly Option[];
  countries: readonly Option[];
  firstCountry: string;
}

function UserInfoScreen(props: UserInfoProps) {
  const { locale, messages, customer, months, years, codes, countries, firstCountry } = props;
  const { screen, shared, fields, toasts } = messages;
  const codeOf = (country: string) => codes.find((row) => row.value === country)?.detail ?? '';
  const personalForm = useZodForm(personalSchema, fields);
  const contactForm = useZodForm(contactSchema(codeOf), fields);
  const [step, setStep] = useState<UserInfoStep>(1);
  const { busy, run } = useSingleFlight();
  const { showStepToast, continueFlow, handleError } = useStepActions(
    { customer },
    'user_info',
    locale,
    toasts,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);

  const validPersonal = () => personalSchema.safeParse(personalForm.getValues()).data;
  const saveDraft = useDraft(personalForm, contactForm, firstCountry, (restored) => {
    // A draft may be from before a rule changed, so the second step opens only if the first is still valid.
    if (restored === 2 && validPersonal()) setStep(2);
  });

  useEffect(() => {
    if (hasTurned.current) heading.current?.focus();
  }, [step]);

  const turnTo = (to: UserInfoStep) => {
    hasTurned.current = true;
    setStep(to);
    saveDraft(to);
  };

  const goBack = useStepHistory(step === 2, {
    back: () => turnTo(1),
    forward: () => {
      if (validPersonal()) turnTo(2);
    },
  });

  const save = (contact: Contact) =>
    run(async () => {
      const personal = validPersonal();
      if (!personal) {
        turnTo(1);
        return undefined;
      }
      try {
        const { message } = await saveUserInfo(
          userInfoBody(personal, contact, codeOf(contact.phone.country)),
        );
        showStepToast('success', screen.saved, message);
      } catch (error) {
        if (contactForm.setServerErrors(error, (name) => contactNames[name] ?? null)) return undefined;
        if (personalForm.setServerErrors(error, (name) => personalNames[name] ?? null)) {
          turnTo(1);
          return undefined;
        }
        return handleError(error, { refused: toasts.userInfoFailed, failed: toasts.userInfoFailedTryAgain });
      }
      userInfoDraft.drop();
      await new Promise((resolve) => setTimeout(resolve, NEXT_PAGE_DELAY_MS));
      return continueFlow();
    });

  const skip = () =>
    run(async () => {
      try {
        await saveUserInfo({ skip: true });
      } catch (error) {
        return handleError(error, { refused: toasts.userInfoSkipFailed, failed: toasts.userInfoSkipFailed });
      }
      userInfoDraft.drop();
      return continueFlow();
    });

  const ready = personalForm.formState.isReady;
  const progress = interpolate(screen.step, { n: step, of: 2 });
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
          {step === 1 ? screen.personal : screen.contact}
        </h1>
        <p className="soft under">{step === 1 ? screen.personalText : screen.contactText}</p>
      </div>
      <StorageNotice>{shared.keepOpen}</StorageNotice>
      <div hidden={step !== 1}>
        <PersonalStep
          locale={locale}
          form={personalForm}
          messages={screen}
          months={months}
          years={years}
          onDraft={() => saveDraft(step)}
          onNext={() => turnTo(2)}
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
            <Button type="submit" variant="primary" disabled={!ready || busy}>
              {screen.save}
            </Button>
          </div>
        </PersonalStep>
      </div>
      <div hidden={step !== 2}>
        <ContactStep
          form={contactForm}
          messages={screen}
          list={shared}
          codes={codes}
          countries={countries}
          firstCountry={firstCountry}
          codeOf={codeOf}
          onDraft={() => saveDraft(step)}
          onSave={save}
        >
          <div className="ends">
            <Button disabled={busy} onClick={goBack}>
              {screen.back}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel={shared.saving}
              slowLabel={toasts.stillWorking}
            >
              {screen.save}
            </Button>
          </div>
        </ContactStep>
      </div>
      <Toasts messages={toasts} />
    </>
  );
}

export const UserInfo = withErrorPage(UserInfoScreen);
