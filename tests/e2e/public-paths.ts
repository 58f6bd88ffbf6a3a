import { snapshotPages } from '../build/dist.ts';

/** Every page that a guest can be handed as the build froze it, in both languages, in the order of the alphabet; not those for errors. */
export const publicPaths: readonly string[] = snapshotPages
  .filter(({ status }) => status === 200)
  .map(({ path }) => path)
  .sort();

/** Posts, roles and topics are many of one kind: for what is slow, the first of each kind stands for it. */
export const publicKinds: readonly string[] = publicPaths.filter((path, index, all) => {
  const kind = kindOf(path);
  return all.findIndex((other) => kindOf(other) === kind) === index;
});

/**
 * Whether a path is the first of one of these kinds, such as `/cn/features` or `/blog/*`.
 * @throws Error when there is no page of a kind: it would drop out unseen.
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
