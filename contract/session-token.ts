/** Longest session token, in characters: browsers keep no longer cookie. */
const LONGEST = 4096;

/** The characters of a bearer token (RFC 6750, section 2.1): random digits, Base64 and JSON Web Tokens have no others. */
const TOKEN = /^[\w.~+/-]+=*$/;

/**
 * Whether a value of the cookie `access_token` can be a session token at all. Any other one is refused before anything is looked up
 * or called with it.
 */
export const isSessionToken = (value: string): boolean => value.length <= LONGEST && TOKEN.test(value);
