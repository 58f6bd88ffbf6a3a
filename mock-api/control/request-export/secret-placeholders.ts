import { HIDDEN } from '../../core/redact.ts';

/** A body with `<password>` where the journal has taken a password out: for people to fill in. */
export function withPlaceholders(value: unknown, name = 'secret'): unknown {
  if (value === HIDDEN) return `<${name}>`;
  if (Array.isArray(value)) return value.map((inner) => withPlaceholders(inner, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlaceholders(inner, key)]));
}

/** The same for a path: `/reset?token=<token>`. */
export function pathWithPlaceholders(path: string): string {
  return path.replaceAll(/([^?&=/]+)([=/])\[redacted\]/g, '$1$2<$1>').replaceAll(HIDDEN, '<secret>');
}
