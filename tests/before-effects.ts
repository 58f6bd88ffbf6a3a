/**
 * Does something in the moment in which React has changed the page and has not run its effects yet. A browser may handle a press or a
 * timer there, and on a busy machine does.
 * @param isShown whether the page shows what is waited for.
 * @returns settles once it is done.
 */
export function beforeEffects(isShown: () => boolean, act: () => void): Promise<void> {
  return new Promise((resolve) => {
    // Microtasks run after React's commit and before the task of its effects.
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      act();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Presses Back in that moment of the first page that has an element. */
export const backBeforeEffects = (selector: string) =>
  beforeEffects(
    () => document.querySelector(selector) !== null,
    () => history.back(),
  );
