import { CONSENTS, OPTED_OUT } from '../server/consent.ts';
import type { Answer } from './guest-requests.ts';

/** The scripts of services that need consent, by the consent that allows them. */
export type Telemetry = Readonly<Record<string, string>>;

/** A page with its variants by consent. */
export interface GuestPage {
  readonly answer: Answer;
  /** By consent, where the page differs from the undecided visitor's. */
  readonly variants: ReadonlyMap<string, Answer>;
}

/** The request headers of a guest with this consent. */
function answeredBy(consent: string): Readonly<Record<string, string>> {
  return consent === OPTED_OUT ? { 'sec-gpc': '1' } : { cookie: `consent=${consent}` };
}

/** The scripts that a consent allows. */
export function allowedBy(consent: string, telemetry: Telemetry): string[] {
  return Object.entries(telemetry)
    .filter(([service]) => consent === service || consent === 'all')
    .map(([, script]) => script);
}

/**
 * Renders a page once for each consent, unless the build asks for none.
 * @returns the variants that differ from the undecided visitor's page, by consent.
 */
export async function askVariants(
  undecided: Answer,
  telemetry: Telemetry,
  ask: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Map<string, Answer>> {
  const variants = new Map<string, Answer>();
  if (Object.keys(telemetry).length === 0) return variants;
  for (const consent of CONSENTS) {
    const answer = await ask(answeredBy(consent));
    if (!isSame(answer, undecided)) variants.set(consent, answer);
  }
  return variants;
}

/** The policy is the only header that depends on consent. */
export function isSame(one: Answer, other: Answer): boolean {
  const policy = 'content-security-policy';
  return (
    one.status === other.status &&
    one.headers[policy] === other.headers[policy] &&
    one.body.equals(other.body)
  );
}
