import type { APIContext } from 'astro';
import { getActionContext, type SafeResult } from 'astro:actions';

/**
 * The consent form can stand on every public page, and none of them has anything to show for it: its answer is the way
 * back. @returns where to go on; null when this is no such form, or one that says nothing.
 */
export async function consentAnswered(context: APIContext): Promise<string | null> {
  const called = getActionContext(context);
  const { action } = called;
  if (action?.calledFrom !== 'form' || action.name !== 'consent') return null;
  const result = (await action.handler()) as SafeResult<never, { back: string }>;
  if (result.data) return result.data.back;
  // Astro would try again, with a body that has been read.
  called.setActionResult(action.name, called.serializeActionResult(result));
  return null;
}
