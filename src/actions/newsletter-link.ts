import { newsletterRequests } from '#contract/newsletter.request.ts';
import { defineAction } from 'astro:actions';
import { confirmNewsletterSubscription, unsubscribeFromNewsletter } from '#contract/newsletter.ts';
import { apiFor } from './api.ts';
import { formErrorResult, type FormAnswer } from './form-result.ts';
import { toFormError } from './to-form-error.ts';
import { typedLine } from './form-values.ts';

const byKey = (endpoint: typeof confirmNewsletterSubscription | typeof unsubscribeFromNewsletter) =>
  defineAction({
    accept: 'form',
    handler: async (form, context): Promise<FormAnswer<'key'>> => {
      const values = { key: typedLine(form, 'key') };
      const parsed = newsletterRequests[endpoint.name].body.safeParse(values);
      // No mail holds a key of this form, so the API would refuse it too.
      if (!parsed.success) return formErrorResult(values, { problem: { kind: 'expired' } });
      try {
        await apiFor(context)(endpoint, { body: parsed.data });
        return { sent: true };
      } catch (error) {
        return toFormError(error, values);
      }
    },
  });

/** The actions of the pages that the links in newsletter mails lead to. */
export const confirmNewsletter = byKey(confirmNewsletterSubscription);
export const leaveNewsletter = byKey(unsubscribeFromNewsletter);
