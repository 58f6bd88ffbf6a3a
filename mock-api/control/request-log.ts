import { texts as serverTexts } from '../server/texts.ts';
import * as z from 'zod/mini';
import { integerParam } from '#contract/pagination.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { readLoggedCall } from '../server/call-names.ts';
import { type LoggedRequest, loggedRequest } from '../core/request-log.ts';
import { done, ok } from './control-schemas.ts';

const path = '/__mock/journal';
const count = integerParam(Number.MAX_SAFE_INTEGER, 0);

const read = controlEndpoint({
  summary: 'Lists the requests, oldest first, without secrets.',
  example: { query: { op: 'POST /auth/login', status: '422' } },
  method: 'GET',
  path,
  query: z.object({
    op: z.optional(z.string()),
    status: z.optional(integerParam(599, 0)),
    /** Only calls after the one with this id. */
    since: z.optional(count),
    /** With `since` the first so many after it, else the newest. */
    limit: z.optional(count),
  }),
  reply: z.object({ items: z.array(loggedRequest) }),
});

const clear = controlEndpoint({ summary: 'Empties the request log.', method: 'DELETE', path, reply: done });

/** The calls of a sandbox, oldest first. */
export function serveJournal(app: MockApp): void {
  implementControl(app, read, (_body, { state, query: { op: name, status, since, limit } }) => {
    const op = name === undefined ? undefined : readLoggedCall(name, state.requestLog);
    const fits = (one: LoggedRequest) =>
      (op === undefined || one.op === op) &&
      (status === undefined || one.status === status) &&
      (since === undefined || one.id > since);
    const items = state.requestLog.filter(fits);
    const from = since === undefined && limit !== undefined ? Math.max(0, items.length - limit) : 0;
    return { items: items.slice(from, limit === undefined ? undefined : from + limit) };
  });

  implementControl(app, clear, (_body, { state }) => {
    state.requestLog = [];
    return ok;
  });
}

/**
 * The id of a call as a client names it.
 * @throws ApiError 422 for what is no number.
 */
export function readSince(given: string | undefined): number | undefined {
  if (!given) return undefined;
  const parsed = count.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { since: 'invalid' } });
}
