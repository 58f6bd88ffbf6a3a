import * as z from 'zod/mini';
import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/** `CT-7K2M-9Q4D`: without the characters that are taken for others when they are read aloud or copied by hand. */
export const REFERENCE = /^CT-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/;

/** What a message is about, the usual one first: the form's list, and the value of `?topic=` in a link to it. */
export const contactTopics = [
  'help',
  'security',
  'privacy',
  'careers',
  'press',
  'investors',
  'legal',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** @returns the topic of this name, or undefined for a name that no topic has. */
export const contactTopicOf = (name: unknown): ContactTopic | undefined =>
  contactTopics.find((topic) => topic === name);

/**
 * A message to support. The same message from the same address within ten minutes is the same message: it is answered with
 * the reference that it has, so that a form sent twice is read once.
 */
export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/contact',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: mirrored({ reference: z.string().check(z.regex(REFERENCE)) }) },
});
