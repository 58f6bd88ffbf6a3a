import { spaceAfter } from '#src/intl/text/join-sentences.ts';

/** The first sentence of a paragraph, which stands out, and the space before the next one. */
export function LeadSentence({ text }: { text: string }) {
  return (
    <>
      <b>{text}</b>
      <span>{spaceAfter(text)}</span>
    </>
  );
}
