import { highlightParts } from './text-match.ts';

/** A text with what was typed marked in it. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  // The parts of one text never change places.
  return highlightParts(text, typed).map(({ text: part, hit }, place) =>
    hit ? <mark key={place}>{part}</mark> : part,
  );
}
