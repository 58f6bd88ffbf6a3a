/** How somebody logged in: the methods of authentication, of which RFC 8176 names some for tokens (`amr`). */
export const authenticationMethods = ['password', 'signup_code', 'google', 'device_code'] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

/** Those that need no code from the mailbox. A finished account always has one. */
export const permanentMethods = ['password', 'google'] as const satisfies readonly AuthenticationMethod[];

/** What a second factor was proven by. */
export const secondFactors = ['totp', 'recovery_code'] as const;
export type SecondFactor = (typeof secondFactors)[number];
