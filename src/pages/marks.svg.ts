import type { APIRoute } from 'astro';
import { partnerSymbols } from '#src/components/home/partner-symbols.ts';
import { coinSymbols } from '#src/components/shell/coin-symbols.ts';
import { shellSymbol } from '#src/components/shell/shell-symbol.ts';

/** The marks of coins and partners and the engraved shell in one file: inlined, they would not fit into a page's first round trip. */
export const prerender = true;

export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${coinSymbols()}${partnerSymbols()}${shellSymbol()}</svg>`,
    {
      headers: { 'content-type': 'image/svg+xml' },
    },
  );
