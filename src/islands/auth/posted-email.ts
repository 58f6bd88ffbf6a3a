import { email as rule, fieldMessages, type FieldMessage } from '#contract/fields.ts';

/** What a form posted as `email`, as typed, and the message key of what is wrong with it. */
export interface PostedEmail {
  email: string;
  error: FieldMessage | undefined;
}

/** Reads, on the server, what the home page's form posts without a script. Undefined for a page that was only asked for. */
export async function postedEmail(request: Request): Promise<PostedEmail | undefined> {
  if (request.method !== 'POST') return undefined;
  const value = (await request.formData().catch(() => null))?.get('email');
  // Longer than any address: nobody's text is sent back by the page for ever.
  const email = typeof value === 'string' ? value.slice(0, 254) : '';
  const wrong = rule.safeParse(email).error?.issues[0]?.message;
  return { email, error: fieldMessages.find((message) => message === wrong) };
}
