import type { Effects } from './fault-types.ts';

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A reply as a back end would send it whose schema has changed: the field is changed at the top and, where it is mirrored,
 * under `data`.
 */
export function driftSchema(reply: unknown, { change, field }: Effects['drift']): unknown {
  if (!isMembers(reply)) return reply;
  const name = field ?? Object.keys(reply).find((key) => key !== 'status' && key !== 'message') ?? 'status';
  const copy = structuredClone(reply);
  alter(copy, name.split('.'), change);
  if (isMembers(copy.data)) alter(copy.data, name.split('.'), change);
  return copy;
}

function alter(
  members: Members,
  [name = '', ...rest]: readonly string[],
  change: Effects['drift']['change'],
): void {
  const inner = members[name];
  if (change === 'extra-field') {
    members.unheard_of = { since: 'today' };
    return;
  }
  if (!Object.hasOwn(members, name)) return;
  if (rest.length > 0) {
    if (isMembers(inner)) alter(inner, rest, change);
    return;
  }
  if (change === 'remove-field') Reflect.deleteProperty(members, name);
  else if (change === 'null-field') members[name] = null;
  else members[name] = typeof inner === 'number' ? 'seven' : 7;
}
