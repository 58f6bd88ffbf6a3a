import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '#src/ui/form/Field.tsx';
import type { Option } from '#src/ui/form/option.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import type { FieldOf } from './field-of.ts';

type AddressPart = 'street' | 'city' | 'state' | 'postal_code' | 'country';

interface AddressFieldsProps {
  field: FieldOf<`address.${AddressPart}`>;
  countries: readonly Option[];
  /** The labels, and what the list of countries says while none is chosen. */
  messages: Readonly<Record<'street' | 'city' | 'state' | 'postalCode' | 'country', ReactNode>> & {
    readonly countryPlaceholder: string;
  };
  list: ComponentProps<typeof SearchSelect>['messages'];
}

/** Where somebody lives (spec section 2, user-info). */
export function AddressFields({ field, countries, messages, list }: AddressFieldsProps) {
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
          autoComplete="country-name"
          messages={list}
        />
      </div>
    </>
  );
}
