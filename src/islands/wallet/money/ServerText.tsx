import { sanitizeText } from '#src/api/sanitize-text.ts';
import { MaskedText } from './MaskedText.tsx';

/** A sentence of the server: sanitized, and masked while balances are hidden. */
export function ServerText({ text }: { text: string }) {
  return <MaskedText text={sanitizeText(text)} />;
}
