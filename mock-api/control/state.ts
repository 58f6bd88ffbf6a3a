import { setClock, type Sandbox } from '../core/sandbox.ts';
import { applyPatch, type Operation } from 'rfc6902';
import * as z from 'zod/mini';
import { controlEndpoint, documentControl, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { CONTROL_LIMIT, readJson } from '../server/read-body.ts';
import { ApiError } from '../server/api-error.ts';
import { hasUnsafeKey, isUnsafeKey, get, pointerNames } from '../core/json-pointer.ts';
import type { SandboxState } from '../core/state.ts';
import { done, ok } from './control-schemas.ts';

const path = '/__mock/state';
const look = controlEndpoint({
  summary: 'Shows the state, or the part at the JSON pointer `path`.',
  example: { query: { path: '/clock' } },
  method: 'GET',
  path,
  query: z.object({ path: z._default(z.string(), '') }),
  reply: z.object({ path: z.string(), value: z.unknown() }),
});

const pointer = z.string();
const operation = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['add', 'replace', 'test']), path: pointer, value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: pointer }),
  z.object({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
]);
const LONGEST_PATCH = 1000;
const PATCH_TYPES = ['application/json', 'application/json-patch+json'];
/** What was recorded, and whose it is, is not for changing. */
const FIXED = new Set(['id', 'requestLog']);

/** All that a sandbox remembers, to look at and to change. Codes and the like are in it: that is its purpose. */
export function serveState(app: MockApp): void {
  implementControl(app, look, (_body, { state, query }) => {
    const names = pointerNames(query.path);
    if (!names) throw new ApiError('invalid_fields', { text: NO_POINTER }, { fields: { path: 'invalid' } });
    const { found, value } = get(state, names);
    if (!found) throw new ApiError('not_found', { text: `There is nothing at ${query.path}.` });
    return { path: query.path, value };
  });

  documentControl(app, {
    method: 'PATCH',
    path,
    summary: 'Changes the state by a JSON Patch (RFC 6902), as a whole or not at all.',
    example: { body: [{ op: 'replace', path: '/ticker/tickMs', value: 500 }] },
    body: z.array(operation),
    reply: done,
  });
  // No call of the contract is a PATCH, and its body has a media type of its own (RFC 6902).
  app.patch(path, async (c) => {
    const { sandbox } = c.var;
    const { clock, ...next } = patched(sandbox, await readJson(c, { types: PATCH_TYPES }));
    Object.assign(sandbox.state, next);
    setClock(sandbox, clock);
    return c.json(ok);
  });
}

const NO_POINTER = 'The path is no JSON pointer (RFC 6901), such as /users or /mails/0/code.';

/**
 * A state with a patch carried out; the one given stays as it is.
 * @throws ApiError 422 `invalid_fields` for what is no patch, 409 `patch_failed` where an operation can't be carried out,
 * 422 `patch_failed` where what comes out is no state.
 */
function patched({ state, definition }: Sandbox, patch: unknown): Omit<SandboxState, 'requestLog'> {
  if (!Array.isArray(patch) || patch.length > LONGEST_PATCH)
    throw new ApiError('invalid_fields', {
      text: 'A patch is an array of at most 1000 operations (RFC 6902).',
    });
  const { requestLog, ...rest } = state;
  const next = structuredClone(rest);
  let copied = 0;
  for (const [index, given] of patch.entries()) {
    const step = readOperation(given, index);
    // A part that is copied into itself doubles with each operation.
    if (step.op === 'copy') copied += JSON.stringify(get(next, pointerNames(step.from) ?? [])).length;
    if (copied > CONTROL_LIMIT) throw failed(422, index, step, 'the patch copies too much');
    const [error] = applyPatch(next, [step]);
    if (error)
      throw failed(
        409,
        index,
        step,
        error.name === 'TestError' ? 'the value is another' : 'there is nothing there',
      );
  }
  const problem = definition.problem({ ...next, requestLog });
  if (problem)
    throw new ApiError('patch_failed', { text: `The patch would leave no valid state: ${problem}.` });
  return next;
}

function readOperation(given: unknown, index: number): Operation {
  const parsed = operation.safeParse(given);
  const hasValue = typeof given === 'object' && given !== null && Object.hasOwn(given, 'value');
  if (!parsed.success || ('value' in parsed.data && !hasValue)) {
    const text = `Operation ${index} is none: op is add, remove, replace, move, copy or test, with path, and value or from.`;
    throw new ApiError('invalid_fields', { text }, { fields: { [index]: 'invalid' } });
  }
  const step = parsed.data;
  for (const place of 'from' in step ? [step.path, step.from] : [step.path]) {
    const names = pointerNames(place);
    if (!names) throw failed(422, index, step, NO_POINTER);
    if (isUnsafeKey(names)) throw failed(422, index, step, 'the path leads out of the state');
    if (names[0] === undefined || FIXED.has(names[0]))
      throw failed(422, index, step, 'this part of the state is fixed');
  }
  if ('value' in step && hasUnsafeKey(step.value))
    throw failed(422, index, step, 'the value leads out of the state');
  return step;
}

const failed = (
  status: number,
  index: number,
  { op, path: place }: { op: string; path: string },
  why: string,
) =>
  new ApiError(
    'patch_failed',
    {
      text: `Operation ${index} (${op} ${place}) failed: ${why}. Nothing was changed.`,
    },
    { status },
  );
