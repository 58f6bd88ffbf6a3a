import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { article } from './support.ts';
import { transaction } from './transactions.ts';

/** Letters of a username that have to be typed before people are looked for. */
export const PEOPLE_SHORTEST = 3;
/** People who may be looked up within a minute, by their names or by being found in a search. */
export const PEOPLE_LIMIT = 20;
/** Most of each kind that a search for everything answers. */
export const EACH_LIMIT = 5;

export const person = z.object({
  username: z.string(),
  /** First and last name; the username where none is saved. */
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** How often the asker has sent them something, and when last. */
  sent_count: z.number(),
  last_sent_at: z.nullable(z.iso.datetime()),
});
export type Person = z.output<typeof person>;

/**
 * People whose username begins so, whom the asker has sent to first. Never by email or phone number, which would tell who
 * has an account. Each one who is shown counts as a look-up by name, unless the asker has sent to them or looked them up within a
 * day: 20 in a minute. Then those who cost nothing are shown; where there are none, 429 with Retry-After.
 */
export const searchUsers = endpoint({
  name: 'searchUsers',
  method: 'GET',
  path: '/user/search',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ items: z.array(person) })) },
});

const found = z.pick(transaction, {
  id: true,
  reference: true,
  type: true,
  direction: true,
  asset: true,
  amount: true,
  created_at: true,
  status: true,
  // What a row shows of it, as in every list.
  counterparty: true,
  network: true,
  received: true,
  total_debit: true,
});

/**
 * What only the server knows; assets, routes and settings are found in the browser. People as in the call above, but none,
 * without an error, while fewer than three letters are typed or too many people were looked up.
 */
export const searchEverything = endpoint({
  name: 'searchEverything',
  method: 'GET',
  path: '/search',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        people: z.array(person),
        transactions: z.array(z.extend(found, { counterparty_name: z.nullable(z.string()) })),
        help: z.array(z.pick(article, { id: true, title: true, path: true })),
      }),
    ),
  },
});
export type SearchResults = ReplyOf<typeof searchEverything>['data'];
