import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $incomingRequests } from '#src/stores/receive/payment-requests.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';
import { isToAnswer } from './is-to-answer.ts';
import { OpenRequest } from './OpenRequest.tsx';

/** How many are shown, whatever is below them: all are one link away. */
const SHOWN = 3;

/** The requests that wait for an answer, the newest first. */
export function OpenRequests() {
  const texts = useMessages('paymentRequests');
  const { locale } = useI18n();
  const { data } = useStore($incomingRequests);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const open = data?.items.filter(isToAnswer) ?? [];
  const count = open.length;
  if (count === 0) return null;
  // The button that was pressed goes with its row: the focus stays near, or begins the screen again where this was the last one.
  const focusNext = () => (count > 1 ? title.current : document.querySelector<HTMLElement>('main'))?.focus();
  return (
    <section className="card payment-requests" aria-labelledby={heading}>
      <header>
        <h2 ref={title} id={heading} tabIndex={-1}>
          {texts.heading}
        </h2>
        <span className="tag">
          <span aria-hidden="true">{count}</span>
          <span className="sr">{interpolate(plural(locale, count, texts.count), { count })}</span>
        </span>
      </header>
      <ul>
        {open.slice(0, SHOWN).map((request) => (
          <OpenRequest key={request.request_id} request={request} onDeclined={focusNext} />
        ))}
      </ul>
      {count > SHOWN && (
        <Link className="standalone-link" to="/w/receive?tab=user" aria-describedby={heading}>
          {interpolate(texts.all, { count })}
        </Link>
      )}
    </section>
  );
}
