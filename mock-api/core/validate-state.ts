import { effects, isEffectType } from '../faults/fault-types.ts';
import { isTold, now } from './clock.ts';
import { invariants } from '../features/ledger/invariants.ts';
import { stateMembers } from './state-schema.ts';
import { transactionInvariant } from '../features/ledger/transaction-invariant.ts';
import { createState, type SandboxState } from './state.ts';

/** Why a value is no state of a sandbox that the mock could go on with, or null. */
export function stateProblem(value: unknown): string | null {
  const like = createState('-');
  const strange = kindProblem(value, like, '');
  if (strange) return strange;
  const parsed = stateMembers.safeParse(value);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) return `/${issue.path.join('/')} breaks its form (${issue.code})`;
  const state = value as SandboxState;
  return clockProblem(state) ?? keyProblem(state) ?? effectProblem(state) ?? booksProblem(state);
}

const kindOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'an array'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`;

/** Members as in a fresh state, and inside the ticker and the challenge too. */
function kindProblem(value: unknown, like: object, path: string): string | null {
  if (kindOf(value) !== kindOf(like))
    return `${path || 'the state'} is ${kindOf(value)}, not ${kindOf(like)}`;
  const given = value as Record<string, unknown>;
  const unknown = path === '' && Object.keys(given).find((name) => !Object.hasOwn(like, name));
  if (unknown) return `/${unknown} is no member of a state`;
  for (const [name, inner] of Object.entries(like)) {
    const at = `${path}/${name}`;
    if (!Object.hasOwn(given, name)) return `${at} is missing`;
    if (kindOf(given[name]) !== kindOf(inner)) return `${at} is ${kindOf(given[name])}, not ${kindOf(inner)}`;
    const deeper =
      path === '' && ['ticker', 'challenge'].includes(name)
        ? kindProblem(given[name], inner as object, at)
        : null;
    if (deeper) return deeper;
  }
  return null;
}

/** Every answer tells the time, so a clock that can't be told in ISO 8601 would break them all. */
function clockProblem(state: SandboxState): string | null {
  return isTold(now(state)) ? null : '/clock shows no time between the years 0 and 9999';
}

/** Rows stand under their own key, and belong to somebody who is there. */
function keyProblem(state: SandboxState): string | null {
  const keyed = [
    ['users', state.users, 'customer_id'],
    ['sessions', state.sessions, 'token'],
    ['devices', state.devices, 'device_id'],
    ['codes', state.codes, 'identifier'],
    ['newsletterTokens', state.newsletterTokens, 'key'],
    ['newsletterSubscribers', state.newsletterSubscribers, 'email'],
  ] as const;
  for (const [member, rows, key] of keyed) {
    const wrong = Object.entries<object>(rows).find(
      ([name, row]) => (row as Record<string, unknown>)[key] !== name,
    );
    if (wrong) return `/${member}/${wrong[0]} has another ${key}`;
  }
  const emails = Object.values(state.users).map(({ email }) => email);
  const twice = emails.find((email, index) => emails.indexOf(email) !== index);
  return twice === undefined ? null : `two accounts have the address ${twice}`;
}

function effectProblem({ faults }: SandboxState): string | null {
  const wrong = faults.findIndex(
    ({ effect }) => !isEffectType(effect.type) || !effects[effect.type].safeParse(effect).success,
  );
  return wrong < 0 ? null : `/faults/${wrong}/effect is unknown or has wrong values`;
}

function booksProblem(state: SandboxState): string | null {
  const broken = [...invariants(state.ledger), transactionInvariant(state)].find(({ ok }) => !ok);
  return broken
    ? `${broken.id} does not hold: ${broken.text} (${broken.found.slice(0, 3).join(', ')})`
    : null;
}
