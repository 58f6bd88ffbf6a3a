import { decoded } from '#build/page-head.ts';

/** A page without what is no markup: the text of its styles and scripts. */
export function markupOf(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(style|script)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
}

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Every start tag of a page, in its order. */
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

/** What can be jumped to. */
export function idsOf(html: string): Set<string> {
  return new Set(elements(html).flatMap(({ attributes: { id } }) => (id ? [id] : [])));
}

/** The text of each element of a name, without the markup in it. */
export function textsOf(html: string, name: string): string[] {
  return [...markupOf(html).matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) =>
      decoded(content.replace(/<[^>]+>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
  );
}
