const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Decodes the character references in an attribute or text of our own pages. */
export function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, digits?: string, hex?: string, name = '') => {
      if (digits) return String.fromCodePoint(Number(digits));
      return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[name as string] ?? whole);
    },
  );
}

export interface PageHead {
  readonly lang: string;
  readonly title: string;
  /** By name or property; the first one counts if a name appears twice. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  /** URLs by language tag, or `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The parsed JSON-LD blocks. */
  readonly data: readonly unknown[];
}

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([a-z:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

/** Reads the head of a page as Astro writes it: attributes in double quotes, tags in lower case. */
export function headOf(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/g)) {
    const { name, property, content } = attributes(tag);
    const key = name ?? property;
    if (key && content !== undefined) meta[key] ??= content;
  }
  const links = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributes(tag));
  return {
    lang: /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    data: [...html.matchAll(/<script\b[^>]*\stype="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    ),
  };
}

/** Whether search engines may index the page. */
export function isIndexed({ canonical, meta }: PageHead): boolean {
  return canonical !== undefined && !(meta.robots ?? '').includes('noindex');
}
