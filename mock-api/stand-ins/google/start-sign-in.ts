import { requestingSite, DEFAULT_SITE } from '../../server/origins.ts';
import { openOauthRequest } from './oauth-requests.ts';
import { DEFAULT_SANDBOX } from '../../core/sandbox-registry.ts';
import type { Handlers } from '../../server/feature.ts';

export const googleHandlers: Pick<Handlers<'auth'>, 'startGoogleSignIn'> = {
  startGoogleSignIn: (_body, { state, c }) => {
    const site = requestingSite(c.req.header('origin'), c.req.header('referer')) ?? DEFAULT_SITE;
    const url = new URL('/__mock/google', c.req.url);
    url.searchParams.set('state', openOauthRequest(state, site).state);
    // A redirect has no header of ours, so the URL names the sandbox.
    if (state.id !== DEFAULT_SANDBOX) url.searchParams.set('__sandbox', state.id);
    return { redirect_url: url.href };
  },
};
