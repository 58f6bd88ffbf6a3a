import { useEffect, useId, type ReactNode } from 'react';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import { PhoneFields } from '#src/connected/forms/PhoneFields.tsx';
import { contactDraft } from '#src/stores/account/emergency-contact.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { fieldNames, type Contact, type ContactInput, type FieldName } from './contact-form.ts';

interface ContactFormProps {
  form: ZodForm<ContactInput, Contact>;
  initialValues: Partial<Readonly<Record<FieldName, string>>>;
  codes: readonly CodeRow[];
  firstCountry: string;
  code: () => string;
  onSave: (contact: Contact) => void;
  /** The form's buttons. */
  children: ReactNode;
}

export function ContactForm({
  form,
  initialValues,
  codes,
  firstCountry,
  code,
  onSave,
  children,
}: ContactFormProps) {
  const messages = useMessages('emergencyContact');
  const { register, fieldError, getValues, setValue, handleSubmit } = form;
  const relations = useId();

  useEffect(() => {
    for (const name of fieldNames)
      setValue(name, initialValues[name] ?? (name === 'phone.country' ? firstCountry : ''));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount: afterwards the fields hold what is typed
  }, []);

  const saveDraft = () => {
    const entries = fieldNames.map((name) => [name, getValues(name)] as const);
    contactDraft.write(Object.fromEntries(entries.filter(([, text]) => text)));
  };

  return (
    <form
      method="post"
      noValidate
      onChange={saveDraft}
      onSubmit={(event) => void handleSubmit(onSave)(event)}
    >
      <TextField
        {...register('name')}
        id="contact-name"
        label={messages.name}
        autoComplete="off"
        error={fieldError('name')}
      />
      <TextField
        {...register('relation')}
        id="contact-relation"
        label={messages.relation}
        autoComplete="off"
        list={relations}
        error={fieldError('relation')}
      />
      <datalist id={relations}>
        {messages.relations.map((relation) => (
          <option key={relation} value={relation} />
        ))}
      </datalist>
      <PhoneFields
        country={register('phone.country', { deps: ['phone.digits'] })}
        digits={register('phone.digits')}
        errors={{ country: fieldError('phone.country'), digits: fieldError('phone.digits') }}
        codes={codes}
        firstCountry={initialValues['phone.country'] ?? firstCountry}
        code={code}
        labels={messages}
        list={messages.list}
        autoComplete="off"
      />
      <div className="does">{children}</div>
    </form>
  );
}
