/** Addresses that a browser fetches for a page besides the page itself, whatever it scrolls to; each once. */
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
  return [...found];
}
