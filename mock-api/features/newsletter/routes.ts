import { newsletter } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { clientIp, mailLanguage } from '../../server/client-identity.ts';
import { USUAL_SITE } from '../../server/origins.ts';
import { newsletterLetter } from '../../texts/form-emails.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { enforce } from '../../core/rate-limit.ts';
import { isSubscribed, issueToken, subscribeBy, unsubscribeBy } from './newsletter.ts';
import { deliver } from '../../core/sandbox.ts';

/** @param site where the links in letters lead. */
export function serveNewsletter(app: MockApp, site = USUAL_SITE): void {
  implement(app, newsletter.subscribe, (body, { c, state, sandbox, language, text }) => {
    const email = body.email.toLowerCase();
    enforce(state, [`newsletter client ${clientIp(c)}`, `newsletter email ${email}`]);
    // A mail goes out either way: no answer tells who is on the list.
    const isKnown = isSubscribed(state, email);
    const link = issueToken(state, {
      email,
      purpose: isKnown ? 'leave' : 'confirm',
      language: mailLanguage(body.language, language),
    });
    deliver(sandbox, newsletterLetter(link, isKnown ? 'newsletter_known' : 'newsletter_confirm', site));
    return { message: text('newsletter_asked') };
  });

  implement(app, newsletter.confirm, ({ key }, { state, sandbox, text }) => {
    const confirmed = subscribeBy(state, key);
    if (!confirmed) throw new ApiError(400, 'link_invalid', 'link_invalid');
    const { email, language } = confirmed;
    const link = issueToken(state, { email, purpose: 'leave', language });
    deliver(sandbox, newsletterLetter(link, 'newsletter_welcome', site));
    return { message: text('newsletter_confirmed') };
  });

  implement(app, newsletter.leave, ({ key }, { state, text }) => {
    if (!unsubscribeBy(state, key)) throw new ApiError(400, 'link_invalid', 'link_invalid');
    return { message: text('newsletter_left') };
  });
}
