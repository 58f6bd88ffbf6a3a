import type { JsonSchema } from './schema.ts';

/** How the schema at a place has changed: `narrows` if some values are no longer valid, `widens` if others are valid now. */
export interface SchemaChange {
  /** `body.kind`, or from the named schema on: `Transaction.status`. */
  readonly at: string;
  readonly what: string;
  readonly narrows?: true;
  readonly widens?: true;
  /** A member that there is no more: whoever reads or sends it notices, whatever else is valid. */
  readonly removes?: true;
}

/** Finds what a `$ref` leads to, in the document that it is in. */
export type Resolve = (reference: string) => JsonSchema;

/** One version of a schema. */
export interface SchemaVersion {
  readonly schema: JsonSchema;
  readonly resolve: Resolve;
}

/** What differs between two versions of a schema. Descriptions and examples are not compared. */
export function compareSchemas(at: string, before: SchemaVersion, after: SchemaVersion): SchemaChange[] {
  const name = nameOf(before.schema);
  const place = name !== undefined && name === nameOf(after.schema) ? name : at;
  const [old, now] = [formsOf(before), formsOf(after)];
  const [first, second] = [old[0], now[0]];
  if (first && second && old.length === 1 && now.length === 1) return compareForms(place, first, second);
  const { pairs, removed, added } = pairForms(old, now);
  return [
    ...pairs.flatMap(([one, other]) => compareForms(place, one, other)),
    ...removed.map((form) => ({ at: place, what: `${titleOf(form)} is gone`, narrows: true as const })),
    ...added.map((form) => ({ at: place, what: `${titleOf(form)} is new`, widens: true as const })),
  ];
}

const nameOf = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
/** A value as people read it; `otherwise` where there is none. */
const word = (value: unknown, otherwise = ''): string =>
  value === undefined ? otherwise : JSON.stringify(value);

/** The alternatives of a union, each without references; of any other schema itself. `[string, null]` are two. */
function formsOf({ schema, resolve }: SchemaVersion): SchemaVersion[] {
  if (typeof schema.$ref === 'string') return formsOf({ schema: resolve(schema.$ref), resolve });
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms) return forms.flatMap((form) => formsOf({ schema: form, resolve }));
  if (Array.isArray(schema.type))
    return schema.type.map((type: unknown) => ({ schema: { ...schema, type }, resolve }));
  return [{ schema, resolve }];
}

/** Pairs the forms of a union with those of its later version: equal ones first, then each with the one most like it. */
function pairForms(old: readonly SchemaVersion[], now: readonly SchemaVersion[]) {
  const added = [...now];
  const take = (form: SchemaVersion, least: number): [SchemaVersion, SchemaVersion][] => {
    const best = added
      .map((other) => ({ other, likeness: likenessOf(form, other) }))
      .filter(({ likeness }) => likeness >= least)
      .sort((a, b) => b.likeness - a.likeness)[0];
    if (!best) return [];
    added.splice(added.indexOf(best.other), 1);
    return [[form, best.other]];
  };
  const equal = old.flatMap((form) => take(form, Infinity));
  const changed = old.filter((form) => !equal.some(([one]) => one === form));
  const alike = changed.flatMap((form) => take(form, 0));
  const removed = changed.filter((form) => !alike.some(([one]) => one === form));
  return { pairs: [...equal, ...alike], removed, added };
}

/** Negative for forms that can't be the same: other types, other values in what tells them apart, no member in common. */
function likenessOf(one: SchemaVersion, other: SchemaVersion): number {
  if (isSame(one.schema, other.schema)) return Infinity;
  if (one.schema.type !== other.schema.type) return -1;
  if ('const' in one.schema || 'const' in other.schema) return -1;
  const [fixed, members] = [fixedMembers(other), propertiesOf(other.schema)];
  if ([...fixedMembers(one)].some(([name, value]) => fixed.has(name) && fixed.get(name) !== value)) return -1;
  const shared = Object.keys(propertiesOf(one.schema)).filter((name) => members[name]).length;
  return one.schema.type === 'object' && shared === 0 ? -1 : shared;
}

/** The members of an object that always have the same value: `kind: "bank"`. */
const fixedMembers = ({ schema, resolve }: SchemaVersion) =>
  new Map(
    Object.entries(propertiesOf(schema)).flatMap(([name, member]) => {
      const value = formsOf({ schema: member, resolve })[0]?.schema.const;
      return value === undefined ? [] : [[name, word(value)] as const];
    }),
  );

