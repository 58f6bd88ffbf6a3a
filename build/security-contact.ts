/** RFC 9116 recommends less than a year, so that nobody trusts an outdated copy. */
const VALID_DAYS = 350;

/**
 * Writes /.well-known/security.txt, which says where to report a vulnerability: the contact form, with its topic chosen.
 * @param built when the site was built; the file expires unless the site is built again.
 */
export function securityContact(site: URL, built: Date): string {
  const expires = new Date(built.getTime() + VALID_DAYS * 86_400_000);
  const lines = [
    `Contact: ${new URL('/contact?topic=security', site).href}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
