import { interpolate } from '#src/intl/interpolate.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSendFlow } from './send-flow.ts';
import { isFinished, sendSteps, type SendStep } from './send-steps.ts';

interface StepBarProps {
  current: SendStep;
  /** What is chosen; null while nothing of it can be changed. */
  draft: SendDraft | null;
}

/** How far a payment has come, by the names of its steps. A finished step is a link. */
export function StepBar({ current, draft }: StepBarProps) {
  const { steps, stepOf, progress } = useMessages('send');
  const { addressOf } = useSendFlow();
  const index = sendSteps.indexOf(current);
  const count = sendSteps.length;
  return (
    <ol className="send-steps" aria-label={progress}>
      {sendSteps.map((step, at) => {
        const isDone = step !== 'pin' && draft !== null && step !== current && isFinished(step, draft);
        const name = (
          <>
            <span className="sr">{`${interpolate(stepOf, { number: at + 1, count })} `}</span>
            <span>{steps[step]}</span>
          </>
        );
        return (
          <li
            key={step}
            className={step === current ? 'is-current' : at < index || isDone ? 'is-done' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            {isDone ? <Link to={addressOf(step)}>{name}</Link> : <span>{name}</span>}
          </li>
        );
      })}
    </ol>
  );
}
