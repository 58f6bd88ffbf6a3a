import type { RefObject } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { languageTags } from '#src/intl/locale.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { finishParts, type FinishPart } from './finish-parts.ts';

interface FinishIntroProps {
  heading: RefObject<HTMLHeadingElement | null>;
  missing: readonly FinishPart[];
  done: readonly FinishPart[];
  progress: { readonly step: number; readonly count: number } | null;
}

/** What is missing and why it is asked for, and how much is there. */
export function FinishIntro({ heading, missing, done, progress }: FinishIntroProps) {
  const { finish: messages } = useMessages('profile');
  const { locale } = useI18n();
  // British English, as dates are: without a comma before the last one.
  const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
  const listed = (parts: readonly FinishPart[]) =>
    new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts.map((part) => messages.parts[part]));
  const [only] = missing;
  const isOne = missing.length === 1 && only !== undefined && only !== 'name';
  return (
    <>
      <h2 id="finish-profile" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className="soft">
        {joinSentences(
          locale,
          isOne
            ? interpolate(messages.only, { part: messages.parts[only] })
            : interpolate(messages.missing, { parts: listed(missing) }),
          isOne ? messages.why : messages.whyAll,
        )}
      </p>
      {/* The text below says the same. */}
      <div className="progress" aria-hidden="true">
        {finishParts.map((part, index) => (
          <span key={part} className={index < done.length ? 'is-on' : undefined} />
        ))}
      </div>
      <p className="soft small-text">
        <span>
          {interpolate(done.length > 0 ? messages.done : messages.noneDone, {
            done: done.length,
            count: finishParts.length,
            parts: listed(done),
          })}
        </span>
        {progress && <span className="step">{interpolate(messages.step, progress)}</span>}
      </p>
    </>
  );
}
