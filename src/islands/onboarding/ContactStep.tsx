import type { ComponentProps } from 'react';
import { AddressFields } from '#src/connected/user-info/AddressFields.tsx';
import { phoneCountry } from '#src/connected/user-info/phone-country.ts';
import { fieldsOf } from '#src/connected/user-info/field-of.ts';
import { PhoneFields } from '#src/connected/forms/PhoneFields.tsx';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import type { Option } from '#src/ui/form/option.ts';
import type { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import type { Contact, ContactInput } from '#src/connected/user-info/user-info-form.ts';

interface ContactStepProps {
  form: ZodForm<ContactInput, Contact>;
  messages: Messages['onboarding']['userInfo'];
  list: ComponentProps<typeof SearchSelect>['messages'];
  codes: readonly Option[];
  countries: readonly Option[];
  /** The preselected row of `codes`. */
  firstCountry: string;
  codeOf: (country: string) => string;
  onSave: (contact: Contact) => void;
  onDraft: () => void;
  children: ElementNode;
}

export function ContactStep(props: ContactStepProps) {
  const { form, messages, list, codes, countries, firstCountry, codeOf, onSave, onDraft, children } = props;
  const { register, fieldError, getValues, watchText } = form;

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(onSave)} onChange={onDraft}>
      <PhoneFields
        country={register('phone.country', { deps: ['phone.digits'] })}
        digits={register('phone.digits')}
        errors={{ country: fieldError('phone.country'), digits: fieldError('phone.digits') }}
        codes={codes}
        firstCountry={firstCountry}
        code={() => codeOf(getValues('phone.country'))}
        labels={messages}
        list={list}
        autoComplete="tel-national"
      />
      <AddressFields
        field={fieldsOf(form)}
        countries={countries}
        phone={phoneCountry(
          { country: watchText('phone.country'), digits: watchText('phone.digits') },
          codes,
        )}
        messages={messages}
        list={list}
      />
      {children}
    </form>
  );
}
