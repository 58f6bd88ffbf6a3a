/** Hides all but the last four digits, because others may see a list of notifications on the screen. */
export const maskPhone = (phone: string): string => `••• ${phone.slice(-4)}`;

/** The first character of an address, the last one where it has more than two, and its domain: `t****i@gmail.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...email.slice(0, at)];
  const last = local.length > 2 ? (local.at(-1) ?? '') : '';
  return `${local[0] ?? ''}****${last}${email.slice(at)}`;
}
