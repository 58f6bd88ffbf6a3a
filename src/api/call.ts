import { PUBLIC_API_URL } from 'astro:env/client';
import { createApiClient } from './create-api-client.ts';
import { takePrefetched } from './prefetch.ts';

/** The page's language, which the API answers in. */
export const pageLanguage = () =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

/** The product's API from a browser, with its cookies. */
export const call = createApiClient({
  base: PUBLIC_API_URL,
  fetch: (input, init) => takePrefetched(input, init) ?? globalThis.fetch(input, init),
  language: pageLanguage,
});
