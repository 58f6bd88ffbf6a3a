import type { Locale } from '#src/intl/locale.ts';
import { messages, type Messages } from './messages.ts';

/** The name of an asset in a language: `Bitcoin`, `比特币`. */
export function assetName(id: keyof Messages['wallet']['names'], locale: Locale): string {
  return messages(locale).wallet.names[id];
}
