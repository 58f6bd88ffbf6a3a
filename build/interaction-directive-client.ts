import type { ClientDirective } from 'astro';

// Until one of these, the page asks for nothing: most visitors of the home page never fill in its form.
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** Where a build keeps what Astro writes into a page for its islands; in development it is in the page (touch-directive.ts). */
const runtime = document.currentScript?.dataset.runtime;

/** The first sign in an island. A page has one such island, so whichever it is, it is the one. */
const touched = new Promise<void>((resolve) => {
  const begin = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest('astro-island') : null;
    if (!island) return;
    for (const sign of signs) removeEventListener(sign, begin, true);
    resolve();
    if (!runtime) return;
    // The runtime would ask for the other two itself, one trip later.
    for (const file of [runtime, island.getAttribute('component-url'), island.getAttribute('renderer-url')])
      // eslint-disable-next-line no-unsanitized/method -- files that the build named, in the page's own HTML
      if (file) void import(/* @vite-ignore */ file);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
});

const touch: ClientDirective = (load) => {
  void touched.then(load).then((hydrate) => hydrate());
};

// Astro imports a directive by its default export.
export default touch;
