import { useId } from 'react';
import { formatTimeLeft } from '#src/intl/format/time-left.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { LocalRestriction } from '#src/stores/security/security.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';
import type { CanSendTo } from '#contract/restrictions.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useHeldBack } from '../../../status/use-held-back.ts';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';

/** A restriction lasts a day; one segment stands for an hour. */
const HOURS = 24;
const HOUR_SECONDS = 3600;

/** What is restricted now, on this device and on others, with the time that is left by the server's clock. */
export function RestrictionList() {
  const { restrictions: texts } = useMessages('security');
  const { locale } = useI18n();
  const heading = useId();
  const state = useHeldBack();
  if (!state) return null;
  const { here, elsewhere, canSendTo, frozen } = state;
  const count = here.length + elsewhere.length;
  const last = here[here.length - 1];
  return (
    <section className="card restrictions" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
        {count > 0 && (
          <span className="tag warn">
            <span aria-hidden="true">{count}</span>
            <span className="sr">{interpolate(plural(locale, count, texts.count), { count })}</span>
          </span>
        )}
      </header>
      {count === 0 ? (
        <div className="none">
          <span className="disc good">
            <Icon d={check} />
          </span>
          <p>
            <b>{texts.none}</b>
            <small>{frozen ? texts.noneFrozen : texts.noneText}</small>
          </p>
        </div>
      ) : (
        <ul>
          {[...here, ...elsewhere].map((one) => (
            <RestrictionRow
              key={`${one.scope} ${one.reason} ${one.device} ${one.until}`}
              restriction={one}
              // Once for all that hold here.
              canSendTo={one === last ? canSendTo : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RestrictionRowProps {
  restriction: LocalRestriction;
  canSendTo: CanSendTo | null;
}

function RestrictionRow({ restriction, canSendTo }: RestrictionRowProps) {
  const { restrictions: texts } = useMessages('security');
  const { locale } = useI18n();
  const restrictionText = useRestrictionText();
  const seconds = useSecondsUntil(restriction.endsAt);
  const left = formatTimeLeft(seconds, locale);
  const passed = Math.max(0, HOURS - Math.ceil(seconds / HOUR_SECONDS));
  return (
    <li>
      <p>
        <b>{texts.scopes[restriction.scope]}</b>
        <time dateTime={restriction.until}>
          <span className="sr">{interpolate(texts.left, { time: left })}</span>
          <span aria-hidden="true">{left}</span>
        </time>
      </p>
      <SegmentBar filled={passed} of={HOURS} />
      <small>{restrictionText([restriction], canSendTo)}</small>
    </li>
  );
}
