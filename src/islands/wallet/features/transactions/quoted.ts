import { cutText } from '#contract/text/person-text.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';

/** In code points. */
const LONGEST = 30;

/** A value of the address as a message quotes it. */
export const quoted = (value: string): string => cutText(sanitizeText(value), LONGEST);
