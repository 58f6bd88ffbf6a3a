import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EmergencyContact } from '#contract/user.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { $savingContact, saveEmergencyContact, contactDraft } from '#src/stores/account/emergency-contact.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { contactBody, contactSchema, formNames, splitPhoneNumber, type Contact } from './contact-form.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactCard } from './ContactCard.tsx';

interface KnownContactProps {
  /** As it is shown; null while nobody is named. */
  contact: EmergencyContact | null;
  codes: readonly CodeRow[];
  firstCountry: string;
}

/** Somebody is named, or nobody is: the card, or the form; one in the place of the other as soon as a button is pressed. */
export function ContactEditor({ contact, codes, firstCountry }: KnownContactProps) {
  const words = useMessages('emergencyContact');
  const toasts = useMessages('toasts');
  const { unsure } = useI18n().words;
  const saving = useStore($savingContact);
  const [draft, setDraft] = useState(contactDraft.read);
  const [editing, setEditing] = useState(Object.keys(draft).length > 0);
  /** Counts the times that the form was begun anew. */
  const [begun, setBegun] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';
  const form = useZodForm(contactSchema(codeOf), useMessages('fields'));
  const writing = editing || !contact;

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [writing]);

  const begin = (write: boolean) => {
    contactDraft.drop();
    setDraft({});
    form.clearErrors();
    setBegun(begun + 1);
    setEditing(write);
  };

  const fail = (error: unknown, text: string) =>
    showToast(
      'error',
      isOutcomeUnknown(error) ? unsure : failureMessage(error, toasts, { refused: text, failed: text }),
    );

  const save = async (typed: Contact) => {
    setEditing(false);
    try {
      await saveEmergencyContact(contactBody(typed, codeOf));
    } catch (error) {
      // The form stands there again before a field of it gets the focus.
      flushSync(() => setEditing(true));
      if (!form.setServerErrors(error, (name) => formNames[name] ?? null))
        fail(error, toasts.emergencyContactFailed);
      return;
    }
    begin(false);
    showToast('success', words.saved);
  };

  const remove = async () => {
    begin(false);
    try {
      await saveEmergencyContact(null);
    } catch (error) {
      fail(error, words.removeFailed);
      return;
    }
    showToast('success', words.removed);
  };

  const parted = contact && splitPhoneNumber(contact.phone_number, codes);
  const start =
    Object.keys(draft).length > 0 || !contact
      ? draft
      : {
          name: contact.name,
          relation: contact.relation,
          ...(parted && { 'phone.country': parted.country, 'phone.digits': parted.digits }),
        };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {contact ? words.heading : words.none}
      </h2>
      <p className="soft">{words.text}</p>
      {contact && !writing && (
        <ContactCard
          contact={contact}
          codes={codes}
          busy={saving}
          onChange={() => begin(true)}
          onRemove={() => void remove()}
        />
      )}
      {(writing || saving) && (
        <div hidden={!writing}>
          <ContactForm
            key={begun}
            form={form}
            start={start}
            codes={codes}
            firstCountry={firstCountry}
            code={() => codeOf(form.getValues('phone.country'))}
            onSave={(typed) => void save(typed)}
          >
            <Button type="submit" variant="primary" busy={saving} busyLabel={words.saving}>
              {words.save}
            </Button>
            {contact && <Button onClick={() => begin(false)}>{words.cancel}</Button>}
          </ContactForm>
        </div>
      )}
    </>
  );
}
