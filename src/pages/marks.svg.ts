import type { APIRoute } from 'astro';
import { coinSprite } from '#src/components/shell/coin-sprite.ts';

/** Every coin's mark, for pages without script. */
export const prerender = true;

export const GET: APIRoute = () =>
  new Response(coinSprite(), {
    headers: { 'content-type': 'image/svg+xml' },
  });
