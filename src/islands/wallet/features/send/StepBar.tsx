import { interpolate } from '#src/intl/interpolate.ts';
import { SegmentBar } from '#src/ui/feedback/SegmentBar.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { sendSteps, type SendStep } from './send-steps.ts';

/** How far a payment has come. */
export function StepBar({ current }: { current: SendStep }) {
  const { steps, stepOf } = useMessages('send');
  const number = sendSteps.indexOf(current) + 1;
  return (
    <div className="send-steps">
      <p className="soft">
        {interpolate(stepOf, { number, count: sendSteps.length })} <b>{steps[current]}</b>
      </p>
      <SegmentBar filled={number} of={sendSteps.length} />
    </div>
  );
}
