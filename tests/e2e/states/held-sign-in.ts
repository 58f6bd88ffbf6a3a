import { interpolate } from '#src/intl/interpolate.ts';
import { approveAtGoogle, waitForGoogle } from '../google-page.ts';
import { clickButton, expectText, keepToastOpen, open, type State, type StateContext } from './state.ts';

/** Who signs in with Google while somebody else is signed in: the persona's. */
const USERNAME = '@amakaobi';
const heading: State['heading'] = (t) => interpolate(t.auth.held.heading, { name: USERNAME });

/** Begins to sign in with Google, and meanwhile another customer logs in in another tab. */
async function comeBack(ctx: StateContext): Promise<void> {
  const { page, mock, t } = ctx;
  const { email } = await mock.persona('oauth-existing');
  await open('/login')(ctx);
  await clickButton(ctx, t.auth.shared.google);
  await waitForGoogle(page);
  await mock.persona('complete', { login: true });
  await approveAtGoogle(page, email);
  await expectText(ctx, heading(t));
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
