import { defineAction } from 'astro:actions';
import { send } from '#contract/contact.ts';
import { apiFor, pageLanguage } from './api.ts';
import { errorsOf, formErrorResult, type FormAnswer } from './form-result.ts';
import { toFormError } from './to-form-error.ts';
import { honeypotValue, typedLine, typedLines } from './form-values.ts';

/** Passes a message on to support. */
export const contact = defineAction({
  accept: 'form',
  handler: async (
    form,
    context,
  ): Promise<FormAnswer<'name' | 'email' | 'message', { reference: string }>> => {
    const values = {
      name: typedLine(form, 'name'),
      email: typedLine(form, 'email'),
      message: typedLines(form, 'message'),
    };
    const trap = honeypotValue(form);
    const parsed = send.body.safeParse({ ...values, language: pageLanguage(context) });
    const errors = errorsOf(values, parsed.error?.issues ?? []);
    if (!parsed.success || trap !== '') return formErrorResult(values, { errors, trap });
    try {
      const { reference } = await apiFor(context)(send, parsed.data);
      return { sent: true, reference };
    } catch (error) {
      return toFormError(error, values);
    }
  },
});
