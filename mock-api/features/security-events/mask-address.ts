const V4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/i;
const V6 = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}):/i;

/**
 * The first half of an address, which says about where it is and not who it is: `102.89.•.•`, `2001:db8:•`. Null for what is no
 * address. An IPv6 address keeps the 32 bits of its provider.
 */
export function maskAddress(ip: string | null): string | null {
  const v4 = V4.exec(ip ?? '')?.[1];
  if (v4 !== undefined) return `${v4}.•.•`;
  const v6 = V6.exec(ip ?? '')?.[1];
  return v6 === undefined ? null : `${v6}:•`;
}
