import type { TranslatedText } from '../../server/translate.ts';

export interface EmailText {
  readonly kind: 'payment' | 'security' | 'trade';
  readonly subject: TranslatedText;
  readonly body: TranslatedText;
  /** Where what it advises is done: a path of the site. An email with the link "It wasn't me" has that one instead. */
  readonly link?: string;
}
