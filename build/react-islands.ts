import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const client = fileURLToPath(new URL('../src/ui/foreign-dom/island-client.ts', import.meta.url));

/** @astrojs/react with the site's own client: it says what happens where something else has changed the server's HTML. */
export function reactIslands(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: client }),
        }),
    },
  };
}
