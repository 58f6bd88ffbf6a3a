import { CONSENTS, OPTED_OUT } from '../server/consent.ts';
import type { Answer } from './guest-requests.ts';

/** The scripts of the services that visitors are asked about, by the answer that allows them. */
export type Telemetry = Readonly<Record<string, string>>;

/** One page as the guests of one kind after another get it. */
export interface GuestPage {
  readonly answer: Answer;
  /** By the answer to the consent question, where that makes it another page. */
  readonly variants: ReadonlyMap<string, Answer>;
}

/** What a guest sends who has answered the consent question like this. */
export function answeredBy(consent: string): Readonly<Record<string, string>> {
  return consent === OPTED_OUT ? { 'sec-gpc': '1' } : { cookie: `consent=${consent}` };
}

/** The scripts that an answer allows. */
export function allowedBy(consent: string, telemetry: Telemetry): string[] {
  return Object.entries(telemetry)
    .filter(([service]) => consent === service || consent === 'all')
    .map(([, script]) => script);
}

/**
 * Asks for a page once for each answer to the consent question; never where nobody is asked.
 * @returns those that are another page than the undecided visitor's, by answer.
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

/** The policy is the only header that depends on who asks. */
export function isSame(one: Answer, other: Answer): boolean {
  const policy = 'content-security-policy';
  return (
    one.status === other.status &&
    one.headers[policy] === other.headers[policy] &&
    one.body.equals(other.body)
  );
}
