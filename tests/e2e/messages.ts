import { readdir } from 'node:fs/promises';
import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';

const folder = new URL('../../src/content/i18n/', import.meta.url);

/** Reads every namespace of a language. Playwright runs without Vite, whose `import.meta.glob` src/i18n/messages.ts uses. */
async function readDictionary(locale: Locale): Promise<Messages> {
  const files = await readdir(new URL(`${locale}/`, folder));
  const modules = await Promise.all(
    // eslint-disable-next-line no-unsanitized/method -- a file of this repository
    files.map((file) => import(new URL(`${locale}/${file}`, folder).href) as Promise<object>),
  );
  return Object.assign({}, ...modules) as Messages;
}

const dictionaries: Readonly<Record<Locale, Messages>> = {
  en: await readDictionary('en'),
  cn: await readDictionary('cn'),
};

export function messages(locale: Locale): Messages {
  return dictionaries[locale];
}
