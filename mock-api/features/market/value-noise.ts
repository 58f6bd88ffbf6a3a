/** Smooth random curves that need no memory: value noise over an integer lattice. */

/** FNV-1a: 32 well mixed bits of a name. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < name.length; place += 1)
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  return hash;
}

/** A value between -1 and 1 for each whole number (the finalizer of MurmurHash3). */
export function lattice(seed: number, index: number): number {
  let hash = seed ^ Math.imul(index | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}

/** How far a curve has come from one whole number to the next. It only rises, with level ground at both ends. */
export const ease = (part: number): number => part * part * (3 - 2 * part);

/** The curve of a seed at a place: between -1 and 1, continuous. */
export function noise(seed: number, place: number): number {
  const index = Math.floor(place);
  const from = lattice(seed, index);
  return from + (lattice(seed, index + 1) - from) * ease(place - index);
}

/** The area under the curve of a seed from one place to another. */
export function noiseArea(seed: number, from: number, to: number): number {
  let area = 0;
  for (let index = Math.floor(from); index < to; index += 1) {
    const [begin, end] = [Math.max(from - index, 0), Math.min(to - index, 1)];
    const [left, right] = [lattice(seed, index), lattice(seed, index + 1)];
    area += left * (end - begin) + (right - left) * (easeArea(end) - easeArea(begin));
  }
  return area;
}

const easeArea = (part: number) => part ** 3 - part ** 4 / 2;
