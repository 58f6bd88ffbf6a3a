import { useId } from 'react';
import type { Security } from '#contract/security.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check as checkIcon, chevron, warn } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { checkPaths } from '../../../security-check/next-step.ts';
import { useCheckTexts } from './use-check-texts.ts';

/** Everything that protects the account, with its state and the way to it. What is left to do stands first, by what it adds. */
export function CheckList({ security }: { security: Security }) {
  const { checks: texts, score } = useMessages('security');
  const { locale } = useI18n();
  const textsOf = useCheckTexts(security);
  const heading = useId();
  const checks = [...security.checks].sort(
    (a, b) => Number(a.done) - Number(b.done) || (a.done ? 0 : b.points - a.points),
  );
  const done = checks.filter((check) => check.done).length;
  return (
    <section className="card" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
        <span className="soft small-text">{interpolate(texts.count, { done, total: checks.length })}</span>
      </header>
      <ul className="checks">
        {checks.map((check) => {
          const { state, action } = textsOf(check);
          const points = interpolate(plural(locale, check.points, score.adds), { count: check.points });
          return (
            <li key={check.id} className={check.done ? 'done' : 'todo'}>
              <Link to={checkPaths[check.id]}>
                <span className="mark">
                  <Icon d={check.done ? checkIcon : warn} />
                  <span className="sr">{check.done ? texts.done : texts.todo}</span>
                </span>
                <span className="what">
                  <b>{texts.names[check.id]}</b>
                  <small>{check.done ? state : interpolate(texts.withPoints, { state, points })}</small>
                </span>
                <span className="do">
                  <span>{texts.actions[action]}</span>
                  <Icon d={chevron} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
