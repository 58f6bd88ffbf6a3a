import { useStore } from '@nanostores/react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { languageTags } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';
import { $devices } from '#src/stores/devices/devices.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** How many are named before the rest is counted. */
const NAMED = 3;

/** The other devices in one line: `Safari on iOS and Firefox on Windows`. What is true of any of them until they are known. */
export function useDeviceNames(): string {
  const { then: texts } = useMessages('changePassword');
  const { locale } = useI18n();
  const { data } = useStore($devices);
  if (data === null) return texts.unknown;
  const names = data.items
    .filter(({ current, trusted }) => trusted && !current)
    .map(({ name }) => sanitizeText(name));
  if (names.length === 0) return texts.none;
  const count = names.length - NAMED;
  const shown =
    count > 1 ? [...names.slice(0, NAMED), interpolate(plural(locale, count, texts.more), { count })] : names;
  return new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(shown);
}
