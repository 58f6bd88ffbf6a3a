import type { ComponentProps, ReactNode } from 'react';
import { PhoneFields } from '#src/connected/forms/PhoneFields.tsx';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import type { Option } from '#src/ui/form/option.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import type { Contact, ContactInput } from './user-info-form.ts';

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
  children: ReactNode;
}

export function ContactStep(props: ContactStepProps) {
  const { form, messages, list, codes, countries, firstCountry, codeOf, onSave, onDraft, children } = props;
  const { register, fieldError, getValues } = form;

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
      <TextField
        {...register('address.street')}
        id="street"
        label={messages.street}
        autoComplete="street-address"
        error={fieldError('address.street')}
      />
      <div className="pair">
        <TextField
          {...register('address.city')}
          id="city"
          label={messages.city}
          autoComplete="address-level2"
          error={fieldError('address.city')}
        />
        <TextField
          {...register('address.state')}
          id="state"
          label={messages.state}
          autoComplete="address-level1"
          error={fieldError('address.state')}
        />
      </div>
      <div className="pair">
        <TextField
          {...register('address.postal_code')}
          id="postal-code"
          label={messages.postalCode}
          autoComplete="postal-code"
          error={fieldError('address.postal_code')}
        />
        <SearchSelect
          {...register('address.country')}
          id="country"
          label={messages.country}
          options={countries}
          placeholder={messages.countryPlaceholder}
          autoComplete="country-name"
          messages={list}
          error={fieldError('address.country')}
        />
      </div>
      {children}
    </form>
  );
}
