/** Before what this site left in the name of its tab. */
const MARK = 'kept:';

/** Empty on the server, and for a name that is not ours. */
function readName(): Record<string, unknown> {
  try {
    const name: unknown = window.name.startsWith(MARK) && JSON.parse(window.name.slice(MARK.length));
    return { ...(name as object) };
  } catch {
    return {};
  }
}

/**
 * What the last document of this tab could not keep in its storage. A tab's name outlives the document, and a browser drops
 * it on the way to another site. It counts only where storage still refuses: nobody else's name is taken for ours.
 */
export function takeCarried(
  shelf: string,
  browser: () => Storage,
  isKey: (key: string) => boolean,
): Map<string, string> {
  const carried = readName()[shelf];
  if (carried) {
    try {
      browser().setItem(MARK, '');
      browser().removeItem(MARK);
    } catch {
      // Whoever opened this tab may have named it.
      return new Map(
        Object.entries(carried).filter(
          (entry): entry is [string, string] => isKey(entry[0]) && typeof entry[1] === 'string',
        ),
      );
    }
  }
  return new Map();
}

/** Leaves what storage refused to the next document of this tab. */
export function carry(shelf: string, memory: ReadonlyMap<string, string>): void {
  if (typeof window === 'undefined') return;
  window.name = MARK + JSON.stringify({ ...readName(), [shelf]: Object.fromEntries(memory) });
}
