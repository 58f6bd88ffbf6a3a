import * as z from 'zod/mini';
import { pathId, type RequestSchemas } from './request.ts';

/** With or without the sign before it, in any case. */
const params = z.object({ username: pathId });

export const peopleRequests = {
  getPerson: { params },
  blockPerson: { params },
  unblockPerson: { params },
} satisfies RequestSchemas;
