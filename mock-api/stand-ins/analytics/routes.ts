import { texts as serverTexts } from '../../server/texts.ts';
import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { withFaults } from '../../faults/apply-faults.ts';
import type { ExplicitOp } from '../../server/call-names.ts';
import { bundleScript } from '../../server/bundle-script.ts';
import { fieldErrors } from '../../server/field-errors.ts';
import { isOurOrigin } from '../../server/origins.ts';
import { readJson } from '../../server/read-body.ts';
import { ApiError } from '../../server/api-error.ts';
import { analyticsReport, recorderReport } from './report-schemas.ts';

/** A classic script: one function, which is called with the script's tag. */
const script = (name: string, start: string) =>
  `(() => {\n'use strict';\n${bundleScript(import.meta.url, ['collector.js', name])}\n${start}(document.currentScript);\n})();\n`;

const services = {
  analytics: { text: script('analytics.js', 'startAnalytics'), report: analyticsReport },
  recorder: { text: script('recorder.js', 'startRecorder'), report: recorderReport },
} as const;

/** Stand-ins for the analytics and session recording services (spec section 7, Third-party): their scripts and reports. */
export function serveTelemetry(app: MockApp): void {
  for (const service of ['analytics', 'recorder'] as const) {
    const { text, report } = services[service];
    const path = `/telemetry/${service}` as const;
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      // A page of another origin may load it, even if it is cross-origin isolated.
      'cross-origin-resource-policy': 'cross-origin',
    };
    app.get(`${path}.js`, (c) =>
      withFaults(
        c,
        `GET ${path}.js` satisfies ExplicitOp,
        () => Promise.resolve(new Response(text, { headers })),
        {
          byName: true,
        },
      ),
    );
    app.post(path, (c) => collect(c, path, report));
  }
}

/** What was sent is in the request log. A script on a page that must not have it is also a violation. */
async function collect(
  c: MockContext,
  path: string,
  schema: typeof analyticsReport | typeof recorderReport,
): Promise<Response> {
  // A page of any site can send plain text without a preflight.
  if (!isOurOrigin(c.req.header('origin')))
    throw new ApiError('origin_refused', { text: 'Pages of another site may not report here.' });
  const body = await readJson(c, { types: ['text/plain', 'application/json'] });
  c.set('body', body);
  const report = schema.safeParse(body);
  if (!report.success)
    throw new ApiError('invalid_fields', serverTexts.invalid_fields, {
      fields: fieldErrors(schema, body, report.error.issues),
    });
  if (report.data.kind === 'refused')
    c.set('violation', `${path}: its script is on a page without data-${report.data.missing}`);
  return c.body(null, 204);
}
