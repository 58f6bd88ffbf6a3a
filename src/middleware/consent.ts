import type { APIContext } from 'astro';
import { getActionContext, type SafeResult } from 'astro:actions';

/**
 * Handles a post of the consent form, which stands on every public page and has no result of its own to show.
 * @returns the page to redirect back to; null when the request is no such form, or holds no answer.
 */
export async function consentAnswered(context: APIContext): Promise<string | null> {
  const called = getActionContext(context);
  const { action } = called;
  if (action?.calledFrom !== 'form' || action.name !== 'consent') return null;
  const result = (await action.handler()) as SafeResult<never, { back: string }>;
  if (result.data) return result.data.back;
  // Astro would otherwise run the action again, on a body that has already been read.
  called.setActionResult(action.name, called.serializeActionResult(result));
  return null;
}
