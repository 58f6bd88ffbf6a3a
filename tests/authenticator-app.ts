import { Secret, TOTP, URI } from 'otpauth';

const STEP_MS = 30_000;

/** A phone with an authenticator app: the published algorithm (RFC 6238) on what a QR code or a typed key says. */
export interface AuthenticatorApp {
  /** What it shows at a moment, in milliseconds since 1970; this process's own by default. */
  readonly show: (at?: number) => string;
}

/** @param scanned an `otpauth:` address, or a key in Base32, with or without blanks. @throws TypeError for an address that is none */
export function authenticatorApp(scanned: string): AuthenticatorApp {
  const totp = scanned.startsWith('otpauth:')
    ? URI.parse(scanned)
    : new TOTP({ secret: Secret.fromBase32(scanned.replace(/\s/g, '')) });
  return { show: (at = Date.now()) => (totp as TOTP).generate({ timestamp: at }) };
}

/** A moment so many steps of 30 seconds away. */
export const stepsFrom = (steps: number, at = Date.now()): number => at + steps * STEP_MS;

/** A code that the app shows at none of the steps of the hour before or after. */
export function wrongCode(app: AuthenticatorApp): string {
  const shown = new Set(Array.from({ length: 242 }, (_, index) => app.show(stepsFrom(index - 121))));
  return ['000000', '111111', '222222'].find((code) => !shown.has(code)) ?? '333333';
}
