/**
 * A path of this site and perhaps a place in it, written in characters that mean nothing else: without `//`, `\\`, a scheme,
 * a query or a space there is no other reading that would lead away.
 */
const INTERNAL = /^\/(?:[\w\-.~%@]+(?:\/[\w\-.~%@]+)*\/?)?(?:#[\w-]+)?$/;
/** The server looks at no longer path. */
const LONGEST = 1024;

/** Whether something from outside (a form, the API, storage) is a path of this site and nothing else. */
export function isInternalPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && INTERNAL.test(value);
}
