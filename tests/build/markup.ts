import { decoded } from '#build/page-head.ts';

/** A page without the contents of its styles and scripts. */
export function markupOf(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(style|script)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
}

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** All start tags of a page, in order. */
export function elements(html: string): Element[] {
  return [...markupOf(html).matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=>"]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decoded(value),
        ]),
      ),
    }),
  );
}

/** The ids that a fragment can name. */
export function idsOf(html: string): Set<string> {
  return new Set(elements(html).flatMap(({ attributes: { id } }) => (id ? [id] : [])));
}

/** The text of all elements with a tag name, without markup. */
export function textsOf(html: string, name: string): string[] {
  return [...markupOf(html).matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) =>
      decoded(content.replace(/<[^>]+>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
  );
}

/** The cascade layers of a page's styles, weakest first: a layer's place is where it is first named. */
export function layersOf(html: string): string[] {
  const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
  return [
    ...new Set([...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/[ ,]+/))),
  ];
}
