import { useEffect, useRef } from 'react';
import type { Device } from '#contract/devices.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { languageTags } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';
import type { LogOutOutcome } from '#src/stores/devices/devices.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check, warn } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** More devices are counted, not named. */
const MAX_NAMED = 3;

interface LogOutNoticeProps {
  outcome: LogOutOutcome | null;
  onRetry: (left: readonly Device[]) => void;
}

/** What came of logging out devices: how many, and which are still logged in. It takes the focus of the buttons that are gone. */
export function LogOutNotice({ outcome, onRetry }: LogOutNoticeProps) {
  const { loggingOut: messages } = useMessages('devices');
  const { locale } = useI18n();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    // After the question has given the focus back.
    const timer = setTimeout(() => notice.current?.focus());
    return () => clearTimeout(timer);
  }, [outcome]);
  if (outcome === null) return null;

  const { loggedOut, left } = outcome;
  const namesOf = (devices: readonly Device[]) =>
    new Intl.ListFormat(languageTags[locale]).format(devices.map(({ name }) => sanitizeText(name)));
  const named = (devices: readonly Device[], few: { one: string; other: string }, many: string) => {
    const count = devices.length;
    return count > MAX_NAMED
      ? interpolate(many, { count })
      : interpolate(count === 1 ? few.one : few.other, { count, names: namesOf(devices) });
  };
  const done = loggedOut.length;
  const heading =
    left.length > 0
      ? interpolate(plural(locale, done, messages.partly), { done, count: done + left.length })
      : // By its number, and not by the language's plural: one device has a name.
        interpolate(done === 1 ? messages.done.one : messages.done.other, {
          count: done,
          name: namesOf(loggedOut),
        });
  const text =
    left.length > 0
      ? named(left, messages.left, messages.leftMany)
      : named(loggedOut, messages.doneText, messages.doneMany);
  return (
    <div className={left.length > 0 ? 'notice warn' : 'notice done'} ref={notice} tabIndex={-1} role="status">
      <Icon d={left.length > 0 ? warn : check} />
      <p>
        <b>{heading}</b>
        {locale === 'en' && ' '}
        <span>{text}</span>
      </p>
      {left.length > 0 && (
        <Button small onClick={() => onRetry(left)}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
