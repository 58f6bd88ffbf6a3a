// Every way to change or leave out one field of a value, so that what compares two values can be asked about each field.
import { assetIds } from '#contract/assets.ts';
import { isAmount } from '#contract/money.ts';

interface Change<Value> {
  /** `fees.*.amount`: an index is a `*`. */
  readonly path: string;
  readonly how: 'changed' | 'missing';
  readonly value: Value;
}

type Container = Record<string, unknown>;
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Something else of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'x';
  if (assetIds.some((id) => id === value)) return value === 'btc' ? 'eth' : 'btc';
  if (!isAmount(value)) return `${value}x`;
  const [whole = '', decimals] = value.split('.');
  const next = String(BigInt(whole) + 1n);
  return decimals === undefined ? next : `${next}.${decimals}`;
}

function pathsIn(value: unknown, before: readonly string[] = []): (readonly string[])[] {
  if (!isContainer(value)) return [before];
  const inside = Object.keys(value).flatMap((key) => pathsIn(value[key], [...before, key]));
  return before.length === 0 ? inside : [before, ...inside];
}

/** @param leaf changes a field that has no others inside of it; without it the field is left out. */
function changedAt<Value>(value: Value, path: readonly string[], leaf?: (former: unknown) => unknown): Value {
  const copy = structuredClone(value);
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as Container, copy as Container);
  const key = path.at(-1) ?? '';
  if (leaf) parent[key] = leaf(parent[key]);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return copy;
}

/** A value once for each of its fields, with that field alone changed, and once with it left out. */
export function oneFieldChanges<Value>(value: Value): readonly Change<Value>[] {
  return pathsIn(value).flatMap((path) => {
    const name = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
    const field = path.reduce<unknown>((inner, key) => (inner as Container)[key], value);
    return [
      // What has fields of its own is changed by theirs.
      ...(isContainer(field)
        ? []
        : [{ path: name, how: 'changed' as const, value: changedAt(value, path, another) }]),
      { path: name, how: 'missing' as const, value: changedAt(value, path) },
    ];
  });
}

/** Fields that are not compared, by their path, and why. What is inside of one belongs to it. */
export type NotCompared = Readonly<Record<string, string>>;

export const isListed = (path: string, list: NotCompared) =>
  Object.keys(list).some((name) => path === name || path.startsWith(`${name}.`));

/**
 * The changes that pass and are not listed, and the listed ones that don't pass: a list that is longer than what is left out says
 * less than it seems to.
 */
export function misjudgedChanges<Value>(
  value: Value,
  list: NotCompared,
  passes: (changed: Value) => boolean,
): readonly string[] {
  return oneFieldChanges(value)
    .filter((change) => passes(change.value) !== isListed(change.path, list))
    .map(({ path, how }) => `${path} ${how}: ${isListed(path, list) ? 'refused' : 'passes'}`);
}
