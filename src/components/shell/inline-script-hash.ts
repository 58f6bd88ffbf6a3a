import { createHash } from 'node:crypto';

/** How a content security policy names an inline script that may run. */
export const inlineScriptHash = (script: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;
