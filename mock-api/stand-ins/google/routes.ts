import { auth } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { askingSite, USUAL_SITE } from '../../server/origins.ts';
import { implement } from '../../server/implement.ts';
import { openOauthRequest } from './oauth-requests.ts';
import { DEFAULT_SANDBOX } from '../../core/sandbox-registry.ts';

export function serveGoogle(app: MockApp): void {
  implement(app, auth.google, (_body, { state, c }) => {
    const site = askingSite(c.req.header('origin'), c.req.header('referer')) ?? USUAL_SITE;
    const url = new URL('/__mock/google', c.req.url);
    url.searchParams.set('state', openOauthRequest(state, site).state);
    // A redirect carries no header, so the sandbox goes along in the address.
    if (state.id !== DEFAULT_SANDBOX) url.searchParams.set('__sandbox', state.id);
    return { redirect_url: url.href };
  });
}
