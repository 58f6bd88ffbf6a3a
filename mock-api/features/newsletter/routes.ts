import { newsletter } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { clientOf, letterLanguage } from '../../server/client-identity.ts';
import { USUAL_SITE } from '../../server/origins.ts';
import { newsletterLetter } from '../../texts/form-emails.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { countCall } from '../../core/rate-limit.ts';
import { isSubscribed, newLink, subscribeBy, unsubscribeBy } from './newsletter.ts';
import { deliver } from '../../core/sandbox.ts';

/** @param site where the links in letters lead. */
export function serveNewsletter(app: MockApp, site = USUAL_SITE): void {
  serveEndpoint(app, newsletter.subscribe, (body, { c, state, sandbox, language, say }) => {
    const email = body.email.toLowerCase();
    countCall(state, [`newsletter client ${clientOf(c)}`, `newsletter email ${email}`]);
    // A mail goes out either way: no answer tells who is on the list.
    const isKnown = isSubscribed(state, email);
    const link = newLink(state, {
      email,
      purpose: isKnown ? 'leave' : 'confirm',
      language: letterLanguage(body.language, language),
    });
    deliver(sandbox, newsletterLetter(link, isKnown ? 'newsletter_known' : 'newsletter_confirm', site));
    return { message: say('newsletter_asked') };
  });

  serveEndpoint(app, newsletter.confirm, ({ key }, { state, sandbox, say }) => {
    const confirmed = subscribeBy(state, key);
    if (!confirmed) throw new Refusal(400, 'link_invalid', 'link_invalid');
    const { email, language } = confirmed;
    const link = newLink(state, { email, purpose: 'leave', language });
    deliver(sandbox, newsletterLetter(link, 'newsletter_welcome', site));
    return { message: say('newsletter_confirmed') };
  });

  serveEndpoint(app, newsletter.leave, ({ key }, { state, say }) => {
    if (!unsubscribeBy(state, key)) throw new Refusal(400, 'link_invalid', 'link_invalid');
    return { message: say('newsletter_left') };
  });
}
