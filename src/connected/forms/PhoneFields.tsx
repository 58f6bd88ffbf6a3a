import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#src/ui/form/Field.tsx';
import { filterInput, useFilterInitialValue } from '#src/ui/form/input-filter.ts';
import type { Option } from '#src/ui/form/option.ts';
import { normalizePhone } from '#src/ui/form/normalize-phone.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';

interface PhoneFieldsProps {
  country: UseFormRegisterReturn;
  digits: UseFormRegisterReturn;
  errors: { readonly country: string | undefined; readonly digits: string | undefined };
  codes: readonly Option[];
  /** The preselected row of `codes`. */
  firstCountry: string;
  /** The selected calling code, with its plus. */
  code: () => string;
  labels: { readonly code: string; readonly phone: ReactNode };
  list: ComponentProps<typeof SearchSelect>['messages'];
  autoComplete: string;
}

/** A phone number: a calling code and the national number. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { country, digits, errors, codes, firstCountry, code, labels, list, autoComplete } = props;
  const clean = (text: string) => normalizePhone(text, code());
  useFilterInitialValue('phone', clean);
  return (
    <div className="phone">
      <SearchSelect
        {...country}
        id="country-code"
        label={labels.code}
        options={codes}
        defaultValue={firstCountry}
        likely={firstCountry}
        messages={list}
        error={errors.country}
      />
      <TextField
        {...digits}
        id="phone"
        label={labels.phone}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        error={errors.digits}
        onInput={(event) => filterInput(event.currentTarget, clean)}
      />
    </div>
  );
}
