/** True for the same JSON, in whatever order an object's members stand. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  const members = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    members.length === Object.keys(other).length &&
    members.every(([key, value]) => Object.hasOwn(other, key) && isDeepEqual(value, (other as never)[key]))
  );
}
