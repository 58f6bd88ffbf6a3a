import { withFaults } from '../../faults/apply-faults.ts';
import { ApiError } from '../../server/api-error.ts';
import { errorResponse } from '../../server/error-response.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { createRequestContext } from '../../server/request-context.ts';
import { exportOf, filePath } from './exports.ts';
import { texts } from './texts.ts';

const OP = `GET ${filePath('{id}')}`;

/** Serves the files of exports, to the sessions of their customers. They are no calls with a JSON reply. */
export function serveFiles(app: MockApp): void {
  app.get(filePath(':id'), (c) => {
    c.set('op', OP);
    return withFaults(c, OP, () => {
      try {
        const { state, requireSession } = createRequestContext(c);
        const found = exportOf(state, requireSession().user.customer_id, c.req.param('id') ?? '');
        if (!found?.file) throw new ApiError('not_found', texts.export_not_found);
        return Promise.resolve(
          c.body(found.file.text, 200, {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${found.file_name}"`,
            'cache-control': 'private, no-store',
          }),
        );
      } catch (error) {
        return Promise.resolve(errorResponse(c, error));
      }
    });
  });
}
