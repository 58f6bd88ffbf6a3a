import * as z from 'zod/mini';
import { documented, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

export const address = z.object({
  street: field.street,
  city: field.city,
  state: field.state,
  postal_code: field.postalCode,
  country: field.country,
});

/** Used by the mock with its own clock; the client checks with the browser's. */
export const userInfo = (today?: () => Date) =>
  z.object({
    first_name: field.firstName,
    last_name: field.lastName,
    middle_name: z.optional(field.middleName),
    phone_number: field.phoneNumber,
    country_code: field.countryCode,
    date_of_birth: field.birthDate(today),
    gender: field.gender,
    address,
  });

const skip = z.object({ skip: z.literal(true) });

export const saveProfile = endpoint({
  method: 'POST',
  path: '/user/profile',
  source: 'spec',
  auth: 'session',
  body: z.union([skip, userInfo()]),
  reply: documented({}),
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/user/set-password',
  source: 'spec',
  auth: 'session',
  body: z.object({ password: field.newPassword }),
  reply: documented({}),
});

/** `success: false` with a username is a suggestion; without one the name is refused (spec section 4, Username). */
export const username = endpoint({
  method: 'POST',
  path: '/user/username',
  source: 'spec',
  auth: 'session',
  body: z.object({ username: field.username }),
  reply: documented({ success: z.boolean(), username: z.optional(z.nullable(z.string())) }),
});

const contact = z.object({
  phone_number: field.phoneNumber,
  relation: field.contactRelation,
  name: field.contactName,
});
export type EmergencyContact = z.output<typeof contact>;

/** Takes the place of the one before. */
export const emergencyContact = endpoint({
  method: 'POST',
  path: '/user/emergency-contact',
  source: 'spec',
  auth: 'session',
  body: contact,
  reply: documented({}),
});

/** Null while none is saved. */
export const readEmergencyContact = endpoint({
  method: 'GET',
  path: '/user/emergency-contact',
  source: 'proposed',
  auth: 'session',
  reply: success(z.nullable(contact)),
});

/** Answers null, as the call that reads it will; so it does when there was none. */
export const removeEmergencyContact = endpoint({
  method: 'DELETE',
  path: '/user/emergency-contact',
  source: 'proposed',
  auth: 'session',
  reply: success(z.null()),
});
