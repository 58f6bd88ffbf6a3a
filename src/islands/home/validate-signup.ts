import { email as emailRule, type FieldMessage } from '#contract/fields.ts';

type FaultMessage = Extract<FieldMessage, 'email.required' | 'email.invalid' | 'challenge.required'>;
export type FaultWords = Readonly<Record<FaultMessage, string>>;

export interface SignupError {
  readonly field: 'email' | 'challenge';
  readonly text: string;
}

/** What keeps the box from being sent, the email first (spec section 5); null when nothing does. */
export function validateSignup(
  email: string,
  isChallengePossible: boolean,
  messages: FaultWords,
): SignupError | null {
  const parsed = emailRule.safeParse(email);
  if (!parsed.success) {
    const isEmpty = parsed.error.issues[0]?.message === 'email.required';
    return { field: 'email', text: messages[isEmpty ? 'email.required' : 'email.invalid'] };
  }
  return isChallengePossible ? { field: 'challenge', text: messages['challenge.required'] } : null;
}
