import { PUBLIC_TURNSTILE_SCRIPT_URL } from 'astro:env/client';
import type { AstroGlobal } from 'astro';

/** Allows the challenge's script and iframe: the only third party on form pages. */
export const challengeScript = `${PUBLIC_TURNSTILE_SCRIPT_URL}?render=explicit`;

/** Undefined under `astro dev`: only builds have a policy. */
export function allowChallenge(csp: AstroGlobal['csp']): void {
  const { origin } = new URL(challengeScript);
  // A named source replaces the default, 'self', so name that as well.
  csp?.insertScriptResource("'self'");
  csp?.insertScriptResource(origin);
  csp?.insertDirective(`frame-src ${origin}`);
}
