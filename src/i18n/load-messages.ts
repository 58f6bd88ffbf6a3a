import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from './messages.ts';

export type Namespace = keyof Messages;

const files = import.meta.glob<Record<string, unknown>>('../content/i18n/*/*.ts');

/** A namespace's file is named after it: `walletPanels` is in wallet-panels.ts. */
const fileName = (namespace: Namespace) =>
  namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One namespace's messages in one language. Rejects when its file can't be loaded. */
export async function loadMessages<Name extends Namespace>(
  namespace: Name,
  locale: Locale,
): Promise<Messages[Name]> {
  const load = files[`../content/i18n/${locale}/${fileName(namespace)}.ts`];
  if (!load) throw new Error(`no file for the messages of ${namespace}`);
  // Each file declares in EnglishMessages which namespace it holds; the compiler does not see that through the glob.
  return (await load())[namespace] as Messages[Name];
}
