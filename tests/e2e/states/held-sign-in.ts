import { mockUrl, siteUrl } from '../../../scripts/dev-urls.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { loadPage } from '../open-page.ts';
import { clickButton, expectText, keepToastOpen, open, type State, type StateContext } from './state.ts';

/** Who signs in with Google while somebody else is signed in: the persona's. */
const USERNAME = '@amakaobi';
const heading: State['heading'] = (t) => interpolate(t.auth.held.heading, { name: USERNAME });

/** Signs in with Google where another customer is signed in. The login page would not show itself to a member, so the API is asked. */
async function comeBack(ctx: StateContext): Promise<void> {
  const { page, mock } = ctx;
  const { email } = await mock.persona('oauth-existing');
  await mock.persona('complete', { login: true });
  // The page that is come back to has no language in its URL: it reads the cookie of this one.
  await open('/features')(ctx);
  const begun = await page.request.get(`${mockUrl}/auth/google`, { headers: { referer: `${siteUrl}/` } });
  const { redirect_url } = (await begun.json()) as { redirect_url: string };
  await loadPage(page, redirect_url, { waitUntil: 'domcontentloaded' });
  await page.locator('[name="email"]').fill(email);
  await page.locator('[value="approve"]').click();
  await expectText(ctx, heading(ctx.t));
}

/** /oauth/callback, where another customer is signed in. */
export const heldSignInStates: State[] = [
  { name: '/oauth/callback while another customer is signed in', heading, open: comeBack },
  {
    name: '/oauth/callback while another customer is signed in, after a server error',
    heading,
    open: async (ctx) => {
      await comeBack(ctx);
      await ctx.mock.fault({
        op: 'POST /auth/google/held',
        effect: { type: 'status', status: 500, message: null },
      });
      await clickButton(ctx, ctx.t.auth.held.go);
      await keepToastOpen(ctx, ctx.t.toasts.googleLoginFailed);
    },
  },
];
