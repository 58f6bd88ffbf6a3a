import { session } from '#src/api/storage.ts';

type Key = 'draft:reset' | 'draft:second-factor';

/** What this tab kept of a flow that the API knows by an identifier; `rest` is the flow's own, and unchecked. */
export interface StoredFlow {
  readonly email: string;
  readonly identifier: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

export function saveFlow(key: Key, { rest, ...flow }: StoredFlow): void {
  session.write(key, JSON.stringify({ ...rest, ...flow }));
}

/** Null for nothing, and for anything that is not whole. */
export function loadFlow(key: Key): StoredFlow | null {
  try {
    const kept: unknown = JSON.parse(session.read(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, identifier, ...rest } = kept as Record<string, unknown>;
    if (typeof email !== 'string' || typeof identifier !== 'string') return null;
    return email.length <= 254 && identifier ? { email, identifier, rest } : null;
  } catch {
    // Not what we wrote: as if nothing were there.
    return null;
  }
}

export function clearFlow(key: Key): void {
  session.remove(key);
}
