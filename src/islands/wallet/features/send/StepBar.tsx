import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { sendSteps, type SendStep } from './send-steps.ts';

/** How far a payment has come: the names of all steps where there is room for them, else the current one. A screen reader has the latter. */
export function StepBar({ current }: { current: SendStep }) {
  const { steps, stepOf } = useMessages('send');
  const index = sendSteps.indexOf(current);
  const count = sendSteps.length;
  return (
    <div className="send-steps">
      <p>
        {interpolate(stepOf, { number: index + 1, count })} <b>{steps[current]}</b>
      </p>
      <ol aria-hidden="true">
        {sendSteps.map((step, at) => (
          <li key={step} className={step === current ? 'is-current' : at < index ? 'is-done' : undefined}>
            {steps[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}
