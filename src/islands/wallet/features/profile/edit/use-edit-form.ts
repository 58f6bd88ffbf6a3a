import { useEffect, useState, type RefObject } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { useZodForm, type ZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { ProfileLists } from '#src/i18n/load-calling-codes.ts';
import { editDraft, retryProfile, saveProfile, type Profile } from '#src/stores/account/profile.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown, isRejected } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import {
  formFieldOf,
  profileChange,
  profileSchema,
  type ProfileInput,
  type ProfileOutput,
} from '../profile-form.ts';
import {
  changedFields,
  countChanges,
  editFields,
  onlyChanged,
  savedTexts,
  type EditField,
  type EditTexts,
} from './saved-texts.ts';

interface EditState {
  readonly form: ZodForm<ProfileInput, ProfileOutput>;
  /** Of the fields: another one when they are filled anew. */
  readonly fieldsKey: number;
  /** The calling code of a row, with its plus. */
  readonly codeOf: (country: string) => string;
  readonly countries: ProfileLists['countries'];
  readonly changed: readonly EditField[];
  readonly count: number;
  readonly busy: boolean;
  /** Why the last save failed; null for none. */
  readonly failure: string | null;
  readonly save: (typed: ProfileOutput) => Promise<void>;
  /** Shows what is saved again. */
  readonly discard: () => void;
}

/** The form of /w/edit-profile: filled with what is saved and what was typed before a reload, and what is saved of it. */
export function useEditForm(
  profile: Profile,
  { codes, countries }: ProfileLists,
  element: RefObject<HTMLFormElement | null>,
): EditState {
  const { form: messages } = useMessages('profile');
  const { userInfo } = useMessages('onboarding');
  const toasts = useMessages('toasts');
  const { unsure } = useI18n().messages;
  const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';
  const form = useZodForm(profileSchema(codeOf), useMessages('fields'));
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string | null>(null);
  const [isFilled, setIsFilled] = useState(false);
  const [fieldsKey, setFieldsKey] = useState(0);
  const saved = savedTexts(profile, codes);
  const shown = form.watch([...editFields]) as (string | undefined)[];
  const changed = isFilled ? changedFields(saved, shown) : [];

  const fill = (texts: Partial<EditTexts>) => {
    // A field that is not shown has to stay without a text: it would be judged.
    for (const name of editFields) if (isShown(element.current, name)) form.setValue(name, texts[name] ?? '');
  };
  useEffect(() => {
    fill({ ...saved, ...editDraft.read() });
    setIsFilled(true);
    // Once, on mount: afterwards the fields hold what is typed.
  }, []);

  useEffect(() => {
    if (!isFilled) return;
    if (changed.length === 0) editDraft.drop();
    else
      editDraft.write(
        Object.fromEntries(changed.map((name) => [name, shown[editFields.indexOf(name)] ?? ''])),
      );
  });

  const discard = () => {
    fill(saved);
    // A list that can be searched shows what was chosen in it until it is another one.
    setFieldsKey(fieldsKey + 1);
    form.clearErrors();
    setFailure(null);
    editDraft.drop();
    element.current?.focus();
  };

  const save = (typed: ProfileOutput) =>
    run(async () => {
      setFailure(null);
      try {
        const { profile: newest, message } = await saveProfile(
          onlyChanged(profileChange(typed, codeOf), changed),
        );
        fill(savedTexts(newest, codes));
        element.current?.focus();
        showToast('success', sanitizeText(message ?? '') || userInfo.saved);
      } catch (error) {
        if (form.setServerErrors(error, formFieldOf)) return undefined;
        if (isOutcomeUnknown(error)) showToast('error', unsure);
        else
          setFailure(
            failureMessage(error, toasts, { refused: messages.notSaved, failed: messages.notSaved }),
          );
        // What was refused may have been locked meanwhile.
        if (isRejected(error)) retryProfile();
      }
      return undefined;
    });

  const hasCountry =
    saved['address.country'] === '' || countries.some(({ value }) => value === saved['address.country']);
  return {
    form,
    fieldsKey,
    codeOf,
    countries: hasCountry
      ? countries
      : [...countries, { value: saved['address.country'], label: sanitizeText(saved['address.country']) }],
    changed,
    count: countChanges(changed),
    busy,
    failure,
    save,
    discard,
  };
}

const isShown = (form: HTMLFormElement | null, name: EditField) => form?.elements.namedItem(name) != null;
