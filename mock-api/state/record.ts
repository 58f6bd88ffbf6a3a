/**
 * A row by a key that came from outside. Rows are plain objects so that a snapshot is JSON, and a plain object also
 * answers to `__proto__` and `constructor`.
 */
export function row<Row>(
  rows: Readonly<Record<string, Row>>,
  key: string | null | undefined,
): Row | undefined {
  return key != null && Object.hasOwn(rows, key) ? rows[key] : undefined;
}

/** Takes a row out. */
export function removeRow(rows: Record<string, unknown>, key: string): void {
  Reflect.deleteProperty(rows, key);
}
