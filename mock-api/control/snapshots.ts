import type { Snapshot } from '../core/sandbox.ts';
import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { iso, now } from '../core/clock.ts';
import { isUnsafeKey } from '../core/json-pointer.ts';
import { own, remove } from '../core/own-record.ts';
import { restoreSnapshot, takeSnapshot } from '../core/snapshot.ts';
import type { SandboxState } from '../core/state.ts';
import { ok } from './control-schemas.ts';

const snapshot = z.object({
  contract: z.object({ hash: z.string(), calls: z.record(z.string(), z.string()) }),
  /** Looked at when it is restored: one of another contract may have another form. */
  state: z.looseObject({}),
});

/** A snapshot from anything that JSON can hold, or null when it is none. */
export function readSnapshot(json: unknown): Snapshot | null {
  const parsed = snapshot.safeParse(json);
  return parsed.success ? { ...parsed.data, state: parsed.data.state as unknown as SandboxState } : null;
}

const saved = z.object({ status: z.literal('ok'), name: z.string() });
const NAME = /^[\w.-]{1,80}$/;

const read = controlEndpoint({
  summary: 'Returns the whole sandbox as JSON, for `npm run mock -- --restore`.',
  method: 'GET',
  path: '/__mock/snapshot',
  reply: snapshot,
});
const write = controlEndpoint({
  summary: 'Restores a sandbox from such JSON.',
  method: 'PUT',
  path: '/__mock/snapshot',
  body: snapshot,
  reply: z.object({ status: z.literal('ok') }),
});
const list = controlEndpoint({
  summary: 'Lists the snapshots that the mock keeps.',
  method: 'GET',
  path: '/__mock/snapshots',
  reply: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        /** The sandbox's time when it was taken. */
        at: z.string(),
        /** Bytes as JSON. */
        size: z.number(),
      }),
    ),
  }),
});
const save = controlEndpoint({
  summary: 'Keeps a snapshot under a name.',
  example: { params: { name: 'before' } },
  method: 'POST',
  path: '/__mock/snapshots/{name}',
  reply: saved,
});
const removal = controlEndpoint({
  summary: 'Deletes a kept snapshot.',
  example: { params: { name: 'before' } },
  method: 'DELETE',
  path: '/__mock/snapshots/{name}',
  reply: saved,
});
const restore = controlEndpoint({
  summary: 'Restores a kept snapshot.',
  example: { params: { name: 'before' } },
  method: 'POST',
  path: '/__mock/snapshots/{name}/restore',
  reply: saved,
});

export function serveSnapshots(app: MockApp): void {
  implementControl(
    app,
    read,
    (_body, { sandbox }) => takeSnapshot(sandbox) as unknown as z.output<typeof snapshot>,
  );

  implementControl(app, write, (body, { sandbox }) => {
    restoreSnapshot(sandbox, { ...body, state: body.state as unknown as SandboxState });
    return ok;
  });

  implementControl(app, list, (_body, { sandbox }) => ({
    items: Object.entries(sandbox.snapshots).map(([name, { at, size }]) => ({ name, at, size })),
  }));

  implementControl(app, save, (_body, { sandbox, c }) => {
    const name = nameOf(c.req.param('name'));
    const taken = takeSnapshot(sandbox);
    const size = Buffer.byteLength(JSON.stringify(taken));
    sandbox.snapshots[name] = { ...taken, at: iso(now(sandbox.state)), size };
    return { ...ok, name };
  });

  implementControl(app, removal, (_body, { sandbox, c }) => {
    const name = nameOf(c.req.param('name'));
    if (!own(sandbox.snapshots, name)) throw unknownSnapshot(name);
    remove(sandbox.snapshots, name);
    return { ...ok, name };
  });

  implementControl(app, restore, (_body, { sandbox, c }) => {
    const name = nameOf(c.req.param('name'));
    const found = own(sandbox.snapshots, name);
    if (!found) throw unknownSnapshot(name);
    restoreSnapshot(sandbox, found);
    return { ...ok, name };
  });
}

const unknownSnapshot = (name: string) =>
  new ApiError('not_found', { text: `There is no snapshot "${name}".` });

/** @throws ApiError 422 */
function nameOf(given: string | undefined): string {
  if (given && NAME.test(given) && !isUnsafeKey([given])) return given;
  throw new ApiError('invalid_fields', {
    text: 'A name has 1 to 80 letters, digits, dots, dashes or underscores.',
  });
}
