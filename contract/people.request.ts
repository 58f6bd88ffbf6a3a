import * as z from 'zod/mini';
import type { RequestSchemas } from './request.ts';
import { asciiText } from './text/ascii-field.ts';

/** With or without the sign before it, in any case. */
const params = z.object({ username: asciiText(40) });

export const peopleRequests = {
  getPerson: { params },
  blockPerson: { params },
  unblockPerson: { params },
} satisfies RequestSchemas;
