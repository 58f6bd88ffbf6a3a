import { texts } from './texts.ts';
import { clientNetwork, mailLanguage } from '../../server/client-identity.ts';
import { newsletterEmail } from './email.ts';
import { ApiError } from '../../server/api-error.ts';
import { enforce } from '../../core/rate-limit.ts';
import { confirmSubscription, isSubscribed, issueToken, unsubscribe } from './newsletter.ts';
import { deliver } from '../../core/sandbox.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { newsletterTokensSlice, newsletterSubscribersSlice } from './state.ts';

const handlers: Handlers<'newsletter'> = {
  subscribeToNewsletter: (body, { c, state, sandbox, language, text }) => {
    const email = body.email.toLowerCase();
    enforce(state, [`newsletter client ${clientNetwork(c)}`, `newsletter email ${email}`]);
    // Sends an email either way, so that no reply reveals who is subscribed.
    const isKnown = isSubscribed(state, email);
    const link = issueToken(state, {
      email,
      purpose: isKnown ? 'leave' : 'confirm',
      language: mailLanguage(body.language, language),
    });
    deliver(sandbox, newsletterEmail(link, isKnown ? 'known' : 'confirm', c.var.site));
    return { message: text(texts.confirmation_sent) };
  },

  confirmNewsletterSubscription: ({ key }, { c, state, sandbox, text }) => {
    const confirmed = confirmSubscription(state, key);
    if (!confirmed) throw new ApiError('token_invalid', texts.token_invalid);
    const { email, language } = confirmed;
    const link = issueToken(state, { email, purpose: 'leave', language });
    deliver(sandbox, newsletterEmail(link, 'welcome', c.var.site));
    return { message: text(texts.subscribed) };
  },

  unsubscribeFromNewsletter: ({ key }, { state, text }) => {
    if (!unsubscribe(state, key)) throw new ApiError('token_invalid', texts.token_invalid);
    return { message: text(texts.unsubscribed) };
  },
};

export const newsletterFeature: Feature<'newsletter'> = {
  handlers,
  texts,
  slices: [newsletterTokensSlice, newsletterSubscribersSlice],
};
