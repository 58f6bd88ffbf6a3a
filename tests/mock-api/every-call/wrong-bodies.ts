import fc from 'fast-check';
import * as z from 'zod/mini';
import { isUnion } from './is-union.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { valuesOf } from './schema-arbitrary.ts';

type Schema = z.ZodMiniType;
type Path = readonly string[];

/** Longer than any field may be. */
export const LONG = 'x'.repeat(10_000);
/** Not wrong for every field: what a field takes is left out. */
const values: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'a number': 7,
  'a negative number': -1.5,
  'a huge number': 1e308,
  'a boolean': true,
  'an empty text': '',
  'spaces only': '   ',
  'a text of 10 000 characters': LONG,
  'control characters': '\u0000\u001b\u202e',
  'a lone surrogate': '\ud800',
  'a list': [],
  'a list of texts': ['a'],
  'an object': {},
  'an object with a prototype': JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}') as unknown,
};

export interface WrongBody {
  readonly what: string;
  readonly field: string;
  readonly body: unknown;
}

/** The schema itself, without leave to be absent or null. */
function bare(schema: Schema): Schema {
  const open =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault;
  return open ? bare(schema.def.innerType as Schema) : schema;
}

/** The parts of a schema with the name each has in a value: a list's first, a record's only. */
function partsOf(schema: Schema): [name: string, part: Schema][] {
  if (schema instanceof z.ZodMiniObject) return Object.entries(schema.def.shape as Record<string, Schema>);
  if (schema instanceof z.ZodMiniArray) return [['0', schema.def.element as Schema]];
  if (schema instanceof z.ZodMiniRecord) return [['some', schema.def.valueType as Schema]];
  return [];
}

/** A value in which everything that may be absent or null is there. */
function fullValue(schema: Schema): unknown {
  const inner = bare(schema);
  const parts = partsOf(inner).map(([name, part]) => [name, fullValue(part)] as const);
  if (inner instanceof z.ZodMiniArray) return parts.map(([, part]) => part);
  if (parts.length > 0) return Object.fromEntries(parts);
  return fc.sample(valuesOf(inner), { numRuns: 1, seed: 1 })[0];
}

/** Every field, nested ones too. */
function fieldsOf(schema: Schema, path: Path = []): { path: Path; field: Schema }[] {
  return partsOf(bare(schema)).flatMap(([name, field]) => [
    { path: [...path, name], field },
    ...fieldsOf(field, [...path, name]),
  ]);
}

/** A copy with one field changed; `undefined` takes it out, as JSON has no word for it. */
function changed(value: unknown, [name = '', ...rest]: Path, to: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = rest.length > 0 ? changed(copy[name], rest, to) : to;
  return copy;
}

/** The forms that a body may have: those of a union, also of one in a union, or the one. */
export const formsOf = (schema: Schema): readonly Schema[] =>
  isUnion(schema) ? (schema.def.options as readonly Schema[]).flatMap(formsOf) : [schema];

/** Whether a value, in a member that tells forms apart, makes the body one of another form: then other members are wrong. */
const isOfOtherForm = (forms: readonly Schema[], name: string, value: unknown): boolean =>
  forms.some((form) => {
    const member = form instanceof z.ZodMiniObject && (form.def.shape as Record<string, Schema>)[name];
    return member && bare(member) instanceof z.ZodMiniLiteral && member.safeParse(value).success;
  });

/** Bodies that are right but for one field. */
export function wrongBodies(schema: Schema): WrongBody[] {
  return formsOf(schema).flatMap((form) => {
    const whole = fullValue(form);
    return fieldsOf(form).flatMap(({ path, field }) =>
      Object.entries(values).flatMap(([what, value]) => {
        // As it arrives: without what is undefined.
        const body = JSON.parse(JSON.stringify(changed(whole, path, value))) as unknown;
        // A text has a longest; what takes any length is a mistake that must not be left out here.
        const mustFail = value === LONG && bare(field) instanceof z.ZodMiniString;
        if (!mustFail && schema.safeParse(body).success) return [];
        if (path.length === 1 && isOfOtherForm(formsOf(schema), path[0] ?? '', value)) return [];
        return [{ what: `${path.join('.')}: ${what}`, field: path.join('.'), body }];
      }),
    );
  });
}

