import * as z from 'zod/mini';
import { documentControl } from './control-endpoint.ts';
import { curlOf } from './request-export/curl.ts';
import { playwrightOf } from './request-export/playwright.ts';
import type { MockApp, MockContext } from '../server/hono-env.ts';
import { hostOf } from '../server/headers.ts';
import { ApiError } from '../server/api-error.ts';
import type { LoggedRequest } from '../core/request-log.ts';

const forms = z.enum(['curl', 'playwright']);

/** A call of the journal as text to copy: a command or a test. */
export function serveJournalCopy(app: MockApp): void {
  documentControl(app, {
    method: 'GET',
    path: '/__mock/journal/{id}',
    summary: 'Writes a logged request as a curl command or as a Playwright test.',
    example: { params: { id: '1' }, query: { as: 'curl' } },
    query: z.object({ as: forms }),
    reply: z.string(),
    type: 'text/plain',
  });
  app.get('/__mock/journal/:id', (c) => {
    const { sandbox } = c.var;
    const item = sandbox.state.requestLog.find(({ id }) => String(id) === c.req.param('id'));
    if (!item)
      throw new ApiError('not_found', { text: `There is no call ${c.req.param('id')} in the journal.` });
    const form = forms.safeParse(c.req.query('as'));
    if (!form.success) {
      const text = 'Ask for it ?as=curl or ?as=playwright.';
      throw new ApiError('invalid_fields', { text }, { fields: { as: 'invalid' } });
    }
    return c.text(written(c, item, form.data));
  });
}

function written(c: MockContext, item: LoggedRequest, form: z.output<typeof forms>): string {
  const { sandbox } = c.var;
  return form === 'curl'
    ? curlOf(item, `http://${hostOf(c)}`, sandbox.id)
    : playwrightOf(item, sandbox.setting.persona);
}
