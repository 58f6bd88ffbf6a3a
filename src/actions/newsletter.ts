import { defineAction } from 'astro:actions';
import { subscribe } from '#contract/newsletter.ts';
import { apiFor, pageLanguage } from './api.ts';
import { errorsOf, formErrorResult, type FormAnswer } from './form-result.ts';
import { toFormError } from './to-form-error.ts';
import { honeypotValue, typedLine } from './form-values.ts';

/** Asks for the letter; the address is not on the list before its mailbox has confirmed. */
export const newsletter = defineAction({
  accept: 'form',
  handler: async (form, context): Promise<FormAnswer<'email'>> => {
    const values = { email: typedLine(form, 'email') };
    const trap = honeypotValue(form);
    const parsed = subscribe.body.safeParse({ ...values, language: pageLanguage(context) });
    const errors = errorsOf(values, parsed.error?.issues ?? []);
    if (!parsed.success || trap !== '') return formErrorResult(values, { errors, trap });
    try {
      await apiFor(context)(subscribe, parsed.data);
      return { sent: true };
    } catch (error) {
      return toFormError(error, values);
    }
  },
});