/** One right body for each form. */
export const rightBodies = (schema: Schema): unknown[] => formsOf(schema).map(fullValue);

const json = (text: string): RequestInit => ({
  body: text,
  headers: { 'content-type': 'application/json' },
});
const bytes = (content: Uint8Array<ArrayBuffer>, type?: string): RequestInit => ({
  body: content,
  headers: type === undefined ? {} : { 'content-type': type },
});
const DEEP = 15_000;
const notJson = [400, 'bad_json'] as const;
const wrongType = [415, 'unsupported_media_type'] as const;
const tooLarge = [413, 'body_too_large'] as const;
const wrong = [422, 'invalid_fields'] as const;

/** What no call takes, whatever its fields. */
export const wrongRequests: readonly {
  readonly what: string;
  readonly init: RequestInit;
  readonly answer: readonly [number, ErrorCode];
}[] = [
  { what: 'an empty body', init: json(''), answer: notJson },
  { what: 'half a body', init: json('{"email":'), answer: notJson },
  { what: 'two bodies', init: json('{}{}'), answer: notJson },
  { what: 'single quotes', init: json("{'email':1}"), answer: notJson },
  { what: 'undefined', init: json('undefined'), answer: notJson },
  { what: 'NaN', init: json('{"email":NaN}'), answer: notJson },
  { what: 'lists that never end', init: json('['.repeat(60_000)), answer: notJson },
  {
    what: 'bytes that are no UTF-8',
    init: bytes(new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json'),
    answer: notJson,
  },
  {
    what: 'UTF-16',
    init: bytes(new Uint8Array(Buffer.from('{"email":"a"}', 'utf16le')), 'application/json'),
    answer: notJson,
  },
  { what: 'null', init: json('null'), answer: wrong },
  { what: 'a number', init: json('7'), answer: wrong },
  { what: 'a text', init: json('"email"'), answer: wrong },
  { what: 'a boolean', init: json('true'), answer: wrong },
  { what: 'a list', init: json('[{}]'), answer: wrong },
  {
    what: 'an object with a prototype',
    init: json('{"__proto__":{"email":"a@b.co","code":"123456"}}'),
    answer: wrong,
  },
  { what: 'lists in lists', init: json('['.repeat(DEEP) + ']'.repeat(DEEP)), answer: wrong },
  {
    what: 'objects in objects',
    init: json(`${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`),
    answer: wrong,
  },
  {
    what: 'ten thousand names',
    init: json(`{${Array.from({ length: 5000 }, (_, n) => `"n${n}":1`).join()}}`),
    answer: wrong,
  },
  { what: 'no content type', init: bytes(new TextEncoder().encode('{}')), answer: wrongType },
  {
    what: 'text/plain',
    init: { ...json('{}'), headers: { 'content-type': 'text/plain' } },
    answer: wrongType,
  },
  {
    what: 'a form',
    init: { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    answer: wrongType,
  },
  {
    what: 'a type that only begins like JSON',
    init: { ...json('{}'), headers: { 'content-type': 'application/json5' } },
    answer: wrongType,
  },
  { what: '1 MB', init: json(`{"email":"${'x'.repeat(1_000_000)}"}`), answer: tooLarge },
];

/** Queries that no call asks for. */
export const strangeQueries = [
  '?',
  '?=',
  '?%ff=%ff',
  '?__proto__=1&constructor[prototype]=2',
  '?a[]=1&a[]=2',
  `?x=${LONG}`,
  '?page=%00&',
];
