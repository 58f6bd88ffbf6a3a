/** The field that no person sees. */
const TRAP = 'website';

/**
 * A field of one line as it was typed; empty for one that is missing, or a file. What no key types is left out: it would
 * reach the page and the API as something else than it looks like.
 */
export const typedLine = (form: FormData, name: string): string =>
  textOf(form, name).replace(/\p{Cc}+/gu, ' ');

/** The same of several lines. */
export const typedLines = (form: FormData, name: string): string =>
  textOf(form, name)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** What a program put where nobody types. */
export const honeypotValue = (form: FormData): string => typedLine(form, TRAP);

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
