import { compareSchemas, type Resolve, type SchemaVersion } from './compare-schemas.ts';
import type { JsonSchema } from './schema.ts';

/** A difference between two versions of the OpenAPI document. */
export interface Change {
  /** Whether a client or a back end that was right may be wrong now (docs/decisions/039). */
  readonly isBreaking: boolean;
  /** `GET /wallet/balances, reply 200.data.total`, or in a named schema: `Transaction.status`. */
  readonly at: string;
  readonly what: string;
}

/** As much of an OpenAPI document as is compared. */
export interface ComparedDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}
type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly examples?: object }>>;
interface Reply {
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
  readonly 'x-events'?: Readonly<Record<string, JsonSchema>>;
}
interface Operation {
  readonly operationId?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, Reply>>;
}
/** An operation of one version of the document. */
interface OperationVersion {
  readonly operation: Operation;
  readonly resolve: Resolve;
}
type Versions = readonly [before: OperationVersion, after: OperationVersion];

const breaking = (at: string, what: string): Change => ({ isBreaking: true, at, what });
const harmless = (at: string, what: string): Change => ({ isBreaking: false, at, what });

/** Whether the first number of the version was raised. */
export const announcesBreak = (before: ComparedDocument, after: ComparedDocument): boolean =>
  majorOf(after) > majorOf(before);
const majorOf = ({ info }: ComparedDocument) => Number(info.version.split('.')[0]);

/** What differs between two versions of the document: what breaks somebody first, each difference once. */
export function compareDocuments(before: ComparedDocument, after: ComparedDocument): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((op) => {
    const [earlier, later] = [old.get(op), now.get(op)];
    if (!earlier) return [harmless(op, 'new')];
    return later ? compareOperations(op, [earlier, later]) : [breaking(op, 'removed')];
  });
  const sorted = changes.sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
  // A named schema is met in many places. What breaks in one of them is breaking.
  const known = new Set<string>();
  return sorted.filter(({ at, what }) => {
    const line = `${at}: ${what}`;
    return !known.has(line) && known.add(line);
  });
}

function operationsOf({ paths, components }: ComparedDocument): Map<string, OperationVersion> {
  const resolve: Resolve = (reference) => {
    const found = components?.schemas?.[reference.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`The document has no ${reference}.`);
    return found;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, OperationVersion] => [
        `${method.toUpperCase()} ${path}`,
        { operation, resolve },
      ]),
    ),
  );
}

function compareOperations(op: string, versions: Versions): Change[] {
  const [{ operation: old }, { operation: now }] = versions;
  const found = [
    ...(old.operationId === now.operationId ? [] : [breaking(op, `is called ${now.operationId} now`)]),
    ...compareSecurity(op, old, now),
    ...compareParameters(op, versions),
    ...compareBodies(op, versions),
    ...compareReplies(op, versions),
    ...compareErrors(op, old, now),
  ];
  const isSame = JSON.stringify(old) === JSON.stringify(now);
  return found.length > 0 || isSame ? found : [harmless(op, 'other descriptions or examples')];
}

function compareSecurity(op: string, old: Operation, now: Operation): Change[] {
  const [needed, needs] = [old, now].map(({ security = [] }) => security.length > 0);
  if (needed === needs) return [];
  return [needs ? breaking(op, 'needs a session now') : harmless(op, 'needs no session any more')];
}

/** What is sent has to be valid still; what comes back has to be valid by the earlier schema. */
type Side = 'request' | 'reply';

function compareSide(
  side: Side,
  at: string,
  [before, after]: readonly [JsonSchema | undefined, JsonSchema | undefined],
  [one, other]: Versions,
): Change[] {
  const versionOf = (schema: JsonSchema | undefined, { resolve }: OperationVersion): SchemaVersion => ({
    schema: schema ?? {},
    resolve,
  });
  return compareSchemas(at, versionOf(before, one), versionOf(after, other)).map(
    ({ at: place, what, narrows, widens, removes }) => ({
      isBreaking: Boolean(removes ?? (side === 'request' ? narrows : widens)),
      at: place,
      what,
    }),
  );
}

