import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '#src/ui/form/Field.tsx';
import type { Option } from '#src/ui/form/option.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import type { FieldOf } from './field-of.ts';
import type { PhoneCountry } from './phone-country.ts';

type AddressPart = 'street' | 'city' | 'state' | 'postal_code' | 'country';

interface AddressFieldsProps {
  field: FieldOf<`address.${AddressPart}`>;
  countries: readonly Option[];
  /** Where the phone number beside it is of, as `phoneCountry` says it; absent where none is asked for. */
  phone?: PhoneCountry | undefined;
  /** The labels, and what the list of countries says while none is chosen. */
  messages: Readonly<Record<'street' | 'city' | 'state' | 'postalCode' | 'country', ReactNode>> & {
    readonly countryPlaceholder: string;
  };
  list: ComponentProps<typeof SearchSelect>['messages'];
}

/** Where somebody lives (spec section 2, user-info). */
export function AddressFields({ field, countries, phone, messages, list }: AddressFieldsProps) {
  const own = countries.find(({ label }) => label === phone?.country)?.value;
  return (
    <>
      <TextField
        {...field('address.street')}
        id="street"
        label={messages.street}
        autoComplete="street-address"
      />
      <div className="pair">
        <TextField {...field('address.city')} id="city" label={messages.city} autoComplete="address-level2" />
        <TextField
          {...field('address.state')}
          id="state"
          label={messages.state}
          autoComplete="address-level1"
        />
      </div>
      <div className="pair">
        <TextField
          {...field('address.postal_code')}
          id="postal-code"
          label={messages.postalCode}
          autoComplete="postal-code"
        />
        <SearchSelect
          {...field('address.country')}
          id="country"
          label={messages.country}
          options={countries}
          placeholder={messages.countryPlaceholder}
          likely={own}
          preset={phone?.isComplete ? own : undefined}
          autoComplete="country-name"
          messages={list}
        />
      </div>
    </>
  );
}
