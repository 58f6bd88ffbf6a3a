import { isInternalPath } from '#src/config/site-path.ts';

/** The path to go back to that a form names, if it is a path of this site; `/` otherwise, so that no form redirects elsewhere. */
export function safeReturnPath(value: unknown): string {
  return isInternalPath(value) ? value : '/';
}
