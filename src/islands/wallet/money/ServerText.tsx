import type { Notification } from '#contract/notifications.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { maskKnownAmounts } from '#src/intl/text/mask-amounts.ts';
import { MaskedText } from './MaskedText.tsx';

interface ServerTextProps {
  text: string;
  /** The parts of the text that are amounts, if the server names them; else they are found by their form. */
  params?: Notification['params'] | undefined;
}

/** A sentence of the server: sanitized, and masked while balances are hidden. */
export function ServerText({ text, params = [] }: ServerTextProps) {
  // Masked before it is cut to its longest length, because half an amount would not be found.
  const masked =
    params.length > 0
      ? sanitizeText(
          maskKnownAmounts(
            text,
            params.map((param) => param.text),
          ),
        )
      : undefined;
  return <MaskedText text={sanitizeText(text)} masked={masked} />;
}
