import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { implement } from '../server/implement.ts';
import { loggedRequest } from '../core/request-log-schema.ts';
import type { LoggedRequest } from '../core/request-log.ts';
import { done, ok, ours } from './control-schemas.ts';

const path = '/__mock/journal';
const count = z.coerce.number().check(z.int(), z.minimum(0));

const read = endpoint({
  ...ours,
  method: 'GET',
  path,
  query: z.object({
    op: z.optional(z.string()),
    status: z.optional(z.coerce.number()),
    /** Only calls after the one with this id. */
    since: z.optional(count),
    /** With `since` the first so many after it, else the newest. */
    limit: z.optional(count),
  }),
  reply: z.object({ items: z.array(loggedRequest) }),
});

const clear = endpoint({ ...ours, method: 'DELETE', path, reply: done });

/** The calls of a sandbox, oldest first. */
export function serveJournal(app: MockApp): void {
  implement(
    app,
    read,
    (_body, { state, query: { op, status, since, limit } }) => {
      const fits = (one: LoggedRequest) =>
        (op === undefined || one.op === op) &&
        (status === undefined || one.status === status) &&
        (since === undefined || one.id > since);
      const items = state.requestLog.filter(fits);
      const from = since === undefined && limit !== undefined ? Math.max(0, items.length - limit) : 0;
      return { items: items.slice(from, limit === undefined ? undefined : from + limit) };
    },
    { control: true },
  );

  implement(
    app,
    clear,
    (_body, { state }) => {
      state.requestLog = [];
      return ok;
    },
    { control: true },
  );
}

/**
 * The id of a call as a client names it.
 * @throws Refusal 422 for what is no number.
 */
export function readSince(given: string | undefined): number | undefined {
  if (!given) return undefined;
  const parsed = count.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError(422, 'invalid_fields', 'invalid_fields', { fields: { since: 'invalid' } });
}
