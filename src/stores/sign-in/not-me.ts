import * as activities from '#contract/activities.ts';
import { call } from '#src/api/call.ts';
import { hasErrorCode } from '../errors/error-predicates.ts';

/** What became of a link. `used`: it was opened and sent before, by this page perhaps, whose answer was lost. */
export type NotMeOutcome =
  { readonly kind: 'done'; readonly held: number } | { readonly kind: 'used' | 'expired' };

/**
 * Says that what an email tells of was somebody else. Sending it twice does nothing more.
 * @throws ApiError if nobody knows what became of it
 */
export async function reportNotMe(token: string): Promise<NotMeOutcome> {
  try {
    const { data } = await call(activities.reportNotMe, { body: { token } });
    return { kind: 'done', held: data.held };
  } catch (error) {
    if (hasErrorCode(error, 'link_used')) return { kind: 'used' };
    // One that is cut off fits no rule of the API.
    if (hasErrorCode(error, 'link_expired') || hasErrorCode(error, 'invalid_fields'))
      return { kind: 'expired' };
    throw error;
  }
}
