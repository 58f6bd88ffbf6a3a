import { contactFormRequests } from '#contract/contact-form.request.ts';
import { defineAction } from 'astro:actions';
import { contactTopicOf, sendContactMessage } from '#contract/contact-form.ts';
import { apiFor, pageLanguage } from './api.ts';
import { errorsOf, formErrorResult, type FormAnswer } from './form-result.ts';
import { toFormError } from './to-form-error.ts';
import { honeypotValue, typedLine, typedLines } from './form-values.ts';

/** Sends a message to support. */
export const contact = defineAction({
  accept: 'form',
  handler: async (
    form,
    context,
  ): Promise<FormAnswer<'name' | 'email' | 'message' | 'topic', { reference: string }>> => {
    const values = {
      name: typedLine(form, 'name'),
      email: typedLine(form, 'email'),
      message: typedLines(form, 'message'),
      topic: typedLine(form, 'topic'),
    };
    const honeypot = honeypotValue(form);
    const parsed = contactFormRequests.sendContactMessage.body.safeParse({
      ...values,
      // Only a changed form names a topic that does not exist: its message is sent without one.
      topic: contactTopicOf(values.topic),
      language: pageLanguage(context),
    });
    const errors = errorsOf(values, parsed.error?.issues ?? []);
    if (!parsed.success || honeypot !== '') return formErrorResult(values, { errors, honeypot });
    try {
      const { reference } = await apiFor(context)(sendContactMessage, { body: parsed.data });
      return { sent: true, reference };
    } catch (error) {
      return toFormError(error, values);
    }
  },
});
