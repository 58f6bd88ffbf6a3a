/** Smooth random curves that need no memory: value noise over an integer lattice. */

/** FNV-1a: 32 well mixed bits of a name. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < name.length; place += 1)
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  return hash;
}

/** A value between -1 and 1 for each whole number (the finalizer of MurmurHash3). */
function lattice(seed: number, index: number): number {
  let hash = seed ^ Math.imul(index | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}

/** The curve of a seed at a place: between -1 and 1, continuous, with level ground at whole numbers. */
export function noise(seed: number, place: number): number {
  const index = Math.floor(place);
  const part = place - index;
  const ease = part * part * (3 - 2 * part);
  const from = lattice(seed, index);
  return from + (lattice(seed, index + 1) - from) * ease;
}
