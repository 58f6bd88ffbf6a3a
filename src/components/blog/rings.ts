/** A small number from a name, the same on every machine (FNV-1a). */
function digest(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

const RINGS = 13;

/**
 * Where a post's contours lie in a field of 400 by 220: transforms of one egg of 160 by 200 round 0,0, innermost first. The
 * name alone decides, so that a post looks the same in every list.
 */
export function rings(name: string): string[] {
  const seed = digest(name);
  const turn = (seed % 120) - 60;
  const x = 110 + ((seed >>> 7) % 180);
  const y = 60 + ((seed >>> 15) % 100);
  const drift = ((seed >>> 20) % 9) - 4;
  const step = 0.16 + ((seed >>> 24) % 5) * 0.02;
  return Array.from({ length: RINGS }, (_, index) => {
    const scale = (0.22 + index * step).toFixed(2);
    return `translate(${x + index * drift} ${y - index * 2}) rotate(${turn + index * 2}) scale(${scale})`;
  });
}
