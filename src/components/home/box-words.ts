import type { Messages } from '#src/i18n/messages.ts';

/** The messages of the sign-up island. They are props written into the page, so only those that it shows. */
export function boxWords({ home, fields, auth, toasts }: Messages) {
  const { label, placeholder, submit, sending, check, starts } = home.box;
  const { codeSent, signupFailed, codeRequestFailed, authorizationFailed, offline } = toasts;
  const { stillWorking, region, close } = toasts;
  return {
    messages: { label, placeholder, submit, sending, check, starts, storage: auth.shared.storage.signup },
    fields: {
      'email.required': fields['email.required'],
      'email.invalid': fields['email.invalid'],
      'challenge.required': fields['challenge.required'],
    },
    challenge: auth.shared.challenge,
    toasts: {
      codeSent,
      signupFailed,
      codeRequestFailed,
      authorizationFailed,
      offline,
      stillWorking,
      region,
      close,
    },
  };
}
