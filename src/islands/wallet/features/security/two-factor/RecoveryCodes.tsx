import { useState, type RefObject } from 'react';
import { LeaveQuestion } from '../../../dialog/LeaveQuestion.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { CodeList } from './CodeList.tsx';
import { FinishCodes } from './FinishCodes.tsx';
import { SetupSteps } from './SetupSteps.tsx';

/** How codes were kept. */
export type Kept = 'downloaded' | 'copied' | 'printed' | 'typed';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** They replace others; else they are the first ones. */
  isRenewal: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onDone: () => void;
}

/** Ten codes, shown this once. The screen can't be finished before they are kept somehow, and asks before it is left. */
export function RecoveryCodes({ codes, isRenewal, heading, onDone }: RecoveryCodesProps) {
  const messages = useMessages('twoFactor').codes;
  const [kept, setKept] = useState<ReadonlySet<Kept>>(new Set());
  const keep = (way: Kept) => setKept((before) => new Set(before).add(way));
  return (
    <>
      {!isRenewal && <SetupSteps current="codes" />}
      <div className="columns">
        <CodeList codes={codes} heading={heading} kept={kept} onKept={keep} />
        <FinishCodes
          codes={codes}
          isRenewal={isRenewal}
          kept={[...kept].at(-1)}
          onKept={keep}
          onDone={onDone}
        />
      </div>
      <LeaveQuestion isGuarded={kept.size === 0} messages={messages.leave} />
    </>
  );
}
