import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EmergencyContact } from '#contract/user.ts';
import { useFields } from '#src/connected/forms/use-zod-form.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { $savingContact, changeContact, contactDraft } from '#src/stores/account/emergency-contact.ts';
import { failureText } from '#src/stores/errors/error-message.ts';
import { isUnsure } from '#src/stores/errors/unsure.ts';
import { notify } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useWallet, useWords } from '../../../i18n/i18n.ts';
import { contactBody, contactSchema, formNames, partedNumber, type Contact } from './contact-form.ts';
import { ContactForm } from './ContactForm.tsx';
import { SavedContact } from './ContactCard.tsx';

interface KnownContactProps {
  /** As it is shown; null while nobody is named. */
  contact: EmergencyContact | null;
  codes: readonly CodeRow[];
  firstCountry: string;
}

/** Somebody is named, or nobody is: the card, or the form; one in the place of the other as soon as a button is pressed. */
export function KnownContact({ contact, codes, firstCountry }: KnownContactProps) {
  const words = useWords('emergencyContact');
  const toasts = useWords('toasts');
  const { unsure } = useWallet().words;
  const saving = useStore($savingContact);
  const [draft, setDraft] = useState(contactDraft.read);
  const [editing, setEditing] = useState(Object.keys(draft).length > 0);
  /** Counts the times that the form was begun anew. */
  const [begun, setBegun] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';
  const form = useFields(contactSchema(codeOf), useWords('fields'));
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
    notify('error', isUnsure(error) ? unsure : failureText(error, toasts, { refused: text, failed: text }));

  const save = async (typed: Contact) => {
    setEditing(false);
    try {
      await changeContact(contactBody(typed, codeOf));
    } catch (error) {
      // The form stands there again before a field of it gets the focus.
      flushSync(() => setEditing(true));
      if (!form.showRefusal(error, (name) => formNames[name] ?? null))
        fail(error, toasts.emergencyContactFailed);
      return;
    }
    begin(false);
    notify('success', words.saved);
  };

  const remove = async () => {
    begin(false);
    try {
      await changeContact(null);
    } catch (error) {
      fail(error, words.removeFailed);
      return;
    }
    notify('success', words.removed);
  };

  const parted = contact && partedNumber(contact.phone_number, codes);
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
        <SavedContact
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
            <Button type="submit" look="primary" busy={saving} busyLabel={words.saving}>
              {words.save}
            </Button>
            {contact && <Button onClick={() => begin(false)}>{words.cancel}</Button>}
          </ContactForm>
        </div>
      )}
    </>
  );
}
