import { email as emailField } from '#contract/fields.ts';
import { now } from '../../core/clock.ts';
import { evictOldest, own } from '../../core/own-record.ts';
import { enforce } from '../../core/rate-limit.ts';
import { withFaults } from '../../faults/apply-faults.ts';
import type { ExplicitOp } from '../../server/call-names.ts';
import { clientNetwork } from '../../server/client-identity.ts';
import { errorResponse } from '../../server/error-response.ts';
import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { readBytes } from '../../server/read-body.ts';
import { languageOf } from '../../server/translate.ts';
import { WAITLIST_LIMIT } from './state.ts';
import { waitlistPage } from './waitlist-page.ts';

const JOIN = 'POST /waitlist' satisfies ExplicitOp;

/** A stand-in for the outside form that the early-access banner leads to (spec section 1), a page without a script. */
export function serveWaitlist(app: MockApp): void {
  app.get('/waitlist', (c) => waitlistPage(c, { kind: 'form' }));
  app.get('/waitlist/joined', (c) => waitlistPage(c, { kind: 'joined' }));
  app.post('/waitlist', async (c) => {
    c.set('op', JOIN);
    const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw.body, 0)));
    const email = form.get('email')?.trim() ?? '';
    const parsed = emailField.safeParse(email);
    if (!parsed.success) return waitlistPage(c, { kind: 'invalid', email });
    const reply = await withFaults(c, JOIN, () => Promise.resolve(join(c, parsed.data.toLowerCase())), {
      byName: true,
    });
    return reply.status < 400 ? reply : waitlistPage(c, { kind: 'failed', email, status: reply.status });
  });
}

/** Adds an address; one that is on the list gets the same answer, so that nobody learns who is. */
function join(c: MockContext, email: string): Response {
  const { state, id } = c.get('sandbox');
  try {
    enforce(state, [`waitlist client ${clientNetwork(c)}`, `waitlist email ${email}`]);
  } catch (error) {
    return errorResponse(c, error);
  }
  if (!own(state.waitlist, email)) {
    evictOldest(state.waitlist, WAITLIST_LIMIT);
    const language = languageOf(c.req.header('accept-language'));
    state.waitlist[email] = { email, language, at: now(state) };
  }
  return c.redirect(`/waitlist/joined?__sandbox=${id}`, 303);
}
