import type { ClientDirective } from 'astro';

// Until one of these, the page asks for nothing: most visitors of the home page never fill in its form.
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

const touch: ClientDirective = (load, _options, island) => {
  const begin = () => {
    for (const sign of signs) island.removeEventListener(sign, begin);
    void load().then((hydrate) => hydrate());
  };
  for (const sign of signs) island.addEventListener(sign, begin, { passive: true });
  // Text may already have the focus when this runs.
  if (island.contains(document.activeElement)) begin();
};

// Astro imports a directive by its default export.
export default touch;
