import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { haveSharedDevice } from '../devices/devices.ts';
import { isSameName, partedName } from '../users/same-name.ts';
import type { User } from '../users/state.ts';

/** Whether two accounts seem to be of one person, who would pay themselves by inviting themselves: any of the signs is enough. */
export const isSamePerson = (state: SandboxState, one: User, other: User): boolean =>
  phonesOf(state, one).some((phone) => phonesOf(state, other).includes(phone)) ||
  isSameIdentity(one, other) ||
  haveSharedDevice(state, one, other);

/** The number of the profile, and the one that was proved by WhatsApp. */
function phonesOf(state: SandboxState, { customer_id, profile }: User): string[] {
  const whatsapp = own(state.whatsappLinks, customer_id);
  const proved = whatsapp?.linked_at == null ? [] : [whatsapp.phone_number];
  const { phone_number, country_code = '' } = profile ?? {};
  if (phone_number === undefined) return proved;
  // One number, with and without the zero that is dialled before it at home.
  const national = phone_number.slice(country_code.length).replace(/^0+/, '');
  return [country_code + national, ...proved];
}

/** First and last name, however they are written, and the date of birth. */
function isSameIdentity(one: User, other: User): boolean {
  const [born, otherBorn] = [one.profile?.date_of_birth, other.profile?.date_of_birth];
  return born !== undefined && born === otherBorn && isSameName(partedName(one), partedName(other));
}
