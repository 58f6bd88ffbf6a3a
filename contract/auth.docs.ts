import { guessablePassword } from './password.docs.ts';
import type { AreaDocs } from './area-docs.ts';
import { moreCodes, openCodes, wrongTries } from './wrong-tries.docs.ts';

export const authDocs: AreaDocs<'auth'> = {
  about: 'Signing up, logging in, verifying a new device, resetting a password, and Google.',
  calls: {
    login: {
      summary: 'Log in with email and password',
      description:
        'Starts a session and sets the cookie `access_token`, unless a second step is needed. With `identifier` alone in the reply, a code was sent by email and `verifyNewDevice` takes it; with `two_factor: true` as well, `verifyTwoFactor` takes a code of the authenticator app, and no email is sent. A device is known by the cookies `device_id` and `device_key` together, whatever the body says. A first log-in on another one restricts, for 24 hours, what that device can send, and gives a new `device_key`. An unknown address and a wrong password get the same reply after the same time, so that nobody learns who has an account. `device_id` is null where the device could not be registered.',
      errors: {
        invalid_credentials: 'The address is unknown or the password is wrong.',
        rate_limited: wrongTries.password,
        account_banned: 'The password is right and the account is banned.',
        account_deleted: 'The password is right and the account was deleted.',
        challenge_failed:
          'The token of the challenge is missing, used, older than 300 seconds, or of another widget.',
        resend_too_soon: `A code was sent to this address less than 30 seconds ago. ${moreCodes}`,
      },
      example: {
        body: {
          email: 'ann@example.com',
          password: 'Cowrie2026!',
          turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX',
          device_id: null,
        },
      },
    },
    requestSignupCode: {
      summary: 'Send a code that proves an email address',
      description: `Sends six digits that are good for five minutes. An address whose account has a password or Google gets the same reply and an email with two links (log in, reset the password) in place of a code, so that nobody learns who has an account: whatever is typed then is a wrong code. ${openCodes.shared}`,
      errors: {
        challenge_failed:
          'The token of the challenge is missing, used, older than 300 seconds, or of another widget.',
        resend_too_soon: openCodes.tooSoon,
      },
      rateLimit: openCodes.rateLimit,
      example: {
        body: { email: 'ann@example.com', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX', device_id: null },
      },
    },
    verifySignupCode: {
      summary: 'Finish a sign-up with its code',
      description:
        'Creates the account, or goes on with one that was left before it had a password or Google. Starts a session, trusts the device and sets the cookie `access_token`; with `two_factor: true` in the reply, `verifyTwoFactor` takes `identifier` first. Which onboarding steps are left, `getProfileStatus` says.',
      errors: {
        code_invalid: 'The code is wrong. `tries_left` counts down from four.',
        code_expired: openCodes.expired,
        code_locked: openCodes.locked,
        flow_expired: 'The `identifier` is unknown: the flow has to start again.',
        account_banned: 'The account of this address is banned.',
        account_deleted: 'The account of this address was deleted.',
      },
      example: { body: { code: '123456', identifier: 'idn_0' } },
    },
    requestPasswordReset: {
      summary: 'Send a code that resets a password',
      description: `Sends eight characters that are good for five minutes, if the address has an account. The reply is the same if it has none. ${openCodes.shared}`,
      errors: {
        challenge_failed:
          'The token of the challenge is missing, used, older than 300 seconds, or of another widget.',
        resend_too_soon: openCodes.tooSoon,
      },
      rateLimit: openCodes.rateLimit,
      example: {
        body: { email: 'ann@example.com', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX', device_id: null },
      },
    },
    verifyPasswordResetCode: {
      summary: 'Exchange a reset code for the right to set a password',
      description:
        'The `identifier` of the reply is another one than that of the request, and lets `resetPassword` be called once within 15 minutes.',
      errors: {
        challenge_failed:
          'The token of the challenge is missing, used, older than 300 seconds, or of another widget.',
        code_invalid: 'The code is wrong. `tries_left` counts down from four.',
        code_expired: openCodes.expired,
        code_locked: openCodes.locked,
        flow_expired: 'The `identifier` is unknown: the flow has to start again.',
      },
      example: { body: { code: 'ABCD1234', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX', identifier: 'idn_0' } },
    },
    resetPassword: {
      summary: 'Set a new password after a reset',
      description: `Ends every session of the account, and every log-in that waits for its second factor, and tells it, by email too. Does not start a session: the log-in that follows asks for the second factor as any other. The password needs a special character besides the rules of a sign-up. ${guessablePassword}`,
      errors: {
        flow_expired: 'The `identifier` is unknown, was used, or is older than 15 minutes.',
      },
      example: { body: { password: 'Kettle-Sundial-41!', identifier: 'idn_0' } },
    },
    verifyNewDevice: {
      summary: 'Verify a new device with the code from the email',
      description:
        'Starts a session, trusts the device from now on and notifies the account; with `two_factor: true` in the reply, `verifyTwoFactor` takes its `identifier` first. A browser that does not prove its `device_id` by the cookie `device_key` becomes a new device, whatever the body says. Without an `identifier`, the session of an unverified device says whose code it is; without that, the call is refused with 401.',
      errors: {
        code_invalid: 'The code is wrong. `tries_left` counts down from four.',
        code_expired: 'The code is older than five minutes, was used, or a newer one was sent.',
        code_locked: 'Five wrong codes were sent. A new one has to be requested.',
        rate_limited: wrongTries.code,
        flow_expired: 'The `identifier` is unknown: the flow has to start again.',
        unauthorized: 'There is neither an `identifier` nor a session.',
        session_expired: 'There is no `identifier`, and the session has expired.',
        account_banned: 'The account is banned.',
        account_deleted: 'The account was deleted.',
      },
      example: { body: { code: '123456', identifier: 'idn_0', device_id: null } },
    },
    startGoogleSignIn: {
      summary: "Get the address of Google's consent page",
      description:
        'The browser navigates to `redirect_url`, and Google sends it back to `GET /auth/google/callback` of this API, with a `state` that is good once, for ten minutes (RFC 9700, section 4.7), and only with the cookie `oauth_browser` of this call; the code is exchanged with PKCE (RFC 7636, S256). From there the browser goes to a page of the site: `/oauth/callback` with the documented parameters; with two-factor on `/verify`, with `email` and the `identifier` for `verifyTwoFactor` in the fragment; where the account of the address is not linked `/login?link=google`, with `email` in the fragment, and the next log-in of that account in this browser links it, within ten minutes; who is signed in to that account already goes to `/oauth/callback`. An account is known by the `sub` of its Google account, whatever its address is now: an address that Google has not verified, or that is linked to another `sub`, opens nothing and leads to `/oauth/callback?error=access_denied`. Where another customer is signed in, nothing is opened: `/oauth/callback` has `held=1` besides, and `continueHeldSignIn` goes on.',
    },
    getHeldSignIn: {
      summary: 'Tell who is about to sign in with Google',
      description:
        'The sign-in that waits in this browser, by its cookie `held_sign_in`, because another customer is signed in; null without one, after ten minutes, or once the session of that customer has ended. `username` is null for an account that has none yet.',
    },
    continueHeldSignIn: {
      summary: 'Go on with a sign-in that waits',
      description:
        'Ends the session of the other customer. `next` says what follows: a session has begun; `verifyTwoFactor` takes `identifier`; or the next log-in links Google.',
      errors: {
        flow_expired:
          'No sign-in waits in this session, it is older than ten minutes, or the account is linked to another Google account.',
        account_banned: 'The account is banned.',
        account_deleted: 'The account was deleted.',
      },
    },
    stopHeldSignIn: {
      summary: 'Give up a sign-in that waits',
      description:
        'Nobody can go on with it from then on. Answers the same where none waits. Logging out gives it up, too.',
    },
  },
};
