/**
 * Reads a row by a key that a client sent. Records are plain objects so that a snapshot is JSON, and a plain object also
 * has the inherited members `__proto__` and `constructor`.
 */
export function own<Row>(
  rows: Readonly<Record<string, Row>>,
  key: string | null | undefined,
): Row | undefined {
  return key != null && Object.hasOwn(rows, key) ? rows[key] : undefined;
}

/** Sets a row under a key that a client sent: assigning to `__proto__` would replace the prototype instead. */
export function put<Row>(rows: Record<string, Row>, key: string, row: Row): void {
  Object.defineProperty(rows, key, { value: row, configurable: true, enumerable: true, writable: true });
}

/** Removes the oldest rows until there is room for one more, where anybody's request can add one. */
export function evictOldest(rows: Record<string, unknown>, limit: number): void {
  const names = Object.keys(rows);
  for (const name of names.slice(0, Math.max(0, names.length - limit + 1))) remove(rows, name);
}

export function remove(rows: Record<string, unknown>, key: string): void {
  Reflect.deleteProperty(rows, key);
}
