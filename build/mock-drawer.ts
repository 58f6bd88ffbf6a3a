import type { AstroIntegration } from 'astro';

/** Under `astro dev` every page gets a drawer with the mock's page. A build never hears of it, so that it can't ship. */
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
