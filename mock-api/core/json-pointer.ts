/** Member names that reach an object's prototype. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** The member names of a JSON pointer (RFC 6901), or null if the text is not a pointer. */
export function pointerNames(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; `found` is false if there is none. Only own members count. */
export function get(value: unknown, names: readonly string[]): { found: boolean; value?: unknown } {
  let current = value;
  for (const name of names) {
    const isOwn = typeof current === 'object' && current !== null && Object.hasOwn(current, name);
    if (!isOwn || (Array.isArray(current) && !/^(?:0|[1-9]\d*)$/.test(name))) return { found: false };
    current = (current as Record<string, unknown>)[name];
  }
  return { found: true, value: current };
}

export const isUnsafeKey = (names: readonly string[]) => names.some((name) => UNSAFE_KEYS.has(name));

/** Whether a value has, at any depth, a member whose name reaches an object's prototype. */
export function hasUnsafeKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isUnsafeKey(Object.keys(value)) || Object.values(value).some(hasUnsafeKey);
}
