import type { TranslatedText } from '../../server/translate.ts';

export interface EmailText {
  readonly kind: 'payment' | 'security' | 'trade';
  readonly subject: TranslatedText;
  readonly body: TranslatedText;
}
