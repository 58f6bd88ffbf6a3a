import * as z from 'zod/mini';
import { fieldMessages } from '#contract/fields.ts';
import { own, put } from '../core/own-record.ts';

type Schema = z.ZodMiniType;
type Issue = z.core.$ZodIssue;

/** The key of an error that has no message of its own: a missing identifier, a number in place of a text. */
const INVALID = 'invalid';
const known = new Set<string>(fieldMessages);

/** Characters of a name, and unknown members of an object, that an error repeats: both are the client's. */
const NAME_LENGTH = 100;
const UNKNOWN_NAMES = 20;

/**
 * The first error of each field as field name -> message key. A nested field is named `address.city`, the value as a whole
 * `body`.
 */
export function fieldErrors(
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of relevantIssues(schema, value, issues)) {
    const name = nameOf(issue);
    if (own(fields, name) === undefined)
      put(fields, name, known.has(issue.message) ? issue.message : INVALID);
  }
  return fields;
}

const nameOf = ({ path }: Issue) => path.join('.').slice(0, NAME_LENGTH) || 'body';

/** The name of the first member that a strict object does not take; undefined where there is none. */
export function unexpectedMember(
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
): string | undefined {
  const found = relevantIssues(schema, value, issues).find(({ code }) => code === 'unrecognized_keys');
  return found && nameOf(found);
}

/** The issues of the branch of a union that the value is most like, each unknown member with a path of its own. */
export function relevantIssues(schema: Schema, value: unknown, issues: readonly Issue[]): Issue[] {
  const branch = bestBranch(schema, value);
  const found = branch ? (branch.safeParse(value).error?.issues ?? issues) : issues;
  return found.flatMap(flatten);
}

/** The object of a union that is most like the value: most fields in common, then most fields. */
function bestBranch(schema: Schema, value: unknown): Schema | undefined {
  if (!(schema instanceof z.ZodMiniUnion)) return undefined;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const candidates = (schema.def.options as readonly Schema[]).flatMap((option) => {
    if (!(option instanceof z.ZodMiniObject)) return [];
    const fields = Object.keys(option.def.shape);
    return [{ option, fields: fields.length, shared: names.filter((name) => fields.includes(name)).length }];
  });
  return candidates.sort((a, b) => b.shared - a.shared || b.fields - a.fields)[0]?.option;
}

/** The issues of a union come branch by branch: takes those of the branch with the fewest. */
function flatten(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, UNKNOWN_NAMES).map((key) => ({ ...issue, path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const fewest = issue.errors.reduce((best, branch) => (branch.length < best.length ? branch : best));
  return fewest.flatMap(flatten).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
