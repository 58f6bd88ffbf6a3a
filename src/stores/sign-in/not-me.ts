import * as activities from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { hasErrorCode } from '../errors/error-predicates.ts';

/** It was opened and sent before, by this page perhaps, whose answer was lost: then nobody knows when. */
interface UsedLink {
  readonly kind: 'used';
  readonly at: string | null;
}

/** What became of a link. */
export type NotMeOutcome =
  { readonly kind: 'done'; readonly held: number } | UsedLink | { readonly kind: 'expired' };

/** How long the button waits for what is known of its link: whoever fears for their account presses at once. */
const READ_MS = 2000;

/**
 * What is known of a link before it is sent.
 * @returns null where it is good, and where nobody knows: it can be sent then, which says the same
 */
export async function readNotMeLink(token: string): Promise<Exclude<NotMeOutcome, { kind: 'done' }> | null> {
  try {
    const signal = AbortSignal.timeout(READ_MS);
    const { used_at } = (await call(activities.readNotMeLink, { body: { token }, signal })).data;
    return used_at === null ? null : { kind: 'used', at: used_at };
  } catch (error) {
    return isExpired(error) ? { kind: 'expired' } : null;
  }
}

// One that is cut off fits no rule of the API.
const isExpired = (error: unknown) =>
  hasErrorCode(error, 'link_expired') || hasErrorCode(error, 'invalid_fields');

/**
 * Says that what an email tells of was somebody else. Sending it twice does nothing more.
 * @throws ApiError if nobody knows what became of it
 */
export async function reportNotMe(token: string): Promise<NotMeOutcome> {
  try {
    const { data } = await call(activities.reportNotMe, { body: { token } });
    return { kind: 'done', held: data.held };
  } catch (error) {
    if (hasErrorCode(error, 'link_used')) return { kind: 'used', at: null };
    if (isExpired(error)) return { kind: 'expired' };
    throw error;
  }
}
