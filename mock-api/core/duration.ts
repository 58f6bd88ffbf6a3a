const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export const DURATION = /^(\d{1,9}(?:\.\d{1,9})?)([smhd])$/;
/** `30s`, `5m`, `2h`, `1d`. */
export type Duration = `${number}${keyof typeof UNITS}`;

/** @throws Error if the text is not a duration */
export function milliseconds(text: Duration): number {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (count === undefined) throw new Error(`"${text}" is not a duration: write 30s, 5m, 2h or 1d.`);
  return Math.round(Number(count) * UNITS[unit as keyof typeof UNITS]);
}
