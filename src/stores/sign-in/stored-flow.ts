import { session } from '#src/api/storage.ts';

type Key = 'draft:reset' | 'draft:second-factor';

/** A flow that the API knows by an identifier, as this tab saved it; `rest` is unvalidated. */
interface StoredFlow {
  readonly email: string;
  readonly identifier: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

export function saveFlow(key: Key, { rest, ...flow }: StoredFlow): void {
  session.write(key, JSON.stringify({ ...rest, ...flow }));
}

/** Null when nothing complete is saved. */
export function loadFlow(key: Key): StoredFlow | null {
  try {
    const saved: unknown = JSON.parse(session.read(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const { email, identifier, ...rest } = saved as Record<string, unknown>;
    if (typeof email !== 'string' || typeof identifier !== 'string') return null;
    return email.length <= 254 && identifier ? { email, identifier, rest } : null;
  } catch {
    // Not our JSON: treated as missing.
    return null;
  }
}

export function clearFlow(key: Key): void {
  session.remove(key);
}
