import type { ComponentProps } from 'react';
import type { Messages } from '#src/i18n/messages.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import type { Option } from '#src/ui/form/option.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import type { FieldOf } from './field-of.ts';

type AddressPart = 'street' | 'city' | 'state' | 'postal_code' | 'country';

interface AddressFieldsProps {
  field: FieldOf<`address.${AddressPart}`>;
  countries: readonly Option[];
  messages: Messages['onboarding']['userInfo'];
  list: ComponentProps<typeof SearchSelect>['messages'];
  /** What else a label says: whether the field is changed. */
  mark?: (part: AddressPart) => string | undefined;
}

/** Where somebody lives (spec section 2, user-info). */
export function AddressFields({ field, countries, messages, list, mark }: AddressFieldsProps) {
  const label = (part: AddressPart, text: string) => <Marked text={text} mark={mark?.(part)} />;
  return (
    <>
      <TextField
        {...field('address.street')}
        id="street"
        label={label('street', messages.street)}
        autoComplete="street-address"
      />
      <div className="pair">
        <TextField
          {...field('address.city')}
          id="city"
          label={label('city', messages.city)}
          autoComplete="address-level2"
        />
        <TextField
          {...field('address.state')}
          id="state"
          label={label('state', messages.state)}
          autoComplete="address-level1"
        />
      </div>
      <div className="pair">
        <TextField
          {...field('address.postal_code')}
          id="postal-code"
          label={label('postal_code', messages.postalCode)}
          autoComplete="postal-code"
        />
        <SearchSelect
          {...field('address.country')}
          id="country"
          label={label('country', messages.country)}
          options={countries}
          placeholder={messages.countryPlaceholder}
          autoComplete="country-name"
          messages={list}
        />
      </div>
    </>
  );
}

/** A label with a word about its field. */
export function Marked({ text, mark }: { text: string; mark: string | undefined }) {
  return mark === undefined ? (
    text
  ) : (
    <>
      {text} <small className="changed">{mark}</small>
    </>
  );
}
