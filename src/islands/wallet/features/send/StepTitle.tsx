import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { $sendDraft } from '#src/stores/transfers/send-draft.ts';
import { useSendFlow } from './send-flow.ts';
import { StartOver } from './StartOver.tsx';

interface StepTitleProps {
  /** What the step asks. */
  text: string;
  id?: string;
  /** Makes it a place for the focus, for a step that no field begins with. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What a step asks, and beside it the way to begin anew. */
export function StepTitle({ text, id, ref }: StepTitleProps) {
  const { page, isEditable } = useSendFlow();
  const draft = useStore($sendDraft);
  return (
    <div className="step-title">
      <h2 id={id} ref={ref} tabIndex={ref ? -1 : undefined}>
        {text}
      </h2>
      {isEditable && <StartOver page={page} draft={draft} />}
    </div>
  );
}
