import type { Translation } from '#src/content/i18n/translation.ts';
import type { Locale } from '#src/intl/locale.ts';

/**
 * The namespaces, in English. Each file of src/content/i18n/en adds its own by declaration merging, so that a namespace is its
 * two files and nothing else.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface EnglishMessages {}

/** All messages of the product, by namespace. A page hands its island only the namespaces that it shows, in one language. */
export type Messages = Translation<EnglishMessages>;

const files = import.meta.glob<Record<string, unknown>>('../content/i18n/*/*.ts', { eager: true });

/** Every namespace of one language: each file exports one constant, which has the namespace's name. */
function dictionaryOf(locale: Locale): Messages {
  const modules = Object.entries(files).filter(([path]) => path.startsWith(`../content/i18n/${locale}/`));
  // Chinese files satisfy the shape of their English twins, and a test finds a file without a twin.
  return Object.assign({}, ...modules.map(([, module]) => module)) as Messages;
}

const dictionaries: Readonly<Record<Locale, Messages>> = { en: dictionaryOf('en'), cn: dictionaryOf('cn') };

export function messages(locale: Locale): Messages {
  return dictionaries[locale];
}
