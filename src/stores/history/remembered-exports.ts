import { session } from '#src/api/storage.ts';

/** Exports that are remembered: the last of a tab. */
const MAX_REMEMBERED = 10;

type Remembered = readonly (readonly [name: string, id: string])[];

const isPair = (pair: unknown): pair is Remembered[number] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');

/** Whatever else stands there is none of ours. */
function read(): Remembered {
  try {
    const stored: unknown = JSON.parse(session.read('exports') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

/** The id of the export that a button has begun in this tab, also before a reload; null for none. @param name tells it from other buttons'. */
export const rememberedExport = (name: string): string | null =>
  read().find(([one]) => one === name)?.[1] ?? null;

/** Keeps the id in this tab until somebody logs out; null forgets it. */
export function rememberExport(name: string, id: string | null): void {
  const others = read().filter(([one]) => one !== name);
  const all: Remembered = id === null ? others : [...others, [name, id]];
  if (all.length === 0) session.remove('exports');
  else session.write('exports', JSON.stringify(all.slice(-MAX_REMEMBERED)));
}
