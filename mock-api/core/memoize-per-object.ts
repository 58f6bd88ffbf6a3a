/** What can't change in place, so that comparing it says whether it has changed. */
type Source = string | number | bigint | boolean | null | undefined;

/** A plain loop: it runs for each of 10,000 objects. */
function isSame(one: readonly Source[], other: readonly Source[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

/**
 * Memoizes what takes long to derive of an object of the state, until something that it is derived of has changed. It is released
 * together with the object.
 * @param sourcesOf all that it is derived of, read anew at each call: objects of the state change in place
 * @param derive is given the sources alone, so that nothing else can be in what is memoized
 */
export function memoizePerObject<Of extends object, Sources extends readonly Source[], Value, Setting = void>(
  sourcesOf: (of: Of, setting: Setting) => Sources,
  derive: (sources: Sources) => Value,
): (of: Of, setting: Setting) => Value {
  const memoized = new WeakMap<Of, { readonly sources: Sources; readonly value: Value }>();
  return (of, setting) => {
    const sources = sourcesOf(of, setting);
    const before = memoized.get(of);
    if (before !== undefined && isSame(before.sources, sources)) return before.value;
    const value = derive(sources);
    memoized.set(of, { sources, value });
    return value;
  };
}
