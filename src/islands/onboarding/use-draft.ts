import { useEffect } from 'react';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import { readDraft, writeDraft } from './user-info-draft.ts';
import type { Contact, ContactInput, Personal, PersonalInput } from './user-info-form.ts';

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
 * Keeps what is typed through a reload: call the answer after each change. A field that was filled in before the script
 * arrived, by a person or a browser, is left as it is.
 */
export function useDraft(
  personal: ZodForm<PersonalInput, Personal>,
  contact: ZodForm<ContactInput, Contact>,
  firstCountry: string,
): () => void {
  useEffect(() => {
    const fields = readDraft();
    for (const name of personalFields) {
      const kept = fields[name];
      if (kept && !personal.getValues(name)) personal.setValue(name, kept);
    }
    for (const name of contactFields) {
      const kept = fields[name];
      const now = contact.getValues(name);
      if (kept && (!now || now === firstCountry)) contact.setValue(name, kept);
    }
    // Once, when the page opens: the forms are the same for its life.
  }, []);

  return () => {
    const texts = [
      ...personalFields.map((name) => [name, personal.getValues(name)] as const),
      ...contactFields.map((name) => [name, contact.getValues(name)] as const),
    ];
    const fields = Object.fromEntries(texts.flatMap(([name, text]) => (text ? [[name, text] as const] : [])));
    writeDraft(fields);
  };
}
