import { PUBLIC_API_URL } from 'astro:env/client';
import { createCall } from './create-api-client.ts';
import { takeEarly } from './prefetch.ts';

/** The product's API from a browser, with its cookies. */
export const call = createCall({
  base: PUBLIC_API_URL,
  fetch: (input, init) => takeEarly(input, init) ?? globalThis.fetch(input, init),
  language: () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'),
});
