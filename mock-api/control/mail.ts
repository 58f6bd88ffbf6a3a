import * as z from 'zod/mini';
import { integerParam } from '#contract/pagination.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import type { SandboxEvent } from '../core/sandbox-events.ts';
import { latestMail, mailKinds, type Mail, type MailFilter } from '../core/mailbox.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { done, ok } from './control-schemas.ts';

/** Milliseconds of real time; longer than any test waits. */
const LONGEST_WAIT = 60_000;

const mail = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.enum(mailKinds),
  subject: z.string(),
  text: z.string(),
  code: z.string(),
  identifier: z.string(),
  link: z.optional(z.string()),
  at: z.string(),
  expires_at: z.nullable(z.string()),
});

const filter = {
  to: z.optional(z.string()),
  kind: z.optional(z.string()),
  after: z.optional(z.string()),
};

const latest = controlEndpoint({
  summary: 'Returns the newest email that fits, and waits `wait` milliseconds for one.',
  example: { query: { to: 'you@example.com', wait: '1000' } },
  method: 'GET',
  path: '/__mock/mail/latest',
  query: z.object({
    ...filter,
    wait: z.prefault(integerParam(LONGEST_WAIT, 0), 0),
  }),
  reply: mail,
});

const list = controlEndpoint({
  summary: 'Lists the emails, oldest first.',
  example: { query: { kind: 'signup' } },
  method: 'GET',
  path: '/__mock/mail',
  query: z.object(filter),
  reply: z.object({
    items: z.array(mail),
    /** Whether addresses such as `you+test@example.com` always get 424242 and TEST4242. */
    fixed_codes: z.boolean(),
  }),
});

const clear = controlEndpoint({
  summary: 'Deletes all emails.',
  method: 'DELETE',
  path: '/__mock/mail',
  reply: done,
});

export function serveMail(app: MockApp): void {
  implementControl(app, latest, async (_body, { sandbox, state, query: { wait, ...wanted }, c }) => {
    const found =
      latestMail(state.mails, wanted) ?? (await nextMail(sandbox, wanted, wait, c.req.raw.signal));
    if (!found) throw new ApiError('no_mail', { text: 'No such mail has come.' });
    return found;
  });

  implementControl(app, list, (_body, { state, query: { after, ...wanted } }) => ({
    items: state.mails
      .slice(state.mails.findIndex(({ id }) => id === after) + 1)
      .filter((one) => latestMail([one], wanted)),
    fixed_codes: state.fixedCodes,
  }));

  implementControl(app, clear, (_body, { state }) => {
    state.mails = [];
    return ok;
  });
}

/** The next mail that fits, or null when none comes in time or the client has gone. */
function nextMail(
  sandbox: Sandbox,
  wanted: MailFilter,
  wait: number,
  signal: AbortSignal,
): Promise<Mail | null> {
  if (wait <= 0 || signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(null), wait);
    const gone = () => finish(null);
    const listener = (event: SandboxEvent) => {
      if (event.type === 'gone') finish(null);
      if (event.type === 'mail' && latestMail([event.data], { ...wanted, after: undefined }))
        finish(event.data);
    };
    signal.addEventListener('abort', gone, { once: true });
    sandbox.listeners.add(listener);

    function finish(mail: Mail | null) {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
      sandbox.listeners.delete(listener);
      resolve(mail);
    }
  });
}
