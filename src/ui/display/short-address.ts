/** Characters at each end of an address that people compare. */
export const ADDRESS_ENDS = 6;

/** `TQ5m8Y…GeUa6X`; an address that is hardly longer is written in full. */
export const shortAddress = (address: string): string =>
  address.length <= 2 * ADDRESS_ENDS + 2
    ? address
    : `${address.slice(0, ADDRESS_ENDS)}…${address.slice(-ADDRESS_ENDS)}`;
