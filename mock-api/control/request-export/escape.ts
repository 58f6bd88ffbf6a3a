/** What a terminal or an editor could take for a command, or for nothing: C0, DEL, C1, and marks that turn text round. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const escaped = (text: string) =>
  text.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON in which every character can be seen. */
export const visibleJson = (value: unknown) => escaped(JSON.stringify(value));

/** One word for a POSIX shell. Inside single quotes nothing is special but the quote itself. */
export const shellWord = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A string of JavaScript in single quotes. */
export function jsString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped(inner)}'`;
}

/** A value as JavaScript. `__proto__` is written as a computed name, because the plain one would set a prototype. */
export function jsLiteral(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return jsString(value);
  if (Array.isArray(value)) return `[${value.map((one) => jsLiteral(one, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => {
    const key =
      name === '__proto__' ? "['__proto__']" : /^[a-z_$][\w$]*$/i.test(name) ? name : jsString(name);
    return `${inner}${key}: ${jsLiteral(one, inner)},\n`;
  });
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`;
}
