import { keyed } from '../../core/random.ts';
import type { Language } from '../../server/translate.ts';
import { places } from './places.ts';

/**
 * An invented place for an address, the same for all of its network; null for one of this computer or of a house.
 * @param ip masked
 * @param seed the sandbox's
 */
export function placeOf(ip: string | null, language: Language, seed: number): string | null {
  if (ip === null || /^(?:10|127|192\.168|169\.254|fe80)[.:]/.test(ip)) return null;
  const place = places[Number.parseInt(keyed(seed, 'place', ip, 0).slice(0, 8), 16) % places.length];
  return place?.[language] ?? null;
}
