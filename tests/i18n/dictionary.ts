import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';

/** All texts of a dictionary by path, such as `toasts.loginFailed`, in order. */
export function dictionary(locale: Locale): ReadonlyMap<string, string> {
  return new Map(texts(messages(locale)));
}

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}
