import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatDayAndTime } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { Security } from '#src/stores/security/security.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** Says since when sending is frozen, and where it was done: on which device, or by the link of an email. */
export function useFrozenSince(): (frozen: NonNullable<Security['frozen']>) => string {
  const { frozen: texts } = useMessages('accountNotices');
  const { locale } = useI18n();
  const now = useToday();
  return ({ at, device_name, by }) => {
    const when = formatDayAndTime(at, locale, { now, style: 'sentence' });
    const device = device_name === null ? null : sanitizeText(device_name);
    if (by === 'not_me') return removeHanSpaces(interpolate(texts.byLink, { when }));
    const text =
      device === null ? interpolate(texts.byOwner, { when }) : interpolate(texts.byOwnerOn, { when, device });
    return removeHanSpaces(text);
  };
}
