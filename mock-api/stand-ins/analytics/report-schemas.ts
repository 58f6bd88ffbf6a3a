import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(1024));
/** Without query and fragment, which may hold personal data. */
const path = text.check(z.regex(/^\/[^?#]*$/));
/** The script did not run, because its tag lacks an attribute. */
const refused = z.strictObject({ kind: z.literal('refused'), missing: z.enum(['consent', 'mask']) });

/** What the script of the analytics service may send. */
export const analyticsReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('page-view'),
    path,
    language: z.enum(['en', 'zh-CN']),
    referrer: z.nullable(text.check(z.regex(/^https?:\/\/[^/?#]+$/))),
  }),
  refused,
]);

/** What the script of the session recorder may send. No member can hold what a user typed. */
export const recorderReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('start'),
    page: path,
    consent: z.literal('granted'),
    /** The customer id of a signed-in user. */
    identify: z.nullable(text.check(z.regex(/^[\w-]+$/))),
  }),
  z.strictObject({ kind: z.literal('event'), page: path, name: text }),
  z.strictObject({ kind: z.literal('input'), page: path, field: text }),
  refused,
]);
