import { interpolate } from '#src/intl/interpolate.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { screens } from '../lazy/screen-registry.ts';
import { useI18n } from '../i18n/i18n.ts';

/** From then on the screen says what it waits for. */
const SLOW_AFTER_MS = 3000;

interface ScreenSkeletonProps {
  screen: ScreenName | 'notFound' | null;
  /** The session is being checked; else the screen's code is loading. */
  checking?: boolean;
}

/** As high as the screen will be, without any figure. */
export function ScreenSkeleton({ screen, checking = false }: ScreenSkeletonProps) {
  const { messages, toasts } = useI18n();
  const slow = useIsSlow(true, SLOW_AFTER_MS);
  const OwnSkeleton = screen && screens.rows[screen].skeleton;
  return (
    <div className="loading" aria-busy="true">
      <p className="wait" role="status">
        <span className="sr">
          {screen === null || checking
            ? messages.start.label
            : interpolate(messages.start.screen, { screen: messages.screens[screen] })}
        </span>
        {slow && <span className="tag">{checking ? messages.start.slow : toasts.stillWorking}</span>}
      </p>
      {OwnSkeleton ? <OwnSkeleton /> : <Skeleton size="sheet" />}
    </div>
  );
}
