import { useEffect, type RefObject } from 'react';
import type { TwoFactorEnabled, TwoFactorSetup } from '#src/stores/security/two-factor.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import type { useReauth } from '../../../approval/use-reauth.tsx';
import { SetupCode } from './SetupCode.tsx';
import { SetupKey } from './SetupKey.tsx';

export interface SetupScanProps {
  setup: TwoFactorSetup;
  heading: RefObject<HTMLHeadingElement | null>;
  reauth: ReturnType<typeof useReauth>;
  /** Whether two-factor authentication is on, by the last answer. */
  isOn: boolean;
  /** Until when no code is looked at, in milliseconds since 1970. */
  lockedUntil: number;
  onLocked: (until: number) => void;
  onEnded: (why: 'expired' | 'replaced') => void;
  onEnabled: (enabled: TwoFactorEnabled) => void;
  onEnabledElsewhere: () => void;
}

/** The key for the app, and the first code of it. */
export function SetupScan({ setup, heading, onEnded, ...code }: SetupScanProps) {
  const seconds = useSecondsUntil(setup.expiresAt);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onEnded('expired');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is over
  }, [isOver]);
  return (
    <div className="columns">
      <SetupKey setup={setup} seconds={seconds} heading={heading} />
      <SetupCode {...code} onEnded={onEnded} />
    </div>
  );
}
