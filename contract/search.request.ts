import * as z from 'zod/mini';
import { integerParam } from './pagination.ts';
import { PEOPLE_SHORTEST } from './search.ts';
import { bareUsername } from './text/ascii-field.ts';
import type { RequestSchemas } from './request.ts';
import { optionalPersonText, searchRule } from './text/person-text.ts';

const text = (shortest: number) => optionalPersonText(searchRule, { shortest: [shortest] });

export const searchRequests = {
  searchUsers: {
    query: z.object({
      /** May begin with "@". */
      q: z.pipe(z.pipe(z.string(), z.transform(bareUsername)), text(PEOPLE_SHORTEST)),
      page_size: z.prefault(integerParam(20), 8),
    }),
  },
  searchEverything: {
    query: z.object({ q: text(2) }),
  },
} satisfies RequestSchemas;
