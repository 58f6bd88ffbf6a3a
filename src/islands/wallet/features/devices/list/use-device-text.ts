import type { Device } from '#contract/devices.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatDayAndTime } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** What a device is called and what is known of it, as texts. */
export function useDeviceText({ name, browser, os, place, ip, ...device }: Device) {
  const { facts, activeNow, lastActiveAt, firstLoginAt } = useMessages('devices');
  const { methods, factors, both } = useMessages('activities');
  const { locale } = useI18n();
  const now = useToday();
  const { first_seen_at, last_active_at, current, signed_in_by: by } = device;
  const label = (at: string) => formatDayAndTime(at, locale, { now });
  const inSentence = (at: string) => formatDayAndTime(at, locale, { now, style: 'sentence' });
  // A device that its owner has not named is named by it already.
  const isNamed = name !== `${browser} on ${os}`;
  return {
    name: sanitizeText(name),
    isNamed,
    browser: interpolate(facts.browserOn, { browser: sanitizeText(browser), os: sanitizeText(os) }),
    place: place === null ? facts.unknown : sanitizeText(place),
    ip: ip ?? facts.unknown,
    firstSeen: label(first_seen_at),
    lastSeen: label(last_active_at),
    /** Under its name. */
    lastActive: current ? activeNow : interpolate(lastActiveAt, { time: inSentence(last_active_at) }),
    firstLogin: interpolate(firstLoginAt, { time: inSentence(first_seen_at) }),
    method:
      by === null
        ? facts.unknown
        : by.factor === null
          ? methods[by.method]
          : interpolate(both, { method: methods[by.method], factor: factors[by.factor] }),
  };
}
