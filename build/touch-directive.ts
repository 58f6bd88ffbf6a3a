import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

/** Adds `client:touch`: an island is loaded when a person first points at it, touches it or moves the focus into it. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'cowrie:touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './build/touch-directive-client.ts' });
      },
    },
  };
}
