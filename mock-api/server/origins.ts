import { DEFAULT_SANDBOX } from '../core/sandbox-registry.ts';

/** `http://localhost:4321`, `http://s-w3.localhost:8787`: pages of this computer, on any port. */
const OURS = /^http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/i;
/** Host names of this computer. Any other one was made to point here (DNS rebinding). */
const HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const SANDBOX_HOST = /^(s-[a-z0-9-]+)\.localhost(?::\d{1,5})?$/i;

/** Where the site runs by default. */
export const DEFAULT_SITE = 'http://localhost:4321';

export function isOurOrigin(origin: string | undefined): origin is string {
  return origin !== undefined && OURS.test(origin);
}

/** Whether a page of this origin may make the calls of the contract, and read their replies. */
export type AllowsOrigin = (origin: string | undefined) => origin is string;

/** @param listed the allowed origins, as browsers write them; every page of this computer when left out. */
export const allowOrigins = (listed: readonly string[] | undefined): AllowsOrigin =>
  listed ? (origin): origin is string => origin !== undefined && listed.includes(origin) : isOurOrigin;

export function isOurHost(host: string): boolean {
  return HOST.test(host);
}

/** `s-w3` for `s-w3.localhost:8787`. */
export function sandboxOfHost(host: string): string | undefined {
  return SANDBOX_HOST.exec(host)?.[1]?.toLowerCase();
}

/** The sandbox's own origin, `http://s-w3.localhost:8787`, or null if its id does not allow one. */
export function hostUrl(id: string, host: string): string | null {
  const port = /:\d{1,5}$/.exec(host)?.[0] ?? '';
  if (id === DEFAULT_SANDBOX) return `http://localhost${port}`;
  return sandboxOfHost(`${id}.localhost`) ? `http://${id}.localhost${port}` : null;
}

/** The origin of the page that sent a request, by Origin or Referer, if it is on this computer. */
export function requestingSite(origin: string | undefined, referer: string | undefined): string | undefined {
  if (isOurOrigin(origin)) return origin;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
  return isOurOrigin(page) ? page : undefined;
}
