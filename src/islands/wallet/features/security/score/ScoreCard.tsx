import { useId } from 'react';
import type { Security } from '#contract/security.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { checkPaths, nextStep, scoreName } from '../../../security-check/next-step.ts';
import { ScoreDial } from './ScoreDial.tsx';

/** The score of the checks that are met, and the next one that adds most. */
export function ScoreCard({ security }: { security: Security }) {
  const { score: texts } = useMessages('security');
  const heading = useId();
  const { score, frozen } = security;
  const name = frozen?.by === 'not_me' ? 'notMe' : scoreName(score);
  return (
    <section className="card score" aria-labelledby={heading}>
      <ScoreDial score={score} label={interpolate(texts.label, { score })} of={texts.of} />
      <div className="next">
        <h2 id={heading}>{texts.headings[name]}</h2>
        {name === 'notMe' ? <AfterNotMe /> : <NextStep security={security} />}
      </div>
    </section>
  );
}

/** Whoever was told that it wasn't its owner may still be in: no score says otherwise. */
function AfterNotMe() {
  const { score: texts } = useMessages('security');
  return (
    <>
      <p>{texts.notMe.text}</p>
      <div className="row">
        <Link className="button primary" to={checkPaths.devices}>
          {texts.notMe.action}
        </Link>
      </div>
    </>
  );
}

function NextStep({ security }: { security: Security }) {
  const { score: texts } = useMessages('security');
  const { locale } = useI18n();
  const next = nextStep(security);
  if (next === null) {
    const { length } = security.checks;
    const isDone = security.checks.every(({ done }) => done);
    return <p>{isDone ? interpolate(plural(locale, length, texts.done), { count: length }) : texts.later}</p>;
  }
  const { text, action } = texts.next[next.id];
  return (
    <>
      <p>{text}</p>
      <div className="row">
        <Link className="button primary" to={checkPaths[next.id]}>
          {action}
        </Link>
        <span className="soft">
          {interpolate(plural(locale, next.points, texts.adds), { count: next.points })}
        </span>
      </div>
    </>
  );
}
