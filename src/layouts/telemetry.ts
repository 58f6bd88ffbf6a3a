import type { AstroGlobal } from 'astro';
import { allowedScripts } from '#src/config/telemetry.ts';

/** Allows the scripts of the services that were consented to, and the origins that these report to. */
export function allowTelemetry(csp: AstroGlobal['csp'], consent: App.Locals['consent']): void {
  const scripts = Object.values(allowedScripts(consent));
  const origins = [...new Set(scripts.map((script) => new URL(script).origin))];
  for (const origin of origins) csp?.insertScriptResource(origin);
  if (origins.length > 0) csp?.insertDirective(`connect-src ${origins.join(' ')}`);
}
