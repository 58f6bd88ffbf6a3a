/** Before what this site left in the name of its tab. */
const MARK = 'kept:';

type Carried = Record<string, Record<string, string>>;

/** Empty on the server, and for a name that is not ours. */
function readName(): Carried {
  try {
    return window.name.startsWith(MARK) ? (JSON.parse(window.name.slice(MARK.length)) as Carried) : {};
  } catch {
    return {};
  }
}

/**
 * What the last document of this tab could not keep in its storage. A tab's name outlives the document, and a browser drops
 * it on the way to another site. It counts only where storage still refuses: nobody else's name is taken for ours.
 */
export function takeCarried(shelf: string, browser: () => Storage): Map<string, string> {
  const carried = readName()[shelf];
  if (carried) {
    try {
      browser().setItem(MARK, '');
      browser().removeItem(MARK);
    } catch {
      return new Map(Object.entries(carried));
    }
  }
  return new Map();
}

/** Leaves what storage refused to the next document of this tab. */
export function carry(shelf: string, memory: ReadonlyMap<string, string>): void {
  if (typeof window === 'undefined') return;
  window.name = MARK + JSON.stringify({ ...readName(), [shelf]: Object.fromEntries(memory) });
}
