import { sanitizeText } from '#src/api/sanitize-text.ts';
import { MaskedText } from './MaskedText.tsx';

/** A sentence of the server: one line, and while balances are hidden without a figure. */
export function ServerText({ text }: { text: string }) {
  return <MaskedText text={sanitizeText(text)} />;
}
