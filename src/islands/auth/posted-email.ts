import { email as rule, fieldMessages, type FieldMessage } from '#contract/fields.ts';

/** The `email` that a form posted, as typed, and the message key of its error. */
export interface PostedEmail {
  email: string;
  error: FieldMessage | undefined;
}

/** Reads on the server what the home page's form posts without JavaScript. Undefined for a GET. */
export async function postedEmail(request: Request): Promise<PostedEmail | undefined> {
  if (request.method !== 'POST') return undefined;
  const value = (await request.formData().catch(() => null))?.get('email');
  // No address is longer (RFC 5321); a bound on what the page sends back.
  const email = typeof value === 'string' ? value.slice(0, 254) : '';
  const wrong = rule.safeParse(email).error?.issues[0]?.message;
  return { email, error: fieldMessages.find((message) => message === wrong) };
}
