import { highlightParts } from './text-match.ts';

/** A text with the parts that match a search query marked. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  // The parts of one text never change their order.
  return highlightParts(text, typed).map(({ text: part, hit }, index) =>
    hit ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
