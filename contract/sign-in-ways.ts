/** How somebody logged in, and by what second factor. */
export const signInWays = ['password', 'signup_code', 'google', 'device_code'] as const;
export type SignInWay = (typeof signInWays)[number];
export const signInFactors = ['totp', 'recovery_code'] as const;
export type SignInFactor = (typeof signInFactors)[number];
