import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { formatOwnDate } from '#src/intl/format/date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { $dismissed, dismiss, type Dismissible } from '#src/stores/interface/dismissed.ts';
import { $security, type Security } from '#src/stores/security/security.ts';
import { Teeth } from '#src/ui/display/Teeth.tsx';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import type { WalletPath } from '../../../paths.ts';
import { checkPaths, nextStep } from '../../../security-check/next-step.ts';
import { recoveryStep } from '../../../security-check/recovery-step.ts';

/**
 * The next best thing for the account's safety: an authenticator app that was lost, as a recovery code stood in its place, or the
 * next of the checks with how many are met. Nothing before that is known, nor once all is done or put off.
 */
export function SafetySteps() {
  const { data } = useStore($security);
  const dismissed = useStore($dismissed);
  if (!data) return null;
  const { recovery_used_at: usedAt } = data.two_factor;
  const recovery = recoveryStep(data);
  if (recovery !== null && usedAt !== null && !dismissed.includes(`recovery:${usedAt}`))
    return <SetUpAgain step={recovery} usedAt={usedAt} left={data.two_factor.recovery_left} />;
  return <NextCheck security={data} />;
}

function SetUpAgain({ step, usedAt, left }: { step: 'again' | 'last'; usedAt: string; left: number }) {
  const { safety: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const { text, ...words } = texts.recovery[step];
  return (
    <SafetyCard>
      <Step
        {...words}
        text={removeHanSpaces(interpolate(text, { date: formatOwnDate(usedAt, locale), left }))}
        to={checkPaths.two_factor}
        puttingOff={`recovery:${usedAt}`}
      />
    </SafetyCard>
  );
}

function NextCheck({ security: { checks, two_factor } }: { security: Security }) {
  const { safety: texts } = useMessages('dashboard');
  // A choice: it can be put off.
  const isContactPutOff = useStore($dismissed).includes('contact');
  const next = nextStep({
    checks: isContactPutOff ? checks.filter(({ id }) => id !== 'emergency_contact') : checks,
    two_factor,
  });
  if (next === null) return null;
  const have = checks.filter(({ done }) => done).length;
  return (
    <SafetyCard
      count={<span className="soft small-text">{interpolate(texts.done, { have, of: checks.length })}</span>}
    >
      <Teeth have={have} of={checks.length} />
      <Step
        {...texts.checks[next.id]}
        to={checkPaths[next.id]}
        puttingOff={next.id === 'emergency_contact' ? 'contact' : null}
      />
    </SafetyCard>
  );
}

function SafetyCard({ count, children }: { count?: ElementNode; children: ElementNode }) {
  const { safety: texts } = useMessages('dashboard');
  const heading = useId();
  return (
    <section className="card safety" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
        {count}
      </header>
      {children}
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  action: string;
  to: WalletPath;
  /** What puts it off; null where it can't be. */
  puttingOff: Dismissible | null;
}

function Step({ title, text, action, to, puttingOff }: StepProps) {
  const { safety: texts } = useMessages('dashboard');
  const name = useId();
  return (
    <div className="step">
      <p>
        <b id={name}>{title}</b>
        <small>{text}</small>
      </p>
      <div className="row">
        {puttingOff !== null && (
          <Button
            small
            variant="quiet"
            aria-label={interpolate(texts.laterFor, { title })}
            onClick={() => dismiss(puttingOff)}
          >
            {texts.later}
          </Button>
        )}
        <Link className="button small" to={to} aria-describedby={name}>
          {action}
        </Link>
      </div>
    </div>
  );
}
