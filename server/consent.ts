/** A browser that sends Global Privacy Control declines, whatever the cookie says. */
export const OPTED_OUT = 'opted-out';

/** The values of the consent cookie, or of Global Privacy Control, for which a page can differ. */
export const CONSENTS = ['none', 'analytics', 'recorder', 'all', OPTED_OUT] as const;

/**
 * The consent that a request carries. Reads the first cookie of the name, without unquoting or decoding, which is at least
 * as strict as the page's own code. @returns any other text when the visitor has not answered.
 */
export function consentOf(cookie: string | undefined, gpc: string | undefined): string {
  if (gpc === '1') return OPTED_OUT;
  const value = /(?:^|;\s*)consent=([^;\s]*)/.exec(cookie ?? '')?.[1] ?? '';
  return value === OPTED_OUT ? '' : value;
}
