import * as z from 'zod/mini';
import { fieldMessages } from '#contract/fields.ts';

type Schema = z.ZodMiniType;
type Issue = z.core.$ZodIssue;

/** For what is wrong in a way that has no words of its own: a missing identifier, a number where a text belongs. */
const UNNAMED = 'invalid';
const known = new Set<string>(fieldMessages);

/**
 * What is wrong with a value, as field name -> message key: the first thing of each field, nested fields as
 * `address.city`, the value as a whole as `body`.
 */
export function fieldErrors(
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
): Record<string, string> {
  const meant = bestBranch(schema, value);
  const found = meant ? (meant.safeParse(value).error?.issues ?? issues) : issues;
  const fields: Record<string, string> = {};
  for (const issue of found.flatMap(flatten)) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= known.has(issue.message) ? issue.message : UNNAMED;
  }
  return fields;
}

/** The form of a union that the value was most likely meant for: most fields in common, then the larger form. */
function bestBranch(schema: Schema, value: unknown): Schema | undefined {
  if (!(schema instanceof z.ZodMiniUnion)) return undefined;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const forms = (schema.def.options as readonly Schema[]).flatMap((option) => {
    if (!(option instanceof z.ZodMiniObject)) return [];
    const fields = Object.keys(option.def.shape);
    return [{ option, fields: fields.length, shared: names.filter((name) => fields.includes(name)).length }];
  });
  return forms.sort((a, b) => b.shared - a.shared || b.fields - a.fields)[0]?.option;
}

/** Issues inside a union come branch by branch: those of the branch with the fewest. */
function flatten(issue: Issue): Pick<Issue, 'path' | 'message'>[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const fewest = issue.errors.reduce((best, branch) => (branch.length < best.length ? branch : best));
  return fewest.flatMap(flatten).map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}
