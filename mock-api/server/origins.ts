import { DEFAULT_SANDBOX } from '../core/sandbox-registry.ts';

/** `http://localhost:4321`, `http://s-w3.localhost:8787`: pages of this computer, on any port. */
const OURS = /^http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/i;
/** Names under which this computer may be asked. Any other is a name that was bent to point here (DNS rebinding). */
const HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const SANDBOX_HOST = /^(s-[a-z0-9-]+)\.localhost(?::\d{1,5})?$/i;

/** Where a site usually runs, for a caller that does not say where it is. */
export const USUAL_SITE = 'http://localhost:4321';

export function isOurOrigin(origin: string | undefined): origin is string {
  return origin !== undefined && OURS.test(origin);
}

export function isOurHost(host: string): boolean {
  return HOST.test(host);
}

/** `s-w3` for `s-w3.localhost:8787`. */
export function sandboxOfHost(host: string): string | undefined {
  return SANDBOX_HOST.exec(host)?.[1]?.toLowerCase();
}

/** The sandbox's own origin, or null where its id is no such name: `http://s-w3.localhost:8787`. */
export function hostUrl(id: string, host: string): string | null {
  const port = /:\d{1,5}$/.exec(host)?.[0] ?? '';
  if (id === DEFAULT_SANDBOX) return `http://localhost${port}`;
  return sandboxOfHost(`${id}.localhost`) ? `http://${id}.localhost${port}` : null;
}

/** The origin of the page that asks, by Origin or Referer, if it is one of ours. */
export function askingSite(origin: string | undefined, referer: string | undefined): string | undefined {
  if (isOurOrigin(origin)) return origin;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
  return isOurOrigin(page) ? page : undefined;
}
