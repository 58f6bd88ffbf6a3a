import { newsletterRequests } from '#contract/newsletter.request.ts';
import { defineAction } from 'astro:actions';
import { subscribeToNewsletter } from '#contract/newsletter.ts';
import { apiFor, pageLanguage } from './api.ts';
import { errorsOf, formErrorResult, type FormAnswer } from './form-result.ts';
import { toFormError } from './to-form-error.ts';
import { honeypotValue, typedLine } from './form-values.ts';

/** Subscribes to the newsletter. The address joins the list only when the link in the mail to it is used. */
export const newsletter = defineAction({
  accept: 'form',
  handler: async (form, context): Promise<FormAnswer<'email'>> => {
    const values = { email: typedLine(form, 'email') };
    const honeypot = honeypotValue(form);
    const parsed = newsletterRequests.subscribeToNewsletter.body.safeParse({
      ...values,
      language: pageLanguage(context),
    });
    const errors = errorsOf(values, parsed.error?.issues ?? []);
    if (!parsed.success || honeypot !== '') return formErrorResult(values, { errors, honeypot });
    try {
      await apiFor(context)(subscribeToNewsletter, { body: parsed.data });
      return { sent: true };
    } catch (error) {
      return toFormError(error, values);
    }
  },
});
