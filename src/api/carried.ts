/** Before what this site left in the name of its tab. */
const MARK = 'kept:';

type Carried = Record<string, Record<string, string>>;

function readName(): Carried {
  if (typeof window === 'undefined' || !window.name.startsWith(MARK)) return {};
  try {
    const parsed: unknown = JSON.parse(window.name.slice(MARK.length));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Carried) : {};
  } catch {
    return {};
  }
}

/**
 * What the last document of this tab could not keep in its storage. A tab's name outlives the document, and a browser drops
 * it on the way to another site. It counts only where storage still refuses: nobody else's name is taken for ours.
 */
export function takeCarried(shelf: string, browser: () => Storage): Map<string, string> {
  const carried = Object.entries(readName()[shelf] ?? {}).filter(([, value]) => typeof value === 'string');
  return carried.length > 0 && refuses(browser) ? new Map(carried) : new Map<string, string>();
}

/** Leaves what storage refused to the next document of this tab. */
export function carry(shelf: string, memory: ReadonlyMap<string, string>): void {
  if (typeof window === 'undefined') return;
  const all = { ...readName(), [shelf]: Object.fromEntries(memory) };
  const isEmpty = Object.values(all).every((held) => Object.keys(held).length === 0);
  window.name = isEmpty ? '' : MARK + JSON.stringify(all);
}

function refuses(browser: () => Storage): boolean {
  const probe = 'probe';
  try {
    browser().setItem(probe, probe);
    browser().removeItem(probe);
    return false;
  } catch {
    return true;
  }
}
