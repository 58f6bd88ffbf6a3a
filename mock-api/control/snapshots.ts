import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { row } from '../state/record.ts';
import { restoreSnapshot, takeSnapshot, type Snapshot } from '../state/snapshot.ts';
import { createState, type SandboxState } from '../state/state.ts';
import { ok, ours } from './control.ts';

/** Every member of a state, so that half of one is refused rather than half restored. */
const members = Object.keys(createState('-'));
const state = z
  .looseObject({ id: z.string(), seed: z.number() })
  .check(z.refine((given) => members.every((name) => Object.hasOwn(given, name)), 'invalid'));
const snapshot = z.object({
  contract: z.object({ hash: z.string(), calls: z.record(z.string(), z.string()) }),
  state,
});

/** A snapshot from anything that JSON can hold, or null when it is none. */
export function readSnapshot(json: unknown): Snapshot | null {
  const parsed = snapshot.safeParse(json);
  return parsed.success ? { ...parsed.data, state: parsed.data.state as unknown as SandboxState } : null;
}

const saved = z.object({ status: z.literal('ok'), name: z.string() });
const NAME = /^[\w.-]{1,80}$/;

const read = endpoint({ ...ours, method: 'GET', path: '/__mock/snapshot', reply: snapshot });
const write = endpoint({
  ...ours,
  method: 'PUT',
  path: '/__mock/snapshot',
  body: snapshot,
  reply: z.object({ status: z.literal('ok') }),
});
const list = endpoint({
  ...ours,
  method: 'GET',
  path: '/__mock/snapshots',
  reply: z.object({ items: z.array(z.object({ name: z.string() })) }),
});
const save = endpoint({ ...ours, method: 'POST', path: '/__mock/snapshots/{name}', reply: saved });
const restore = endpoint({ ...ours, method: 'POST', path: '/__mock/snapshots/{name}/restore', reply: saved });

export function serveSnapshots(app: MockApp): void {
  serveEndpoint(
    app,
    read,
    (_body, { sandbox }) => takeSnapshot(sandbox) as unknown as z.output<typeof snapshot>,
    { control: true },
  );

  serveEndpoint(
    app,
    write,
    (body, { sandbox }) => {
      restoreSnapshot(sandbox, { ...body, state: body.state as unknown as SandboxState });
      return ok;
    },
    { control: true },
  );

  serveEndpoint(
    app,
    list,
    (_body, { sandbox }) => ({
      items: Object.keys(sandbox.snapshots).map((name) => ({ name })),
    }),
    { control: true },
  );

  serveEndpoint(
    app,
    save,
    (_body, { sandbox, c }) => {
      const name = nameOf(c.req.param('name'));
      sandbox.snapshots[name] = takeSnapshot(sandbox);
      return { ...ok, name };
    },
    { control: true },
  );

  serveEndpoint(
    app,
    restore,
    (_body, { sandbox, c }) => {
      const name = nameOf(c.req.param('name'));
      const found: Snapshot | undefined = row(sandbox.snapshots, name);
      if (!found) throw new Refusal(404, 'not_found', { text: `There is no snapshot "${name}".` });
      restoreSnapshot(sandbox, found);
      return { ...ok, name };
    },
    { control: true },
  );
}

/** @throws Refusal 422 */
function nameOf(given: string | undefined): string {
  if (given && NAME.test(given)) return given;
  throw new Refusal(422, 'invalid_fields', {
    text: 'A name has 1 to 80 letters, digits, dots, dashes or underscores.',
  });
}