function compareParameters(op: string, versions: Versions): Change[] {
  const [old, now] = versions.map(
    ({ operation: { parameters = [] } }) => new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])),
  ) as [Map<string, Parameter>, Map<string, Parameter>];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const at = `${op}, ${name}`;
    const [was, is] = [old.get(name), now.get(name)];
    if (!is) return [breaking(at, 'removed')];
    if (!was) return [is.required ? breaking(at, 'new and required') : harmless(at, 'new')];
    return [
      ...(is.required && !was.required ? [breaking(at, 'required now')] : []),
      ...(was.required && !is.required ? [harmless(at, 'not required any more')] : []),
      ...compareSide('request', at, [was.schema, is.schema], versions),
    ];
  });
}

const schemaIn = (content: Content | undefined) => content?.['application/json']?.schema;

function compareBodies(op: string, versions: Versions): Change[] {
  const [old, now] = versions.map(({ operation }) => operation.requestBody);
  const at = `${op}, body`;
  if (!old || !now) {
    if (old) return [breaking(at, 'removed')];
    return now ? [breaking(at, 'new and required')] : [];
  }
  return compareSide('request', at, [schemaIn(old.content), schemaIn(now.content)], versions);
}

const isSuccess = (status: string) => status.startsWith('2');
const namesOf = (old: object = {}, now: object = {}) => [
  ...new Set([...Object.keys(old), ...Object.keys(now)]),
];

function compareReplies(op: string, versions: Versions): Change[] {
  const [old = {}, now = {}] = versions.map(({ operation }) => operation.responses);
  return namesOf(old, now)
    .filter(isSuccess)
    .flatMap((status) => {
      const at = `${op}, reply ${status}`;
      const [was, is] = [old[status], now[status]];
      if (!is) return [breaking(at, 'removed')];
      if (!was) return [breaking(at, 'new, and no client expects it')];
      const schemas = [schemaIn(was.content), schemaIn(is.content)] as const;
      return [
        ...(schemas[0] && !schemas[1] ? [breaking(at, 'has no body any more')] : []),
        ...(schemas[0] && schemas[1] ? compareSide('reply', at, schemas, versions) : []),
        ...compareHeaders(at, was.headers, is.headers),
        ...compareEvents(at, [was['x-events'], is['x-events']], versions),
      ];
    });
}

const compareHeaders = (at: string, old: object = {}, now: object = {}): Change[] =>
  namesOf(old, now)
    .filter((name) => !Object.hasOwn(old, name) || !Object.hasOwn(now, name))
    .map((name) => {
      const place = `${at}, header ${name}`;
      return Object.hasOwn(now, name) ? harmless(place, 'new') : breaking(place, 'removed');
    });

function compareEvents(
  at: string,
  [old = {}, now = {}]: readonly [Reply['x-events'], Reply['x-events']],
  versions: Versions,
): Change[] {
  return namesOf(old, now).flatMap((name) => {
    const place = `${at}, event ${name}`;
    const [was, is] = [old[name], now[name]];
    if (!is) return [breaking(place, 'removed')];
    return was ? compareSide('reply', place, [was, is], versions) : [harmless(place, 'new')];
  });
}

/** An error code is known by the example of its name, with the status that the example is of. */
function compareErrors(op: string, before: Operation, after: Operation): Change[] {
  const [old, now] = [codesOf(before), codesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((code) => {
    const at = `${op}, error ${code}`;
    const [was, is] = [old.get(code), now.get(code)];
    if (was === is) return [];
    if (was === undefined) return [harmless(at, 'new')];
    return [breaking(at, is === undefined ? 'removed' : `has status ${is}, had ${was}`)];
  });
}

const codesOf = ({ responses = {} }: Operation) =>
  new Map(
    Object.entries(responses)
      .filter(([status]) => !isSuccess(status))
      .flatMap(([status, { content }]) =>
        Object.keys(content?.['application/json']?.examples ?? {}).map((code): [string, string] => [
          code,
          status,
        ]),
      ),
  );
