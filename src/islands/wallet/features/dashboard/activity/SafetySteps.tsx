import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { $dismissed, dismiss } from '#src/stores/interface/dismissed.ts';
import { $security } from '#src/stores/security/security.ts';
import { Teeth } from '#src/ui/display/Teeth.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { checkPaths, nextStep } from '../../../security-check/next-step.ts';

/** How many of the account's checks are met, and the next best one. Nothing before that is known, nor once all is done or put off. */
export function SafetySteps() {
  const { safety: texts } = useMessages('dashboard');
  const { data } = useStore($security);
  // A choice: it can be put off.
  const isContactPutOff = useStore($dismissed).includes('contact');
  const heading = useId();
  const name = useId();
  if (!data) return null;
  const { checks, two_factor } = data;
  const next = nextStep({
    checks: isContactPutOff ? checks.filter(({ id }) => id !== 'emergency_contact') : checks,
    two_factor,
  });
  if (next === null) return null;
  const have = checks.filter(({ done }) => done).length;
  const { title, text, action } = texts.checks[next.id];
  return (
    <section className="card safety" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
        <span className="soft small-text">{interpolate(texts.done, { have, of: checks.length })}</span>
      </header>
      <Teeth have={have} of={checks.length} />
      <div className="step">
        <p>
          <b id={name}>{title}</b>
          <small>{text}</small>
        </p>
        <div className="row">
          {next.id === 'emergency_contact' && (
            <Button
              small
              variant="quiet"
              aria-label={interpolate(texts.laterFor, { title })}
              onClick={() => dismiss('contact')}
            >
              {texts.later}
            </Button>
          )}
          <Link className="button small" to={checkPaths[next.id]} aria-describedby={name}>
            {action}
          </Link>
        </div>
      </div>
    </section>
  );
}
