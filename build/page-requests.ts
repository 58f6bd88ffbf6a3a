import { decoded } from './page-head.ts';

/** Fonts for rare letters: counted only for pages that contain one of them. */
const RARE_FONTS: Readonly<Record<string, RegExp>> = {
  '/fonts/text-accents.woff2': /[\\^`{|}~\u00a1-\u00a8\u00aa-\u00b6\u00b8-\u00d6\u00d8-\u00ff]/,
  '/fonts/text-beyond.woff2': /[\u0130-\u017e\u1e62-\u1e63\u20a6\u20b5-\u20bf]/,
};

/** The URLs that a browser fetches for a page besides the page itself, whatever it scrolls to; each once. */
export function requestedFiles(html: string): string[] {
  const found = new Set<string>();
  const add = (address = '') => {
    const [path = ''] = address.split('#');
    if (path.startsWith('/') && !path.startsWith('//')) found.add(path);
  };
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    if (/\brel="(?:[^"]*\s)?(?:stylesheet|icon|preload|modulepreload|manifest)\b/.test(tag))
      add(/\bhref="([^"]*)"/.exec(tag)?.[1]);
  }
  for (const [, address] of html.matchAll(
    /<(?:img|script|source|iframe|video|use|image)\b[^>]*?\s(?:src|href|xlink:href)="([^"]*)"/g,
  ))
    add(address);
  for (const [, set = ''] of html.matchAll(/\ssrcset="([^"]*)"/g)) add(set.trim().split(/[\s,]/)[0]);
  for (const [, css = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
    for (const [, address] of css.matchAll(/url\(["']?([^"')]+)["']?\)/g)) add(address);
  }
  // The props of an island are data, not requests.
  const text = decoded(html.replace(/<(style|script)\b[\s\S]*?<\/\1>|\s(?:props|opts)="[^"]*"/g, ''));
  return [...found].filter((file) => RARE_FONTS[file]?.test(text) ?? true);
}
