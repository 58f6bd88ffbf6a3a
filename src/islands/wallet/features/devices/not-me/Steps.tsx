import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activities.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatDayAndTime } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { DeniedLogin } from '#src/stores/activities/not-me.ts';
import { $devices, retryDevices } from '#src/stores/devices/devices.ts';
import { $security, retrySecurity } from '#src/stores/security/security.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';
import { shield } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { ContactSupport } from './ContactSupport.tsx';
import { DeviceStep } from './DeviceStep.tsx';
import { FreezeStep } from './FreezeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { useSteps, type Step } from './use-steps.ts';

type Denied = DeniedLogin & { readonly login: Activity };

/** The three steps, of which each can be done first, and what is done already. */
export function Steps({ denied }: { denied: Denied }) {
  const messages = useMessages('notMe');
  const steps = useSteps(denied);
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  const isFinished = steps !== null && done === steps.length;
  return (
    <section className="card guard-card" aria-labelledby="not-me-heading">
      {isFinished ? (
        <div className="headline" role="status">
          <span className="disc good">
            <Icon d={shield} />
          </span>
          <div>
            <h2 id="not-me-heading">{messages.finished.heading}</h2>
            <p className="soft">{messages.finished.text}</p>
          </div>
        </div>
      ) : (
        <div>
          <h2 id="not-me-heading">{messages.heading}</h2>
          <p className="soft">{messages.text}</p>
        </div>
      )}
      {steps === null ? (
        <Unread />
      ) : (
        <>
          <p className="sr" role="status">
            {interpolate(messages.progress, { done, of: steps.length })}
          </p>
          <span className="progress" aria-hidden="true">
            {steps.map(({ name }, index) => (
              <span key={name} className={index < done ? 'filled' : undefined} />
            ))}
          </span>
          <ol className="guard">
            {steps.map((step, index) => (
              <StepRow key={step.name} step={step} index={index} steps={steps} denied={denied} />
            ))}
          </ol>
          {isFinished && (
            <p className="soft small-text">
              <MessageWithElements
                text={messages.finished.then}
                values={{
                  security: <Link to="/w/security">{messages.finished.security}</Link>,
                  support: <ContactSupport>{messages.finished.support}</ContactSupport>,
                }}
              />
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Until the devices and the account's security were read: what is done is not guessed. */
function Unread() {
  const { steps: messages } = useMessages('notMe');
  const devices = useStore($devices);
  const security = useStore($security);
  const failed = devices.error ? devices : security;
  return (
    <>
      <LoadError
        query={failed}
        messages={messages}
        at={null}
        onRetry={() => {
          retryDevices();
          retrySecurity();
        }}
      />
      {!failed.error && <Skeleton size="sheet" />}
    </>
  );
}

interface StepRowProps {
  step: Step;
  index: number;
  steps: readonly Step[];
  denied: Denied;
}

function StepRow({ step, index, steps, denied }: StepRowProps) {
  const messages = useMessages('notMe');
  const { locale } = useI18n();
  const now = useToday();
  const { name, isDone, at } = step;
  const isNext = !isDone && steps.find((one) => !one.isDone) === step;
  const texts = messages.steps[name];
  const done =
    at === null
      ? ''
      : interpolate(messages.doneAt, { time: formatDayAndTime(at, locale, { now, style: 'sentence' }) });
  return (
    <li className={isDone ? 'done' : isNext ? 'now' : undefined} aria-current={isNext ? 'step' : undefined}>
      <span className="n" aria-hidden="true">
        {isDone ? <Icon d={check} /> : index + 1}
      </span>
      <div>
        <h3>
          <span>{isDone ? texts.done : texts.heading}</span>
          {isDone && <span className="sr">{` ${messages.doneMark}`}</span>}
        </h3>
        <StepContent step={step} done={done} denied={denied} isNext={isNext} />
      </div>
    </li>
  );
}

interface StepContentProps {
  step: Step;
  /** When it was done, as a sentence; empty where nothing tells. */
  done: string;
  denied: Denied;
  isNext: boolean;
}

function StepContent({
  step: { name, isDone },
  denied: { login },
  isNext,
  ...texts
}: StepContentProps): ReactNode {
  const { device_name, place } = login;
  const where = [device_name, place]
    .flatMap((text) => (text === null ? [] : [sanitizeText(text)]))
    .join(' · ');
  const done = isDone ? texts.done : null;
  if (name === 'device') return <DeviceStep login={login} where={where} done={done} isNext={isNext} />;
  if (name === 'password') return <PasswordStep login={login} done={done} isNext={isNext} />;
  return <FreezeStep done={done} isNext={isNext} />;
}
