import type * as z from 'zod/mini';
import { nearestNames } from '../core/nearest-names.ts';
import { jsonSchema, type JsonSchema } from '../openapi/schema.ts';
import { ApiError, type PlainCode } from './api-error.ts';
import { fieldErrors, relevantIssues } from './field-errors.ts';

type Schema = z.ZodMiniType;
type Issue = z.core.$ZodIssue;

/** What is wrong with one member of a request to the control plane. */
export interface RequestProblem {
  /** `effect.status`; the value as a whole is `body`. */
  field: string;
  text: string;
  /** The values, or for an unknown member the names, that are valid there. */
  valid?: readonly string[];
  /** Those most similar to the given one, nearest first. */
  nearest?: readonly string[];
}

/** As many valid values as a message lists; all of them are in `problems`. */
const LISTED = 40;

/** An invalid request to the control plane, which is read by developers: with what is valid in place of each mistake. */
export function invalidControlRequest(schema: Schema, value: unknown, issues: readonly Issue[]): ApiError {
  const problems = relevantIssues(schema, value, issues).map((issue) => describe(schema, value, issue));
  return new ApiError(
    'invalid_fields',
    { text: problems.map(problemText).join(' ') },
    { fields: fieldErrors(schema, value, issues), extra: { problems } },
  );
}

/** An error for a name that does not exist: `what` is a preset, an effect. */
export function unknownName(
  code: PlainCode,
  what: string,
  given: string,
  { valid, nearest = nearestNames(given, valid), field }: NameError,
): ApiError {
  const text = `There is no ${what} "${given.slice(0, 100)}".${suggestions(valid, nearest)}`;
  return new ApiError(
    code,
    { text },
    { ...(field === undefined ? {} : { fields: { [field]: 'invalid' } }), extra: { nearest, valid } },
  );
}

interface NameError {
  readonly valid: readonly string[];
  readonly nearest?: readonly string[];
  /** The member of the request's body that has the name. */
  readonly field?: string;
}

function describe(schema: Schema, value: unknown, issue: Issue): RequestProblem {
  const field = issue.path.join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    const name = String(issue.path.at(-1));
    const valid = membersAt(jsonSchema(schema, 'input'), issue.path.slice(0, -1));
    return { field, text: 'is no known member', valid, nearest: nearestNames(name, valid) };
  }
  const valid = validValues(issue);
  const given = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
  if (valid)
    return typeof given === 'string'
      ? { field, text: 'has another value than the valid ones', valid, nearest: nearestNames(given, valid) }
      : { field, text: given === undefined ? 'is missing' : 'has another value than the valid ones', valid };
  if (given === undefined) return { field, text: 'is missing' };
  return { field, text: ruleOf(issue) };
}

function validValues(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union' && 'options' in issue)
    return (issue.options as readonly unknown[]).map(String);
  return undefined;
}

/** Rules whose message is a code of the contract. */
const rules: Readonly<Record<string, string>> = {
  amount_format: 'must be a decimal number as text, without sign, exponent or zeros around it',
};

function ruleOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'too_small') return `must be at least ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `must be at most ${String(issue.maximum)}`;
  if (issue.message === 'Invalid input' || issue.message === 'invalid') return 'is invalid';
  return rules[issue.message] ?? issue.message;
}

function problemText({ field, text, valid, nearest }: RequestProblem): string {
  return `"${field.slice(0, 100)}" ${text}.${suggestions(valid, nearest)}`;
}

function suggestions(valid: readonly string[] = [], nearest: readonly string[] = []): string {
  const near = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  const all = valid.length > 0 && valid.length <= LISTED ? ` Valid: ${valid.join(', ')}.` : '';
  return near + all;
}

/** The names of the members that an object may have at a path of a schema. */
function membersAt(schema: JsonSchema, path: readonly PropertyKey[]): string[] {
  const forms = [
    schema,
    ...['anyOf', 'oneOf', 'allOf'].flatMap((name) => (schema[name] ?? []) as JsonSchema[]),
  ];
  const [first, ...rest] = path;
  const names = forms.flatMap((form) => {
    const properties = (form.properties ?? {}) as Record<string, JsonSchema>;
    if (first === undefined) return form === schema ? Object.keys(properties) : membersAt(form, path);
    const inner = (typeof first === 'number' ? form.items : properties[String(first)]) as
      JsonSchema | undefined;
    const next = inner ?? (form.additionalProperties as JsonSchema | undefined);
    return typeof next === 'object' ? membersAt(next, rest) : form === schema ? [] : membersAt(form, path);
  });
  return [...new Set(names)];
}
