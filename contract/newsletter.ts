import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/** Hours that the link in the first mail works. */
export const CONFIRM_HOURS = 48;

/** What a link in a mail carries: 128 random bits or more, as the server writes them. */
export const LINK_KEY = /^[A-Za-z0-9_-]{22,64}$/;

/** Mails a link to confirm. The answer is the same for every address, on the list or not. */
export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  method: 'POST',
  path: '/newsletter',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: mirrored({}) },
});

/** Puts the address on the list that the key was mailed to. A key works once. */
export const confirmNewsletterSubscription = endpoint({
  name: 'confirmNewsletterSubscription',
  method: 'POST',
  path: '/newsletter/confirm',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: mirrored({}) },
});

/** Takes the address off the list. The key of a letter goes on working: leaving twice is no mistake. */
export const unsubscribeFromNewsletter = endpoint({
  name: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: '/newsletter/leave',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: mirrored({}) },
});
