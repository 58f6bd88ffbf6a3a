import { useEffect } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { useZodForm, type ZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { ProfileLists } from '#src/i18n/load-calling-codes.ts';
import { finishDraft, saveProfile } from '#src/stores/account/profile.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { ONBOARDING_DURATION, showToast } from '#src/stores/interface/toasts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import {
  formFieldOf,
  profileChange,
  profileSchema,
  type ProfileField,
  type ProfileInput,
  type ProfileOutput,
} from '../profile-form.ts';
import type { FinishPart } from './finish-parts.ts';

/** The delay between the toast and what comes next (spec section 9). */
const NEXT_DELAY_MS = 1000;

const fieldsOfPart: Readonly<Record<FinishPart, readonly ProfileField[]>> = {
  name: ['first_name', 'last_name'],
  date_of_birth: ['birth.day', 'birth.month', 'birth.year'],
  gender: ['gender'],
  phone_number: ['phone.country', 'phone.digits'],
  address: ['address.street', 'address.city', 'address.state', 'address.postal_code', 'address.country'],
};

interface FinishForm {
  readonly form: ZodForm<ProfileInput, ProfileOutput>;
  /** The calling code of a row, with its plus. */
  readonly codeOf: (country: string) => string;
  readonly busy: boolean;
  readonly save: (typed: ProfileOutput) => Promise<void>;
  readonly saveDraft: () => void;
}

/** The form of one step: it keeps what is typed over a reload, and saves with the specification's texts. */
export function useFinishForm(
  parts: readonly FinishPart[],
  { codes, countries, firstCountry }: ProfileLists,
  onSaved: () => void,
): FinishForm {
  const { userInfo } = useMessages('onboarding');
  const toasts = useMessages('toasts');
  const { unsure } = useI18n().messages;
  const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';
  const form = useZodForm(profileSchema(codeOf), useMessages('fields'));
  const { busy, run } = useSingleFlight();
  const names = parts.flatMap((part) => fieldsOfPart[part]);

  useEffect(() => {
    const home = codes.find(({ value }) => value === firstCountry)?.label;
    const first: Partial<Record<ProfileField, string | undefined>> = {
      'phone.country': firstCountry,
      'address.country': countries.find(({ label }) => label === home)?.value,
    };
    const draft = finishDraft.read();
    for (const name of names) {
      const text = draft[name] ?? first[name];
      if (text !== undefined) form.setValue(name, text);
    }
    // Once, on mount: afterwards the fields hold what is typed.
  }, []);

  const saveDraft = () => {
    const texts = names.map((name) => [name, form.getValues(name)] as const);
    finishDraft.write(
      Object.fromEntries(texts.filter((entry): entry is [ProfileField, string] => Boolean(entry[1]))),
    );
  };

  const save = (typed: ProfileOutput) =>
    run(async () => {
      try {
        const { message } = await saveProfile(profileChange(typed, codeOf));
        showToast('success', sanitizeText(message ?? '') || userInfo.saved, {
          duration: ONBOARDING_DURATION,
        });
      } catch (error) {
        if (form.setServerErrors(error, formFieldOf)) return undefined;
        const fallbacks = { refused: toasts.userInfoFailed, failed: toasts.userInfoFailedTryAgain };
        showToast('error', isOutcomeUnknown(error) ? unsure : failureMessage(error, toasts, fallbacks), {
          duration: ONBOARDING_DURATION,
        });
        return undefined;
      }
      finishDraft.drop();
      await new Promise((resolve) => setTimeout(resolve, NEXT_DELAY_MS));
      onSaved();
      return undefined;
    });

  return { form, codeOf, busy, save, saveDraft };
}
