import type { Messages } from '#src/i18n/messages.ts';
import { keyIn } from './link-parts.ts';

/** The state of a page behind a mail's link. */
export type LetterState = 'ask' | 'done' | 'expired' | 'broken';
export type LetterWords = Messages['newsletter']['confirm'] | Messages['newsletter']['leave'];

interface Returned {
  readonly sent: boolean;
  readonly values?: { readonly key: string };
  readonly problem?: { readonly kind: string } | null;
}

/** The state that a page's URL stands for: it holds the key of a mail, or says that the button was pressed. */
export function letterState(url: URL, returned: Returned | undefined): { state: LetterState; key: string } {
  if (returned?.problem?.kind === 'expired') return { state: 'expired', key: '' };
  const key = returned?.values?.key ?? keyIn(url);
  if (key) return { state: 'ask', key };
  return { state: url.searchParams.has('done') ? 'done' : 'broken', key: '' };
}
