// Loaded before React, which tells the hook of its developer tools of each commit, in a production build too.
let commits = 0;
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

/** Commits of all React roots of the document so far. */
export const commitCount = (): number => commits;
