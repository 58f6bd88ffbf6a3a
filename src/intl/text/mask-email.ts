/**
 * An address as the password step shows it (spec section 5): the first character, `****`, the last character when the
 * local part is longer than two, and the domain. Text without an `@` is hidden whole.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '****';
  const local = [...email.slice(0, at)];
  const last = local.length > 2 ? (local.at(-1) ?? '') : '';
  return `${local[0] ?? ''}****${last}${email.slice(at)}`;
}
