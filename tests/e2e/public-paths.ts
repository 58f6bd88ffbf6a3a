import { snapshotPages } from '../build/dist.ts';

/** Every public snapshot page except error pages, in both languages and alphabetical order. */
export const publicPaths: readonly string[] = snapshotPages
  .filter(({ status }) => status === 200)
  .map(({ path }) => path)
  .sort();

/** The first page of each kind, for slow tests: posts, roles and topics have many pages each. */
export const publicKinds: readonly string[] = publicPaths.filter((path, index, all) => {
  const kind = kindOf(path);
  return all.findIndex((other) => kindOf(other) === kind) === index;
});

/**
 * Whether a path is the first of one of these kinds, such as `/cn/features` or `/blog/*`.
 * @throws Error if a kind has no page: it would silently not be tested.
 */
export function isFirstOf(...kinds: readonly string[]): (path: string) => boolean {
  const firsts = kinds.map((kind) => {
    const first = publicKinds.find((path) => kindOf(path) === kind);
    if (first === undefined) throw new Error(`There is no public page of the kind ${kind}.`);
    return first;
  });
  return (path) => firsts.includes(path);
}

function kindOf(path: string): string {
  return path.replace(/(\/blog\/tags|\/blog|\/careers)\/.+$/, (whole, folder: string) =>
    folder === '/blog' && whole.startsWith('/blog/tags') ? whole : `${folder}/*`,
  );
}
