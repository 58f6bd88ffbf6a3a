import { isInternalPath } from '#src/config/site-path.ts';

/** Where a form says that it stood, if that is a path of this site; home for anything else. */
export function safeReturnPath(value: unknown): string {
  return isInternalPath(value) ? value : '/';
}
