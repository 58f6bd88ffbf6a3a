import type { FieldMessage } from '#contract/fields.ts';
import { failureMessage } from '../errors/error-message.ts';
import { fieldErrors } from '../errors/error-predicates.ts';

/** What can be wrong with the email of a sign-up. */
export type SignupEmailMessage = Extract<FieldMessage, 'email.required' | 'email.invalid'>;

const emailMessages: readonly string[] = ['email.required', 'email.invalid'] satisfies SignupEmailMessage[];
const isEmailMessage = (message: string): message is SignupEmailMessage => emailMessages.includes(message);

/** The texts of a request for a sign-up code that failed (spec section 8). */
export interface SignupFailureTexts {
  readonly signupFailed: string;
  readonly codeRequestFailed: string;
  readonly offline: string;
  readonly authorizationFailed: string;
}

/** Where a failed request for a sign-up code is told, and how: beside the email field, by its message key, or as a toast. */
export type SignupFailure =
  | { readonly field: 'email'; readonly message: SignupEmailMessage }
  | { readonly field: null; readonly text: string };

/** One rule for /signup and the home page's box: each failure has a text of its own. */
export function signupFailure(error: unknown, texts: SignupFailureTexts): SignupFailure {
  const [first, ...others] = Object.entries(fieldErrors(error));
  if (first?.[0] === 'email' && others.length === 0 && isEmailMessage(first[1])) {
    return { field: 'email', message: first[1] };
  }
  const fallbacks = { refused: texts.signupFailed, failed: texts.codeRequestFailed };
  return { field: null, text: failureMessage(error, texts, fallbacks) };
}
