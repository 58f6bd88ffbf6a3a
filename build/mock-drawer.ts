import type { AstroIntegration } from 'astro';

/** Adds a drawer with the mock's page to every page under `astro dev`. Builds do not include this plugin, so it can't ship. */
export function mockDrawer(): AstroIntegration {
  return {
    name: 'cowrie:mock-drawer',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', "import '/src/components/dev/mock-drawer.ts';");
      },
    },
  };
}
