import type { Messages } from '#src/i18n/messages.ts';
import { keyIn } from './link-parts.ts';

/** How a page behind a letter's link stands. */
export type LetterState = 'ask' | 'done' | 'expired' | 'broken';
export type LetterWords = Messages['newsletter']['confirm'] | Messages['newsletter']['leave'];

interface Returned {
  readonly sent: boolean;
  readonly values?: { readonly key: string };
  readonly problem?: { readonly kind: string } | null;
}

/** What the address asks for: the key of a mail, or the page after the button was pressed. */
export function letterState(url: URL, returned: Returned | undefined): { state: LetterState; key: string } {
  if (returned?.problem?.kind === 'expired') return { state: 'expired', key: '' };
  const key = returned?.values?.key ?? keyIn(url);
  if (key) return { state: 'ask', key };
  return { state: url.searchParams.has('done') ? 'done' : 'broken', key: '' };
}
