import * as z from 'zod/mini';
import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

export const address = z.object({
  street: field.street,
  city: field.city,
  state: field.state,
  postal_code: field.postalCode,
  country: field.country,
});

/** What a profile may have, each member by itself. The mock judges by its own clock; the client does by the browser's. */
export const userInfoMembers = (today?: () => Date) =>
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

/** The country code is that of the number. What is wrong by itself is said of that member alone. */
const hasItsCode = z.refine<{ phone_number?: string | undefined; country_code?: string | undefined }>(
  ({ phone_number = '', country_code = '' }) =>
    !field.phoneNumber.safeParse(phone_number).success ||
    !field.countryCode.safeParse(country_code).success ||
    phone_number.startsWith(country_code),
  { error: 'phone.invalid' satisfies field.FieldMessage, path: ['phone_number'] },
);

/** All of a profile. @param today as of `userInfoMembers` */
export const userInfo = (today?: () => Date) => userInfoMembers(today).check(hasItsCode);

/** A number and its country code come together: the error is that of the one which is missing. */
const isPhoneWhole = (missing: 'phone_number' | 'country_code', given: 'phone_number' | 'country_code') =>
  z.refine<Partial<Record<typeof missing, unknown>>>(
    (info) => info[given] === undefined || info[missing] !== undefined,
    { error: 'phone.invalid' satisfies field.FieldMessage, path: [missing] },
  );

/**
 * Some of it, at least one member: what is given is changed.
 * @param today as of `userInfoMembers`
 */
export const changedUserInfo = (today?: () => Date) =>
  z.partial(userInfoMembers(today)).check(
    z.refine((info) => Object.values<unknown>(info).some((value) => value !== undefined)),
    isPhoneWhole('phone_number', 'country_code'),
    isPhoneWhole('country_code', 'phone_number'),
    hasItsCode,
  );

export const saveProfile = endpoint({
  name: 'saveProfile',
  method: 'POST',
  path: '/user/profile',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});

export const setPassword = endpoint({
  name: 'setPassword',
  method: 'POST',
  path: '/user/set-password',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});

/** `success: false` with a username is a suggestion; without one the name is refused (spec section 4, Username). */
export const setUsername = endpoint({
  name: 'setUsername',
  method: 'POST',
  path: '/user/username',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({ success: z.boolean(), username: z.optional(z.nullable(z.string())) }) },
});
