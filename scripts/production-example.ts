import { join } from 'node:path';
import { root } from './processes.ts';

/** Variables for a production build in tests. Nobody owns these hosts (RFC 2606). */
export const exampleProduction = {
  COWRIE_TARGET: 'production',
  PUBLIC_SITE_URL: 'https://www.cowrie.example',
  PUBLIC_API_URL: 'https://api.cowrie.example',
  PUBLIC_STREAM_URL: 'wss://stream.cowrie.example/ws',
  PUBLIC_TURNSTILE_SITE_KEY: '0x4AAAAAAAcowrieexample',
  PUBLIC_TURNSTILE_SCRIPT_URL: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
};

/** The folder of that build. */
export const productionDist = join(root, 'node_modules/.cache/cowrie-production');
