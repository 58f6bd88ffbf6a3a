import { useEffect, useState, type ComponentType } from 'react';

/** Milliseconds until a file that could not be had is asked for again. */
const AGAIN = 30_000;

/** What a page does that stands already, in a file of its own: it comes once the browser has nothing better to do. */
export function DeferredTasks() {
  const [Later, setLater] = useState<ComponentType | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const find = () =>
      import('../background/BackgroundTasks.tsx').then(
        (file) => {
          if (wanted) setLater(() => file.BackgroundTasks);
        },
        () => {
          if (wanted) timer = setTimeout(() => setTries(tries + 1), AGAIN);
        },
      );
    const soon = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
    soon(() => {
      if (wanted) void find();
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [tries]);
  return Later && <Later />;
}
