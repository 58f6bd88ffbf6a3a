import type { ErrorDetails } from '#contract/error-codes.ts';
import type { ReauthMethod, ReauthPurpose } from '#contract/reauth-purposes.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import type { Answer, Visitor } from '../visitor.ts';

export type Refusal = ErrorDetails['reauth_required'];

/** What of a persona's secrets a method asks for. */
async function secretOf(visitor: Visitor, purpose: ReauthPurpose, method: ReauthMethod): Promise<string> {
  switch (method) {
    case 'password':
      return PERSONA_PASSWORD;
    case 'email_code': {
      await visitor.post('/auth/reauth/request-code', { purpose });
      return (await visitor.get('/__mock/mail/latest?kind=reauth')).body.code as string;
    }
    case 'totp': {
      const { items } = (await visitor.get('/__mock/authenticator')).body as { items: { code: string }[] };
      return items[0]?.code ?? '';
    }
    case 'recovery_code':
      throw new Error('Nobody can read one again.');
  }
}

/** What the API names of a persona, as the body of the call that proves it. */
export async function proofOf(visitor: Visitor, purpose: ReauthPurpose): Promise<object> {
  const { body } = await visitor.post('/auth/reauth', { purpose });
  const { methods } = body.details as Refusal;
  const given: Partial<Record<ReauthMethod, string>> = {};
  for (const method of methods.filter((one) => one !== 'recovery_code'))
    given[method] = await secretOf(visitor, purpose, method);
  return { purpose, ...given };
}

/** Proves that it is the persona who calls, as a person who knows and has everything. */
export async function prove(visitor: Visitor, purpose: ReauthPurpose): Promise<Answer> {
  const answer = await visitor.post('/auth/reauth', await proofOf(visitor, purpose));
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
