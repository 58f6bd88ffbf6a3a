import { useEffect, useEffectEvent } from 'react';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import { userInfoDraft } from './user-info-draft.ts';
import type {
  Contact,
  ContactInput,
  Personal,
  PersonalInput,
} from '#src/connected/user-info/user-info-form.ts';

export type UserInfoStep = 1 | 2;

const personalFields = [
  'first_name',
  'last_name',
  'middle_name',
  'birth.day',
  'birth.month',
  'birth.year',
  'gender',
] as const;
const contactFields = [
  'phone.country',
  'phone.digits',
  'address.street',
  'address.city',
  'address.state',
  'address.postal_code',
  'address.country',
] as const;

/**
 * Restores both steps of the form after a reload. A field that a person or a browser filled in before the script came keeps
 * its value.
 * @param onRestore gets the step that was open; runs once.
 * @returns saves what is typed: call it after each change, with the step that is open.
 */
export function useDraft(
  personal: ZodForm<PersonalInput, Personal>,
  contact: ZodForm<ContactInput, Contact>,
  firstCountry: string,
  onRestore: (step: UserInfoStep) => void,
): (step: UserInfoStep) => void {
  const restore = useEffectEvent(() => {
    const draft = userInfoDraft.read();
    for (const name of personalFields) {
      const saved = draft[name];
      if (saved && !personal.getValues(name)) personal.setValue(name, saved);
    }
    for (const name of contactFields) {
      const saved = draft[name];
      const current = contact.getValues(name);
      if (saved && (!current || current === firstCountry)) contact.setValue(name, saved);
    }
    onRestore(draft.step === '2' ? 2 : 1);
  });
  useEffect(() => restore(), []);

  return (step) => {
    const texts = [
      ...personalFields.map((name) => [name, personal.getValues(name)] as const),
      ...contactFields.map((name) => [name, contact.getValues(name)] as const),
      ['step', String(step)] as const,
    ];
    userInfoDraft.write(Object.fromEntries(texts.filter(([, text]) => text)));
  };
}
