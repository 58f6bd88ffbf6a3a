import type { Security, SecurityCheck } from '#contract/security.ts';
import { formatDayAndTime } from '#src/intl/format/timestamp.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

type Action = keyof Messages['security']['checks']['actions'];

interface CheckTexts {
  /** What there is, without the points that it adds: `Off.`, `Changed today at 06:15`. */
  readonly state: string;
  readonly action: Action;
}

/** What the row of each check says, by what is known of the account. */
export function useCheckTexts(security: Security): (check: SecurityCheck) => CheckTexts {
  const { checks: texts } = useMessages('security');
  const { locale } = useI18n();
  const now = useToday();

  const twoFactor = (): CheckTexts => {
    const { enabled, recovery_left: count, restricted } = security.two_factor;
    if (enabled)
      return { state: interpolate(plural(locale, count, texts.twoFactor.on), { count }), action: 'manage' };
    if (restricted !== null)
      return {
        state: withUpcoming(texts.twoFactor.restricted, restricted.until, locale, now),
        action: 'turnOn',
      };
    return { state: texts.twoFactor.off, action: 'turnOn' };
  };

  const password = (): CheckTexts => {
    const { password_changed_at: at } = security;
    if (at === null) return { state: texts.password.none, action: 'set' };
    const when = formatDayAndTime(at, locale, { now, style: 'sentence' });
    return { state: removeHanSpaces(interpolate(texts.password.changed, { when })), action: 'change' };
  };

  const pin = (): CheckTexts => {
    const { set, locked_until } = security.pin;
    if (!set) return { state: texts.pin.none, action: 'set' };
    return locked_until === null
      ? { state: texts.pin.set, action: 'change' }
      : { state: texts.pin.locked, action: 'manage' };
  };

  const devices = (): CheckTexts => {
    const { trusted: count, new: fresh } = security.devices;
    const forms = fresh > 0 ? texts.devices.new : texts.devices.count;
    return {
      state: interpolate(plural(locale, count, forms), { count, fresh }),
      action: fresh > 0 ? 'check' : 'manage',
    };
  };

  const contact = (): CheckTexts =>
    security.emergency_contact
      ? { state: texts.contact.set, action: 'change' }
      : { state: texts.contact.none, action: 'add' };

  const of = { two_factor: twoFactor, password, pin, devices, emergency_contact: contact };
  return ({ id }) => of[id]();
}
