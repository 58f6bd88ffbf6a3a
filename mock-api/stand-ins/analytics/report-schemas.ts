import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(1024));
/** Without a query and a fragment: neither is anybody's business. */
const path = text.check(z.regex(/^\/[^?#]*$/));
/** A stand-in that did not run, and which attribute its tag lacks. */
const refused = z.strictObject({ kind: z.literal('refused'), missing: z.enum(['consent', 'mask']) });

/** What the stand-in for the analytics service may send, and no more. */
export const analyticsReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('page-view'),
    path,
    language: z.enum(['en', 'zh-CN']),
    referrer: z.nullable(text.check(z.regex(/^https?:\/\/[^/?#]+$/))),
  }),
  refused,
]);

/** The same of the recorder's: there is no place for what somebody typed. */
export const recorderReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('start'),
    page: path,
    consent: z.literal('granted'),
    /** A customer id, of who is signed in. */
    identify: z.nullable(text.check(z.regex(/^[\w-]+$/))),
  }),
  z.strictObject({ kind: z.literal('event'), page: path, name: text }),
  z.strictObject({ kind: z.literal('input'), page: path, field: text }),
  refused,
]);
