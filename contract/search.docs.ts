import type { AreaDocs } from './area-docs.ts';
import { lookUpRate } from './people.docs.ts';

export const searchDocs: AreaDocs<'search'> = {
  about: 'Finding users, transactions and help articles by a few letters.',
  calls: {
    searchUsers: {
      summary: 'Find users by the beginning of their username',
      description:
        'Whom the caller has sent to comes first, the newest first, then by name. Never by email or phone number, which would tell who has an account. A leading `@` is ignored. Closed accounts are not found. Each one in the reply counts as a look-up by name; whom the caller has sent to, or looked up within a day, costs nothing. Where the minute has no room for all, the first for whom it has are answered.',
      errors: {
        rate_limited:
          '20 people were looked up within a minute, those of searches among them, and nobody is left who can be shown.',
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
        'At most five of each. Users as in `searchUsers`, but none, without an error, while fewer than three letters are typed or from the twentieth new one within a minute on.',
      example: { query: { q: 'usdt' } },
      parameters: { q: 'Two characters or more.' },
    },
  },
};
