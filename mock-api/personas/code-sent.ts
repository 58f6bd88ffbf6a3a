import { append } from '../core/mailbox.ts';
import { CODE_SECONDS } from '#contract/fields.ts';
import { codeEmail } from '../features/verification-codes/code-emails.ts';
import { askForCode } from '../features/verification-codes/open-codes.ts';
import type { SandboxState } from '../core/state.ts';
import { personaDeviceId, type Persona } from './fixtures.ts';

function sendCode(state: SandboxState, email: string) {
  const asker = { id: personaDeviceId(state, email), known: false };
  const code = askForCode(state, { kind: 'signup', email, customer_id: null, asker, isDecoy: false });
  append(state, codeEmail(code, 'en'));
  return code;
}

export const codeSent: Persona = {
  title: 'Has requested a sign-up code and not typed it yet',
  group: 'Signing up',
  email: 'code-sent@example.com',
  build(state) {
    sendCode(state, this.email);
    return null;
  },
};

export const codeExpired: Persona = {
  title: 'Has requested a sign-up code, which has expired',
  group: 'Signing up',
  email: 'code-expired@example.com',
  build(state) {
    const code = sendCode(state, this.email);
    code.created_at -= (CODE_SECONDS + 1) * 1000;
    code.expires_at -= (CODE_SECONDS + 1) * 1000;
    return null;
  },
};
