import { email as emailRule } from '#contract/fields.ts';
import type { SignupEmailMessage } from '#src/stores/sign-in/signup-failure.ts';

type SignupMessage = SignupEmailMessage | 'challenge.required';
export type SignupErrorMessages = Readonly<Record<SignupMessage, string>>;

export interface SignupError {
  readonly field: 'email' | 'challenge';
  readonly text: string;
}

/** The first error of the box, the email's before the challenge's (spec section 5); null when it may be sent. */
export function validateSignup(
  email: string,
  isChallengePossible: boolean,
  messages: SignupErrorMessages,
): SignupError | null {
  const parsed = emailRule.safeParse(email);
  if (!parsed.success) {
    const isEmpty = parsed.error.issues[0]?.message === 'email.required';
    return { field: 'email', text: messages[isEmpty ? 'email.required' : 'email.invalid'] };
  }
  return isChallengePossible ? { field: 'challenge', text: messages['challenge.required'] } : null;
}
