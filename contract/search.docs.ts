import type { AreaDocs } from './area-docs.ts';
import { lookUpRate } from './people.docs.ts';

export const searchDocs: AreaDocs<'search'> = {
  about: 'Finding users, transactions and help articles by a few letters.',
  calls: {
    searchUsers: {
      summary: 'Find users by the beginning of their username',
      description:
        'Whom the caller has sent to comes first, the newest first, then by name. Never by email or phone number, which would tell who has an account. A leading `@` is ignored. Closed accounts are not found.',
      errors: {
        rate_limited: 'More than 20 people were looked up in a minute, searches among them.',
      },
      rateLimit: lookUpRate,
      example: { query: { q: 'ada', page_size: 8 } },
      parameters: {
        q: 'The first three letters of a username or more. Upper case counts as lower case.',
        page_size: 'How many are found at most.',
      },
    },
    searchEverything: {
      summary: 'Find users, transactions and help articles',
      description:
        'At most five of each. Users as in `searchUsers`, but none, without an error, while fewer than three letters are typed or twenty people were looked up within a minute.',
      example: { query: { q: 'usdt' } },
      parameters: { q: 'Two characters or more.' },
    },
  },
};
