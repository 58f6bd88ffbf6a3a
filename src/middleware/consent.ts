import type { APIContext } from 'astro';
import { getActionContext } from 'astro:actions';

/**
 * The consent form can stand on every public page, and none of them has anything to show for it: its answer is the way
 * back. @returns where to go on; null when this is no such form, or one that says nothing.
 */
export async function consentAnswered(context: APIContext): Promise<string | null> {
  const { action } = getActionContext(context);
  if (action?.calledFrom !== 'form' || action.name !== 'consent') return null;
  const { data } = (await action.handler()) as { data?: { back: string } };
  return data?.back ?? null;
}
