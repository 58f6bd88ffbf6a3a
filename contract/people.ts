import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { person } from './search.ts';

/** Somebody with an account, as others see them. */
export const publicProfile = z.extend(person, {
  /** When the account was opened. */
  joined: z.iso.datetime(),
  /** Who of the two has blocked the other: no money and no request goes either way. */
  blocked: z.nullable(z.enum(['by_me', 'by_them'])),
});
export type PublicProfile = z.output<typeof publicProfile>;

export const getPerson = endpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/users/{username}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(publicProfile) },
});

export const blockPerson = endpoint({
  name: 'blockPerson',
  method: 'PUT',
  path: '/users/{username}/block',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(publicProfile) },
});

export const unblockPerson = endpoint({
  name: 'unblockPerson',
  method: 'DELETE',
  path: '/users/{username}/block',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(publicProfile) },
});
