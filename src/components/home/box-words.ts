import type { Messages } from '#src/i18n/messages.ts';

/** The words of the sign-up island. They travel in the page, so no more of them than it shows. */
export function boxWords({ home, fields, auth, toasts }: Messages) {
  const { label, placeholder, submit, sending, check, starts } = home.box;
  const { codeSent, codeRequestFailed, stillWorking, region, close } = toasts;
  return {
    words: { label, placeholder, submit, sending, check, starts },
    fields: {
      'email.required': fields['email.required'],
      'email.invalid': fields['email.invalid'],
      'challenge.required': fields['challenge.required'],
    },
    challenge: auth.shared.challenge,
    toasts: { codeSent, codeRequestFailed, stillWorking, region, close },
  };
}
