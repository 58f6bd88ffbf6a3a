import { useSlow } from '#src/ui/feedback/use-is-slow.ts';
import { Bone } from '#src/ui/feedback/Skeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { DashboardBones } from '../features/dashboard/skeletons.tsx';
import { useWallet } from '../i18n/i18n.ts';

/** Milliseconds after which the start says what it waits for. */
const PATIENCE = 3000;

interface LoadingProps {
  screen: ScreenName | 'notFound' | null;
  /** The session is being asked for; else a screen's file is on its way. */
  checking?: boolean;
}

/** As high as what comes; no figures. */
export function Loading({ screen, checking = false }: LoadingProps) {
  const { words, toasts } = useWallet();
  const slow = useSlow(true, PATIENCE);
  return (
    <div className="loading" aria-busy="true">
      <p className="wait" role="status">
        <span className="sr">{words.start.label}</span>
        {slow && <span className="tag">{checking ? words.start.slow : toasts.stillWorking}</span>}
      </p>
      {screen === 'dashboard' ? <DashboardBones /> : <Bone size="sheet" />}
    </div>
  );
}
