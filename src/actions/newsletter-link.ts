import { defineAction } from 'astro:actions';
import { confirm, leave } from '#contract/newsletter.ts';
import { apiFor } from './api.ts';
import { formErrorResult, type FormAnswer } from './form-result.ts';
import { toFormError } from './to-form-error.ts';
import { typedLine } from './form-values.ts';

const byKey = (endpoint: typeof confirm | typeof leave) =>
  defineAction({
    accept: 'form',
    handler: async (form, context): Promise<FormAnswer<'key'>> => {
      const values = { key: typedLine(form, 'key') };
      const parsed = endpoint.body.safeParse(values);
      // Not what a letter can hold, so the API need not be asked.
      if (!parsed.success) return formErrorResult(values, { problem: { kind: 'expired' } });
      try {
        await apiFor(context)(endpoint, parsed.data);
        return { sent: true };
      } catch (error) {
        return toFormError(error, values);
      }
    },
  });

/** What the buttons behind the links in letters do. */
export const confirmNewsletter = byKey(confirm);
export const leaveNewsletter = byKey(leave);