function titleOf(form: SchemaVersion): string {
  const { schema } = form;
  if ('const' in schema) return word(schema.const);
  const [fixed] = fixedMembers(form);
  if (fixed) return fixed.join(': ');
  if (schema.type === 'object') return `{ ${[...requiredOf(schema)].join(', ')} }`;
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const propertiesOf = ({ properties }: JsonSchema) => (properties ?? {}) as Record<string, JsonSchema>;
const requiredOf = ({ required }: JsonSchema) => new Set((required ?? []) as string[]);

function compareForms(at: string, before: SchemaVersion, after: SchemaVersion): SchemaChange[] {
  const [old, now] = [before.schema, after.schema];
  const [was, is] = [old.type, now.type];
  const isUntyped = was === undefined || is === undefined;
  if (!isSame(was, is) && !(isUntyped && (valuesOf(old) ?? valuesOf(now)))) {
    const what = `is ${word(is, 'anything')}, was ${word(was, 'anything')}`;
    if (is === undefined || (was === 'integer' && is === 'number')) return [{ at, what, widens: true }];
    if (was === undefined || (was === 'number' && is === 'integer')) return [{ at, what, narrows: true }];
    return [{ at, what, narrows: true, widens: true }];
  }
  return [
    ...compareValues(at, old, now),
    ...compareRules(at, old, now),
    ...compareMembers(at, before, after),
    ...compareOthers(at, before, after),
    ...(isObject(old.items) && isObject(now.items)
      ? compareSchemas(`${at}[]`, { ...before, schema: old.items }, { ...after, schema: now.items })
      : []),
  ];
}

const valuesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : (schema.enum as unknown[] | undefined);

const listed = (values: readonly unknown[]) => values.map((value) => word(value)).join(', ');

function compareValues(at: string, old: JsonSchema, now: JsonSchema): SchemaChange[] {
  const [were, are] = [valuesOf(old), valuesOf(now)];
  if (!were && !are) return [];
  if (!were) return [{ at, what: `is one of ${listed(are ?? [])}, was anything`, narrows: true }];
  if (!are) return [{ at, what: `is anything, was one of ${listed(were)}`, widens: true }];
  return [
    ...were
      .filter((value) => !are.includes(value))
      .map((value) => ({
        at,
        what: `${word(value)} is not one of its values any more`,
        narrows: true as const,
      })),
    ...are
      .filter((value) => !were.includes(value))
      .map((value) => ({ at, what: `${word(value)} is one of its values now`, widens: true as const })),
  ];
}

const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Compared as members, values, items or types, or said for people only. */
const otherKeywords = new Set([
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', '$ref', '$defs', 'items', 'properties', 'required'],
  ...['additionalProperties', 'pattern', 'title', 'description', 'example', 'examples', 'deprecated', 'id'],
]);

/** Bounds, patterns and whatever else a value has to obey. A rule that is not known here is taken for both directions. */
function compareRules(at: string, old: JsonSchema, now: JsonSchema): SchemaChange[] {
  // Values that are listed obey the rules beside them, or could not be sent.
  if (valuesOf(old) && valuesOf(now)) return [];
  const names = new Set(
    [...Object.keys(old), ...Object.keys(now)].filter((name) => !otherKeywords.has(name)),
  );
  const rules = [...names].flatMap((name): SchemaChange[] => {
    const [was, is] = [old[name], now[name]];
    if (isSame(was, is)) return [];
    const what = `${name} is ${word(is, 'gone')}, was ${word(was, 'not there')}`;
    // Whoever leaves it out is understood in another way.
    if (name === 'default') return was === undefined || is === undefined ? [] : [{ at, what, narrows: true }];
    if (is === undefined) return [{ at, what, widens: true }];
    if (was === undefined) return [{ at, what, narrows: true }];
    const isLower = lowerBounds.includes(name);
    if (!isLower && !upperBounds.includes(name)) return [{ at, what, narrows: true, widens: true }];
    return [{ at, what, ...(Number(is) > Number(was) === isLower ? { narrows: true } : { widens: true }) }];
  });
  const [were, are] = [patternsOf(old), patternsOf(now)];
  return [
    ...rules,
    ...are
      .filter((pattern) => !were.includes(pattern))
      .map((pattern) => ({ at, what: `has the pattern ${pattern} now`, narrows: true as const })),
    ...were
      .filter((pattern) => !are.includes(pattern))
      .map((pattern) => ({ at, what: `has no pattern ${pattern} any more`, widens: true as const })),
  ];
}

const patternsOf = (schema: JsonSchema): string[] =>
  [schema, ...((schema.allOf ?? []) as JsonSchema[])].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [pattern] : [],
  );

function compareMembers(at: string, before: SchemaVersion, after: SchemaVersion): SchemaChange[] {
  const [old, now] = [propertiesOf(before.schema), propertiesOf(after.schema)];
  const [needed, needs] = [requiredOf(before.schema), requiredOf(after.schema)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): SchemaChange[] => {
    const place = `${at}.${name}`;
    const [was, is] = [old[name], now[name]];
    if (!was)
      return [
        needs.has(name) ? { at: place, what: 'new and required', narrows: true } : { at: place, what: 'new' },
      ];
    if (!is) return [{ at: place, what: 'removed', removes: true }];
    const presence: SchemaChange[] =
      needed.has(name) === needs.has(name)
        ? []
        : needs.has(name)
          ? [{ at: place, what: 'required now', narrows: true }]
          : [{ at: place, what: 'may be missing now', widens: true }];
    return [...presence, ...compareSchemas(place, { ...before, schema: was }, { ...after, schema: is })];
  });
}

/** Members that have no names of their own: of a record, or of an object that forbids them. */
function compareOthers(at: string, before: SchemaVersion, after: SchemaVersion): SchemaChange[] {
  const [was = {}, is = {}] = [before.schema.additionalProperties, after.schema.additionalProperties];
  if (isSame(was, is)) return [];
  const place = `${at}.*`;
  if (is === false) return [{ at: place, what: 'not allowed any more', narrows: true }];
  // Readers ignore members that they do not know.
  if (was === false) return [{ at: place, what: 'allowed now' }];
  const schemaOf = (others: unknown) => (isObject(others) ? others : {});
  return compareSchemas(place, { ...before, schema: schemaOf(was) }, { ...after, schema: schemaOf(is) });
}
