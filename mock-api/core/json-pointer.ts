/** Names that lead out of plain data. */
const OUTSIDE = new Set(['__proto__', 'constructor', 'prototype']);

/** The names of a JSON pointer (RFC 6901), or null for what is none. */
export function pointerNames(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a pointer; `found` is false where nothing does. Only own members count. */
export function get(value: unknown, names: readonly string[]): { found: boolean; value?: unknown } {
  let at = value;
  for (const name of names) {
    const isOwn = typeof at === 'object' && at !== null && Object.hasOwn(at, name);
    if (!isOwn || (Array.isArray(at) && !/^(?:0|[1-9]\d*)$/.test(name))) return { found: false };
    at = (at as Record<string, unknown>)[name];
  }
  return { found: true, value: at };
}

export const isUnsafeKey = (names: readonly string[]) => names.some((name) => OUTSIDE.has(name));

/** Whether a value has, at any depth, a member that would lead out of plain data. */
export function hasUnsafeKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isUnsafeKey(Object.keys(value)) || Object.values(value).some(hasUnsafeKey);
}
