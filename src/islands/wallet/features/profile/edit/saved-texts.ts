import { splitPhoneNumber } from '#src/connected/user-info/split-phone-number.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import type { Profile, ProfileChange } from '#src/stores/account/profile.ts';

/** What can be edited, in the order of the form. */
export const editFields = [
  'first_name',
  'last_name',
  'phone.country',
  'phone.digits',
  'address.street',
  'address.city',
  'address.state',
  'address.postal_code',
  'address.country',
] as const;
export type EditField = (typeof editFields)[number];
export type EditTexts = Readonly<Record<EditField, string>>;

/** A profile as the form shows it. */
export function savedTexts(
  { first_name, last_name, phone_number, address }: Profile,
  codes: readonly CodeRow[],
): EditTexts {
  const phone = splitPhoneNumber(phone_number ?? '', codes);
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    'phone.country': phone?.country ?? '',
    'phone.digits': phone?.digits ?? '',
    'address.street': address?.street ?? '',
    'address.city': address?.city ?? '',
    'address.state': address?.state ?? '',
    'address.postal_code': address?.postal_code ?? '',
    'address.country': address?.country ?? '',
  };
}

/** The fields whose text is not the saved one. A field that the form doesn't show has no text. */
export const changedFields = (
  saved: EditTexts,
  shown: readonly (string | undefined)[],
): readonly EditField[] =>
  editFields.filter((name, at) => shown[at] !== undefined && shown[at] !== saved[name]);

/** The API's members that a field belongs to: a phone number and an address are changed whole. */
function membersOf(name: EditField): readonly (keyof ProfileChange)[] {
  if (name.startsWith('phone.')) return ['phone_number', 'country_code'];
  return name === 'first_name' || name === 'last_name' ? [name] : ['address'];
}

/** How many changes a person has made: the two fields of a phone number are one. */
export const countChanges = (changed: readonly EditField[]): number =>
  new Set(changed.map((name) => (name.startsWith('phone.') ? 'phone' : name))).size;

/** Of all members only those that are changed. */
export function onlyChanged(all: ProfileChange, changed: readonly EditField[]): ProfileChange {
  const members = new Set(changed.flatMap(membersOf));
  return Object.fromEntries(
    Object.entries(all).filter(([member]) => members.has(member as keyof ProfileChange)),
  );
}
