import { isHanName } from '#contract/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { comma } from '#src/intl/text/marks.ts';
import type { Profile } from '#src/stores/account/profile.ts';

/**
 * An address in one line, each part once: a city may have the name of its state. One in Chinese is written from the large to the
 * small, without anything between. Null without one.
 */
export function addressText(address: Profile['address']): string | null {
  if (!address) return null;
  const { street, city, state, postal_code, country } = address;
  const once = (...parts: readonly (string | null | undefined)[]) => [
    ...new Set(parts.map((part) => sanitizeText(part ?? '')).filter(Boolean)),
  ];
  const place = once(street, city, state);
  if (place.length > 0 && place.every(isHanName))
    return [once(state, city, street).join(''), ...once(postal_code, country)].join(comma.cn);
  return once(street, city, state, postal_code, country).join(comma.en) || null;
}
