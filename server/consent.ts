/** Whose browser sends Global Privacy Control: declined, whatever the cookie says. */
export const OPTED_OUT = 'opted-out';

/** Every way in which a page can differ for who has answered the consent question, or whose browser has for them. */
export const CONSENTS = ['none', 'analytics', 'recorder', 'all', OPTED_OUT] as const;

/**
 * How a request answers the consent question. Read as the page's own code does it, or more strictly: the first cookie of
 * the name, and nothing that is quoted or encoded. @returns anything else for who has not answered.
 */
export function consentOf(cookie: string | undefined, gpc: string | undefined): string {
  if (gpc === '1') return OPTED_OUT;
  const value = /(?:^|;\s*)consent=([^;\s]*)/.exec(cookie ?? '')?.[1] ?? '';
  return value === OPTED_OUT ? '' : value;
}
