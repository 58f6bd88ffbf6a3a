import * as z from 'zod/mini';
import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

// What every page of a member asks: without a field rule, because what is stored was checked when it was saved.

/** The onboarding steps in the order in which the product asks them (spec section 4, Profile setup). */
export const onboardingSteps = ['password', 'user_info', 'username', 'referral'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What a profile has to have before it is complete, in the order in which the screens ask for it. */
export const profileMembers = [
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'phone_number',
  'address',
] as const;
export type ProfileMember = (typeof profileMembers)[number];

/** A picture as an address that holds it: nothing has to be fetched for it, and no other host learns who looks. */
export const pictureUrl = z.string().check(z.regex(/^data:image\/(?:webp|jpeg|png);base64,/));

const maybe = z.optional(z.nullable(z.string()));
const person = {
  username: maybe,
  customer_id: maybe,
  first_name: maybe,
  last_name: maybe,
};

/** The one call that decides where a person may go; never cached. */
export const getProfileStatus = endpoint({
  name: 'getProfileStatus',
  method: 'GET',
  path: '/user/profile/status',
  origin: 'spec',
  auth: 'any-session',
  replies: {
    200: mirrored({
      ...person,
      required: z.array(z.enum(onboardingSteps)),
      /** Holds `transaction_password` while no transaction PIN is set. */
      optional: z.array(z.string()),
      /** `incomplete` is the only value the specification names. */
      user_status: z.string(),
      device_unauthorized: z.boolean(),
      /** Whether the profile has a picture, which would be too much for a call of every page. */
      has_avatar: z.optional(z.boolean()),
      error: maybe,
    }),
  },
});

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/user/profile',
  origin: 'spec',
  auth: 'session',
  replies: {
    200: mirrored({
      ...person,
      email: z.string(),
      middle_name: maybe,
      phone_number: maybe,
      country_code: maybe,
      date_of_birth: maybe,
      gender: maybe,
      address: z.optional(
        z.nullable(
          z.object({ street: maybe, city: maybe, state: maybe, postal_code: maybe, country: maybe }),
        ),
      ),
      avatar_url: z.nullable(pictureUrl),
      /** When the account was opened. */
      created_at: z.iso.datetime(),
      /** Since when the names that are there can't be changed by their owner, and why; null while they can. One that is missing is given once. */
      name_locked: z.nullable(z.object({ reason: z.literal('deposit'), at: z.iso.datetime() })),
      /** What is still to be filled in; empty for a complete profile. */
      missing: z.array(z.enum(profileMembers)),
    }),
  },
});
