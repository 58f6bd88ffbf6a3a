import { Link } from 'react-router-dom';
import { interpolate } from '#src/intl/interpolate.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { useSendFlow } from './send-flow.ts';
import { isFinished, sendSteps, type SendStep } from './send-steps.ts';

interface StepBarProps {
  current: SendStep;
  /** What is chosen; null while nothing of it can be changed. */
  draft: SendDraft | null;
  /** Stands beside the steps. */
  children?: ElementNode;
}

/** How far a payment has come: the names of all steps where there is room for them, else the current one. A finished step is a link. */
export function StepBar({ current, draft, children }: StepBarProps) {
  const { steps, stepOf, progress } = useMessages('send');
  const { addressOf } = useSendFlow();
  const index = sendSteps.indexOf(current);
  const count = sendSteps.length;
  const numbered = (at: number) => interpolate(stepOf, { number: at + 1, count });
  return (
    <div className="send-steps">
      {/* Each step of the list has its number and its name. */}
      <p aria-hidden="true">
        <span>{numbered(index)}</span> <b>{steps[current]}</b>
      </p>
      <ol aria-label={progress}>
        {sendSteps.map((step, at) => {
          const isDone = step !== 'pin' && draft !== null && step !== current && isFinished(step, draft);
          const name = (
            <>
              <span className="sr">{`${numbered(at)} `}</span>
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
      {children}
    </div>
  );
}
