import { mockUrl } from '../../../scripts/dev-urls.ts';
import { tokenOfMail } from '../not-me-link.ts';
import {
  clickButton,
  expectText,
  open,
  waitForEnabledButton,
  type State,
  type StateContext,
} from './state.ts';

/** As long as a token, and nobody's. */
const NOBODYS = '5f0c1a9e7d3b4826a1c0e9f8d7b6a594';
const MANY_DAYS = 8 * 86_400_000;

/** Opens the link of an email, logged out, as who reads it on another device does. */
async function openLink(
  ctx: StateContext,
  before: (token: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const token = await tokenOfMail(ctx.page, ctx.mock);
  await ctx.page.context().clearCookies({ name: 'access_token' });
  await before(token);
  await open(`/not-me#${token}`)(ctx);
}

const press = (ctx: StateContext) => clickButton(ctx, ctx.t.auth.notMe.submit);

/** /not-me, which the link "It wasn't me" of an email opens. */
export const notMeStates: State[] = [
  {
    name: '/not-me',
    heading: (t) => t.auth.notMe.heading,
    open: async (ctx) => {
      await openLink(ctx);
      await waitForEnabledButton(ctx, ctx.t.auth.notMe.submit);
    },
  },
  {
    name: '/not-me without its link',
    heading: (t) => t.auth.notMe.none.heading,
    open: async (ctx) => {
      await open('/not-me')(ctx);
      await expectText(ctx, ctx.t.auth.notMe.none.heading);
    },
  },
  {
    name: '/not-me with a link that is nobody’s',
    heading: (t) => t.auth.notMe.expired.heading,
    open: async (ctx) => {
      ctx.mock.expectErrors('/auth/not-me');
      await open(`/not-me#${NOBODYS}`)(ctx);
      await expectText(ctx, ctx.t.auth.notMe.expired.heading);
    },
  },
  {
    name: '/not-me with an old link',
    heading: (t) => t.auth.notMe.expired.heading,
    open: async (ctx) => {
      ctx.mock.expectErrors('/auth/not-me');
      await openLink(ctx, () => ctx.mock.control.send('POST', '/clock/advance', { ms: MANY_DAYS }));
      await expectText(ctx, ctx.t.auth.notMe.expired.heading);
    },
  },
  {
    name: '/not-me with a link that was used',
    heading: (t) => t.auth.notMe.used.heading,
    open: async (ctx) => {
      await openLink(ctx, (token) => ctx.page.request.post(`${mockUrl}/auth/not-me`, { data: { token } }));
      await expectText(ctx, ctx.t.auth.notMe.used.heading);
    },
  },
  {
    name: '/not-me once it is done',
    heading: (t) => t.auth.notMe.done.heading,
    open: async (ctx) => {
      await openLink(ctx);
      await press(ctx);
      await expectText(ctx, ctx.t.auth.notMe.done.heading);
    },
  },
  {
    name: '/not-me once it is done and payments are held',
    heading: (t) => t.auth.notMe.done.heading,
    open: async (ctx) => {
      const body = { status: 'success', data: { held: 1 } };
      await openLink(ctx);
      await ctx.mock.fault({ op: 'POST /auth/not-me', effect: { type: 'reply', body } });
      await press(ctx);
      await expectText(ctx, new RegExp(RegExp.escape(ctx.t.auth.notMe.held)));
    },
  },
  {
    name: '/not-me after a server error',
    heading: (t) => t.auth.notMe.heading,
    open: async (ctx) => {
      await ctx.mock.fault({
        op: 'POST /auth/not-me',
        effect: { type: 'status', status: 500, message: null },
      });
      await openLink(ctx);
      await press(ctx);
      await expectText(ctx, ctx.t.auth.notMe.failed);
    },
  },
];
