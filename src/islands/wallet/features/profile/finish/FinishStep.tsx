import { useEffect, useId, useRef } from 'react';
import { birthYears } from '#contract/birth-date.ts';
import { AddressFields } from '#src/connected/user-info/AddressFields.tsx';
import { phoneCountry } from '#src/connected/user-info/phone-country.ts';
import { fieldsOf } from '#src/connected/user-info/field-of.ts';
import {
  BirthDateField,
  GenderField,
  NameFields,
  type NameMember,
} from '#src/connected/user-info/PersonalFields.tsx';
import { PhoneFields } from '#src/connected/forms/PhoneFields.tsx';
import type { ProfileLists } from '#src/i18n/load-calling-codes.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { FinishIntro } from './FinishIntro.tsx';
import type { FinishPart } from './finish-parts.ts';
import { useFinishForm } from './use-finish-form.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface FinishStepProps {
  /** What this step asks for. */
  parts: readonly FinishPart[];
  /** This step's and the next one's. */
  missing: readonly FinishPart[];
  done: readonly FinishPart[];
  /** Null for the only step. */
  progress: { readonly step: number; readonly count: number } | null;
  /** Those of the name that are missing. */
  names: readonly NameMember[];
  lists: ProfileLists;
  onSaved: () => void;
  onSkip: () => void;
}

export function FinishStep(props: FinishStepProps) {
  const { parts, missing, done, progress, names, lists, onSaved, onSkip } = props;
  const { userInfo, shared } = useMessages('onboarding');
  const { locale } = useI18n();
  const { form, codeOf, busy, save, saveDraft } = useFinishForm(parts, lists, onSaved);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLater = progress !== null && progress.step > 1;
  useEffect(() => {
    if (isLater) heading.current?.focus();
  }, [isLater]);
  const field = fieldsOf(form);
  const has = (part: FinishPart) => parts.includes(part);
  return (
    <div className="finish-profile">
      <section className="card" aria-labelledby="finish-profile">
        <FinishIntro heading={heading} missing={missing} done={done} progress={progress} />
        <form
          id={formId}
          method="post"
          noValidate
          onChange={saveDraft}
          onSubmit={(event) => void form.handleSubmit(save)(event)}
        >
          {has('name') && (
            <>
              <p className="hint">{userInfo.nameHint}</p>
              <NameFields locale={locale} field={field} names={names} messages={userInfo} />
            </>
          )}
          {has('date_of_birth') && (
            <BirthDateField
              locale={locale}
              field={field}
              messages={userInfo}
              months={lists.months}
              years={birthYears(new Date())}
            />
          )}
          {has('gender') && <GenderField field={field} messages={userInfo} />}
          {has('phone_number') && (
            <PhoneFields
              country={form.register('phone.country', { deps: ['phone.digits'] })}
              digits={form.register('phone.digits')}
              errors={{ country: form.fieldError('phone.country'), digits: form.fieldError('phone.digits') }}
              codes={lists.codes}
              firstCountry={lists.firstCountry}
              code={() => codeOf(form.getValues('phone.country') ?? '')}
              labels={userInfo}
              list={shared}
              autoComplete="tel-national"
            />
          )}
          {has('address') && (
            <AddressFields
              field={field}
              countries={lists.countries}
              phone={phoneCountry({ country: lists.firstCountry, digits: '' }, lists.codes)}
              messages={userInfo}
              list={shared}
            />
          )}
        </form>
      </section>
      <WhatChanges missing={missing} formId={formId} busy={busy} onSkip={onSkip} />
    </div>
  );
}
