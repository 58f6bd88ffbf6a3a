import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface Steps {
  /** Shows the step before. */
  back: () => void;
  /** Shows the later step again, if what was filled in before it still allows that. */
  forward: () => void;
}

/** Whether an entry of the history is that of a later step. */
const isOfLaterStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'laterStep' in state;

/**
 * Gives the later step of a form an entry of its own, so that the browser's Back leads to the step before it, and not off the page.
 * @param isLater whether the later step is shown
 * @returns goes back as the browser's button does, for a button of the form
 */
export function useStepHistory(isLater: boolean, { back, forward }: Steps): () => void {
  const follow = useEffectEvent((state: unknown) => {
    if (isOfLaterStep(state) === isLater) return;
    if (isLater) back();
    else forward();
  });
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => follow(state);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  // Before the step is seen: Back must not leave the page from then on.
  useLayoutEffect(() => {
    if (isLater && !isOfLaterStep(history.state)) history.pushState({ laterStep: true }, '');
  }, [isLater]);
  return () => {
    if (isOfLaterStep(history.state)) history.back();
    else back();
  };
}
