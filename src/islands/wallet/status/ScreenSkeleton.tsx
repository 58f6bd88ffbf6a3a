import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { screens } from '../lazy/screen-registry.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Milliseconds after which the start says what it waits for. */
const PATIENCE = 3000;

interface ScreenSkeletonProps {
  screen: ScreenName | 'notFound' | null;
  /** The session is being asked for; else a screen's file is on its way. */
  checking?: boolean;
}

/** As high as what comes; no figures. */
export function ScreenSkeleton({ screen, checking = false }: ScreenSkeletonProps) {
  const { words, toasts } = useI18n();
  const slow = useIsSlow(true, PATIENCE);
  const OwnSkeleton = screen && screens.rows[screen].skeleton;
  return (
    <div className="loading" aria-busy="true">
      <p className="wait" role="status">
        <span className="sr">{words.start.label}</span>
        {slow && <span className="tag">{checking ? words.start.slow : toasts.stillWorking}</span>}
      </p>
      {OwnSkeleton ? <OwnSkeleton /> : <Skeleton size="sheet" />}
    </div>
  );
}
