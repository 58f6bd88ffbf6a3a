import { PUBLIC_TURNSTILE_SCRIPT_URL } from 'astro:env/client';
import type { AstroGlobal } from 'astro';

/** The one third party that a form page may run: its script, and the frame in which it asks. */
export const challengeScript = `${PUBLIC_TURNSTILE_SCRIPT_URL}?render=explicit`;

/** The policy exists in builds only: `Astro.csp` is undefined under `astro dev`. */
export function allowChallenge(csp: AstroGlobal['csp']): void {
  const { origin } = new URL(challengeScript);
  // Naming a source replaces the default, 'self': it has to be named too.
  csp?.insertScriptResource("'self'");
  csp?.insertScriptResource(origin);
  csp?.insertDirective(`frame-src ${origin}`);
}
