import type { ClientDirective } from 'astro';

// The page fetches no script before one of these events: most visitors of the home page never fill in its form.
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** The file into which a build moves Astro's inline island runtime; in development it is in the page (interaction-directive.ts). */
const runtime = document.currentScript?.dataset.runtime;

/** Resolves at the first interaction with the island. A page has one such island, so any hit belongs to it. */
const firstInteraction = new Promise<void>((resolve) => {
  const handleEvent = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest('astro-island') : null;
    if (!island) return;
    for (const type of INTERACTION_EVENTS) removeEventListener(type, handleEvent, true);
    resolve();
    if (!runtime) return;
    // The runtime would fetch the other two itself, one round trip later.
    for (const file of [runtime, island.getAttribute('component-url'), island.getAttribute('renderer-url')])
      // eslint-disable-next-line no-unsanitized/method -- paths that the build wrote into the page's own HTML
      if (file) void import(/* @vite-ignore */ file);
  };
  for (const type of INTERACTION_EVENTS)
    addEventListener(type, handleEvent, { capture: true, passive: true });
});

const interaction: ClientDirective = (load) => {
  void firstInteraction.then(load).then((hydrate) => hydrate());
};

// Astro requires a directive to be a default export.
export default interaction;
