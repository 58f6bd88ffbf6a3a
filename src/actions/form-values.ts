/** A field that is hidden from people, so that only a program fills it in. */
const HONEYPOT = 'website';

/**
 * The text of a single-line field; empty when the field is missing or is a file. Control characters become spaces, since
 * people would see another text on the page than the API gets.
 */
export const typedLine = (form: FormData, name: string): string =>
  textOf(form, name).replace(/\p{Cc}+/gu, ' ');

/** The text of a field with several lines, without control characters. */
export const typedLines = (form: FormData, name: string): string =>
  textOf(form, name)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

/** The value of the honeypot: not empty when a program filled in the form. */
export const honeypotValue = (form: FormData): string => typedLine(form, HONEYPOT);

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
