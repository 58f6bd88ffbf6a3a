import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { done, ok, ours } from './control.ts';

const path = '/__mock/journal';

const read = endpoint({
  ...ours,
  method: 'GET',
  path,
  query: z.object({ op: z.optional(z.string()), status: z.optional(z.coerce.number()) }),
  reply: z.object({
    items: z.array(
      z.object({
        op: z.string(),
        status: z.number(),
        body: z.unknown(),
        at: z.string(),
        ms: z.number(),
        request_id: z.string(),
        fault: z.optional(z.string()),
        render: z.optional(z.literal(true)),
        contract_broken: z.optional(z.literal(true)),
      }),
    ),
  }),
});

const clear = endpoint({ ...ours, method: 'DELETE', path, reply: done });

/** The calls of a sandbox, oldest first. */
export function serveJournal(app: MockApp): void {
  serveEndpoint(
    app,
    read,
    (_body, { state, query: { op, status } }) => ({
      items: state.journal.filter(
        (item) => (op === undefined || item.op === op) && (status === undefined || item.status === status),
      ),
    }),
    { control: true },
  );

  serveEndpoint(
    app,
    clear,
    (_body, { state }) => {
      state.journal = [];
      return ok;
    },
    { control: true },
  );
}
