import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import { whenIdle } from '#src/ui/browser/when-idle.ts';

/** Milliseconds until code that could not be loaded is asked for again. */
const RETRY_MS = 30_000;

/** Mounts the wallet's background work once the browser is idle: the first paint does not wait for its code. */
export function DeferredTasks() {
  const [Tasks, setTasks] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let mounted = true;
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      loadChunk('background', () => import('../background/BackgroundTasks.tsx')).then(
        ({ BackgroundTasks }) => {
          if (mounted) setTasks(() => BackgroundTasks);
        },
        () => {
          if (mounted) timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
        },
      );
    const cancel = whenIdle(() => void load());
    return () => {
      mounted = false;
      cancel();
      clearTimeout(timer);
    };
  }, [attempt]);
  return Tasks && <Tasks />;
}
