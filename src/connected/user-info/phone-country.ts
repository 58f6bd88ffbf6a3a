import { phoneSchema, type Phone } from '#src/connected/forms/phone.ts';
import type { Option } from '#src/ui/form/option.ts';

/** The country of a phone number in a form. */
export interface PhoneCountry {
  /** Its name, as the lists of calling codes and of countries write it. */
  readonly country: string;
  /** There is a number, and not its calling code alone, which is selected from the start: most people live where they have one. */
  readonly isComplete: boolean;
}

/** @param phone as the form holds it */
export function phoneCountry(phone: Phone, codes: readonly Option[]): PhoneCountry {
  const rowOf = (country: string) => codes.find(({ value }) => value === country);
  return {
    country: rowOf(phone.country)?.label ?? '',
    isComplete: phoneSchema((country) => rowOf(country)?.detail ?? '').safeParse(phone).success,
  };
}
