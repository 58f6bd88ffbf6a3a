import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EmergencyContact } from '#contract/emergency-contact.ts';
import { splitPhoneNumber } from '#src/connected/user-info/split-phone-number.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { $savingContact, saveEmergencyContact, contactDraft } from '#src/stores/account/emergency-contact.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { contactBody, contactSchema, formNames, type Contact } from './contact-form.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactCard } from './ContactCard.tsx';

interface ContactEditorProps {
  /** With optimistic changes; null without a contact. */
  contact: EmergencyContact | null;
  codes: readonly CodeRow[];
  firstCountry: string;
}

/**
 * The saved contact as a card, or the form that changes it. A save shows the card at once (optimistic update); the form stays
 * mounted until the API has answered, so that a refusal finds it as it was typed.
 */
export function ContactEditor({ contact, codes, firstCountry }: ContactEditorProps) {
  const messages = useMessages('emergencyContact');
  const toasts = useMessages('toasts');
  const { unsure } = useI18n().messages;
  const saving = useStore($savingContact);
  const [draft, setDraft] = useState(contactDraft.read);
  const [form, setForm] = useState<'closed' | 'open' | 'submitted'>(
    Object.keys(draft).length > 0 ? 'open' : 'closed',
  );
  /** The form's key: each time that it opens it starts with other values. */
  const [formKey, setFormKey] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';
  const fields = useZodForm(contactSchema(codeOf), useMessages('fields'));
  const isFormShown = form === 'open' || !contact;

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [isFormShown]);

  const discardDraft = (next: 'closed' | 'open') => {
    contactDraft.drop();
    setDraft({});
    fields.clearErrors();
    setFormKey(formKey + 1);
    setForm(next);
  };

  const showError = (error: unknown, text: string) =>
    showToast(
      'error',
      isOutcomeUnknown(error) ? unsure : failureMessage(error, toasts, { refused: text, failed: text }),
    );

  const save = async (typed: Contact) => {
    setForm('submitted');
    try {
      await saveEmergencyContact(contactBody(typed, codeOf));
    } catch (error) {
      // A hidden field can't be focused, so the form is shown first.
      flushSync(() => setForm('open'));
      if (!fields.setServerErrors(error, (name) => formNames[name] ?? null))
        showError(error, toasts.emergencyContactFailed);
      return;
    }
    discardDraft('closed');
    showToast('success', messages.saved);
  };

  const remove = async () => {
    discardDraft('closed');
    try {
      await saveEmergencyContact(null);
    } catch (error) {
      showError(error, messages.removeFailed);
      return;
    }
    showToast('success', messages.removed);
  };

  const phone = contact && splitPhoneNumber(contact.phone_number, codes);
  const initialValues =
    Object.keys(draft).length > 0 || !contact
      ? draft
      : {
          name: contact.name,
          relation: contact.relation,
          ...(phone && { 'phone.country': phone.country, 'phone.digits': phone.digits }),
        };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {contact ? messages.heading : messages.none}
      </h2>
      <p className="soft">{messages.text}</p>
      {contact && !isFormShown && (
        <ContactCard
          contact={contact}
          codes={codes}
          busy={saving}
          onChange={() => discardDraft('open')}
          onRemove={() => void remove()}
        />
      )}
      {(isFormShown || form === 'submitted') && (
        <div hidden={!isFormShown}>
          <ContactForm
            key={formKey}
            form={fields}
            initialValues={initialValues}
            codes={codes}
            firstCountry={firstCountry}
            code={() => codeOf(fields.getValues('phone.country'))}
            onSave={(typed) => void save(typed)}
          >
            <Button type="submit" variant="primary" busy={saving} busyLabel={messages.saving}>
              {messages.save}
            </Button>
            {contact && <Button onClick={() => discardDraft('closed')}>{messages.cancel}</Button>}
          </ContactForm>
        </div>
      )}
    </>
  );
}
