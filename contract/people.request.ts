import * as z from 'zod/mini';
import { pathId, type RequestSchemas } from './request.ts';
import { normalizeAscii } from './text/ascii-field.ts';

/** With or without the sign before it, in any case. A name that nobody can have is nobody's, and no wrong request. */
const params = z.object({ username: pathId.check(z.overwrite(normalizeAscii)) });

export const peopleRequests = {
  getPerson: { params },
  blockPerson: { params },
  unblockPerson: { params },
} satisfies RequestSchemas;
