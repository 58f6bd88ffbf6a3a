import * as z from 'zod/mini';
import { curlOf } from './request-export/curl.ts';
import { personaOf } from './request-export/persona.ts';
import { playwrightOf } from './request-export/playwright.ts';
import type { MockApp, MockContext } from '../server/hono-env.ts';
import { hostOf } from '../server/headers.ts';
import { ApiError } from '../server/api-error.ts';
import type { LoggedRequest } from '../core/request-log.ts';
import { own } from '../core/own-record.ts';

const forms = z.enum(['curl', 'playwright', 'persona']);

/** A call of the journal as text to copy: a command, a test, or the account that made it. */
export function serveJournalCopy(app: MockApp): void {
  app.get('/__mock/journal/:id', (c) => {
    const { sandbox } = c.var;
    const item = sandbox.state.requestLog.find(({ id }) => String(id) === c.req.param('id'));
    if (!item)
      throw new ApiError(404, 'not_found', { text: `There is no call ${c.req.param('id')} in the journal.` });
    const form = forms.safeParse(c.req.query('as'));
    if (!form.success) {
      const text = 'Ask for it ?as=curl, ?as=playwright or ?as=persona.';
      throw new ApiError(422, 'invalid_fields', { text }, { fields: { as: 'invalid' } });
    }
    return c.text(written(c, item, form.data));
  });
}

function written(c: MockContext, item: LoggedRequest, form: z.output<typeof forms>): string {
  const { sandbox } = c.var;
  switch (form) {
    case 'curl':
      return curlOf(item, `http://${hostOf(c)}`, sandbox.id);
    case 'playwright':
      return playwrightOf(item, sandbox.setting.persona);
    case 'persona': {
      const user = own(sandbox.state.users, item.customer_id);
      if (user) return personaOf(sandbox.state, user);
      throw new ApiError(409, 'nobody_signed_in', {
        text: 'Nobody was signed in for this call, or the account is gone.',
      });
    }
  }
}
