import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onSetupStarted } from '#src/stores/security/two-factor-channel.ts';
import { overview, type Stage } from './stage.ts';

interface StageControl {
  readonly stage: Stage;
  readonly setStage: (next: Stage) => void;
}

/** The stage of the screen. It drops what is secret when the page is left, and its key when another tab starts anew. */
export function useStage(): StageControl {
  const [stage, setStage] = useState(overview);

  useEffect(() => {
    // At once: a page in the back/forward cache is frozen as it is.
    const drop = () => flushSync(() => setStage(overview));
    addEventListener('pagehide', drop);
    return () => removeEventListener('pagehide', drop);
  }, []);

  useEffect(
    () =>
      onSetupStarted(() =>
        setStage((now) => (now.name === 'scan' ? { name: 'ended', why: 'replaced' } : now)),
      ),
    [],
  );

  return { stage, setStage };
}
