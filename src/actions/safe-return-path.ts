import { isSitePath } from '#src/config/site-path.ts';

/** Where a form says that it stood, if that is a path of this site; home for anything else. */
export function backPath(value: unknown): string {
  return isSitePath(value) ? value : '/';
}
