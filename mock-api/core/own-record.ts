/**
 * A row by a key that came from outside. Rows are plain objects so that a snapshot is JSON, and a plain object also
 * answers to `__proto__` and `constructor`.
 */
export function own<Row>(
  rows: Readonly<Record<string, Row>>,
  key: string | null | undefined,
): Row | undefined {
  return key != null && Object.hasOwn(rows, key) ? rows[key] : undefined;
}

/** Takes the oldest rows out until there is room for one more, where pages of any site can make rows. */
export function evictOldest(rows: Record<string, unknown>, limit: number): void {
  const names = Object.keys(rows);
  for (const name of names.slice(0, Math.max(0, names.length - limit + 1))) remove(rows, name);
}

/** Takes a row out. */
export function remove(rows: Record<string, unknown>, key: string): void {
  Reflect.deleteProperty(rows, key);
}
