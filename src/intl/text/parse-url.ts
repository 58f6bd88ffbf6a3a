/**
 * Reads an absolute URL, or a relative one of `base`. `URL.parse` and `URL.canParse` are newer than the oldest browsers of the site.
 * @returns null for a text that is none
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
