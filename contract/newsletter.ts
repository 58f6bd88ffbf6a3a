import * as z from 'zod/mini';
import { documented } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { email, language } from './fields.ts';

/** Hours that the link in the first mail works. */
export const CONFIRM_HOURS = 48;

/** What a link in a mail carries: 128 random bits or more, as the server writes them. */
export const LINK_KEY = /^[A-Za-z0-9_-]{22,64}$/;
const key = z.string().check(z.regex(LINK_KEY));

/** Mails a link to confirm. The answer is the same for every address, on the list or not. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/newsletter',
  source: 'proposed',
  auth: 'none',
  body: z.object({ email, language: z.optional(language) }),
  reply: documented({}),
});

/** Puts the address on the list that the key was mailed to. A key works once. */
export const confirm = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  source: 'proposed',
  auth: 'none',
  body: z.object({ key }),
  reply: documented({}),
});

/** Takes the address off the list. The key of a letter goes on working: leaving twice is no mistake. */
export const leave = endpoint({
  method: 'POST',
  path: '/newsletter/leave',
  source: 'proposed',
  auth: 'none',
  body: z.object({ key }),
  reply: documented({}),
});
