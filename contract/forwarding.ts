/**
 * By this header the site's server proves itself to the API: its value is a secret that only the two know. With it the API believes
 * the first address of `X-Forwarded-For`, which is the visitor's; without it, or with a wrong one, that header is anybody's word.
 */
export const PROXY_SECRET_HEADER = 'x-proxy-secret';

/** Characters of the shortest secret that is accepted: 32 hex digits are 128 bits. */
export const SHORTEST_PROXY_SECRET = 32;
