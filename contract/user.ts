import * as z from 'zod/mini';
import { documented } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

/** The onboarding steps in the order in which the product asks them (spec section 4, Profile setup). */
export const onboardingSteps = ['password', 'user_info', 'username', 'referral'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

const person = {
  username: z.optional(z.nullable(z.string())),
  customer_id: z.optional(z.nullable(z.string())),
  first_name: z.optional(z.nullable(z.string())),
  last_name: z.optional(z.nullable(z.string())),
};

/** The one call that decides where a person may go; never cached. */
export const status = endpoint({
  method: 'GET',
  path: '/user/profile/status',
  source: 'spec',
  auth: 'session',
  reply: documented({
    ...person,
    required: z.array(z.enum(onboardingSteps)),
    /** Holds `transaction_password` while no transaction PIN is set. */
    optional: z.array(z.string()),
    /** `incomplete` is the only value the specification names. */
    user_status: z.string(),
    device_unauthorized: z.boolean(),
    error: z.optional(z.nullable(z.string())),
  }),
});

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

export const profile = endpoint({
  method: 'GET',
  path: '/user/profile',
  source: 'spec',
  auth: 'session',
  reply: documented({
    ...person,
    email: z.string(),
    middle_name: z.optional(z.nullable(z.string())),
    phone_number: z.optional(z.nullable(z.string())),
    country_code: z.optional(z.nullable(z.string())),
    date_of_birth: z.optional(z.nullable(z.string())),
    gender: z.optional(z.nullable(z.enum(field.genders))),
    address: z.optional(z.nullable(address)),
  }),
});

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

export const emergencyContact = endpoint({
  method: 'POST',
  path: '/user/emergency-contact',
  source: 'spec',
  auth: 'session',
  body: z.object({
    phone_number: field.phoneNumber,
    relation: field.contactRelation,
    name: field.contactName,
  }),
  reply: documented({}),
});
