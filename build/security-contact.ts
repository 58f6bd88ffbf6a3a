/** RFC 9116 recommends less than a year: who finds an old copy must not trust it. */
const LASTS_DAYS = 350;

/**
 * Where to report a weakness: /.well-known/security.txt. Contact goes through the page for it, as all contact does.
 * @param built when the site was built; the file runs out if nobody builds it again.
 */
export function securityContact(site: URL, built: Date): string {
  const expires = new Date(built.getTime() + LASTS_DAYS * 86_400_000);
  const lines = [
    `Contact: ${new URL('/contact', site).href}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
