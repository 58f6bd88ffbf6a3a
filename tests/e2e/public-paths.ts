import { frozenPages } from '../build/dist.ts';

/** Every page that a guest can be handed as the build froze it, in both languages; not those for errors. */
export const publicPaths: readonly string[] = frozenPages
  .filter(({ status }) => status === 200)
  .map(({ path }) => path);

/** Posts, roles and topics are many of one kind: for what is slow, the first of each kind stands for it. */
export const publicKinds: readonly string[] = publicPaths.filter((path, index, all) => {
  const kind = kindOf(path);
  return all.findIndex((other) => kindOf(other) === kind) === index;
});

function kindOf(path: string): string {
  return path.replace(/(\/blog\/tags|\/blog|\/careers)\/.+$/, (whole, folder: string) =>
    folder === '/blog' && whole.startsWith('/blog/tags') ? whole : `${folder}/*`,
  );
}
