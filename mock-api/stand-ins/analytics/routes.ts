import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { withFaults } from '../../faults/apply-faults.ts';
import { bundleScript } from '../../server/bundle-script.ts';
import { fieldErrors } from '../../server/field-errors.ts';
import { isOurOrigin } from '../../server/origins.ts';
import { readJson } from '../../server/read-body.ts';
import { ApiError } from '../../server/api-error.ts';
import { analyticsReport, recorderReport } from './report-schemas.ts';

/** As a page loads it: in one function, told of its own tag. */
const script = (name: string, start: string) =>
  `(() => {\n'use strict';\n${bundleScript(import.meta.url, ['collector.js', name])}\n${start}(document.currentScript);\n})();\n`;

const services = {
  analytics: { text: script('analytics.js', 'startAnalytics'), report: analyticsReport },
  recorder: { text: script('recorder.js', 'startRecorder'), report: recorderReport },
} as const;

/** Stand-ins for the analytics and session recording services (spec section 7, Third-party): their scripts and what these send. */
export function serveTelemetry(app: MockApp): void {
  for (const [service, { text, report }] of Object.entries(services)) {
    const path = `/telemetry/${service}`;
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      // A page of another origin may load it, also under a policy that isolates it.
      'cross-origin-resource-policy': 'cross-origin',
    };
    app.get(`${path}.js`, (c) =>
      withFaults(c, `GET ${path}.js`, () => Promise.resolve(new Response(text, { headers })), {
        byName: true,
      }),
    );
    app.post(path, (c) => collect(c, path, report));
  }
}

/** The journal has what was sent; a stand-in that should not have been there is an offence besides. */
async function collect(
  c: MockContext,
  path: string,
  schema: typeof analyticsReport | typeof recorderReport,
): Promise<Response> {
  // Plain text comes from any site without asking.
  if (!isOurOrigin(c.req.header('origin')))
    throw new ApiError(403, 'origin_refused', { text: 'Pages of another site may not report here.' });
  const body = await readJson(c, { types: ['text/plain', 'application/json'] });
  c.set('body', body);
  const report = schema.safeParse(body);
  if (!report.success)
    throw new ApiError(422, 'invalid_fields', 'invalid_fields', {
      fields: fieldErrors(schema, body, report.error.issues),
    });
  if (report.data.kind === 'refused')
    c.set('offence', `${path}: its script is on a page without data-${report.data.missing}`);
  return c.body(null, 204);
}
