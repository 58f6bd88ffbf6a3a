import { Violations } from './server/violations.ts';
import { features, jobHandlers, stateDefinition } from './features/index.ts';
import { Hono } from 'hono';
import { serveAdmin } from './admin/routes.ts';
import { announceChange } from './control/publish-changes.ts';
import { guardControl } from './control/access-guard.ts';
import { serveControl } from './control/routes.ts';
import type { Mock, MockEnv } from './server/hono-env.ts';
import { dropMarked } from './faults/transport-faults.ts';
import { errorResponse } from './server/error-response.ts';
import { resolveSandbox } from './server/resolve-sandbox.ts';
import { answerPreflight, commonHeaders, guardHost } from './server/headers.ts';
import { allowOrigins } from './server/origins.ts';
import { recordRequest } from './server/record-request.ts';
import { watchViolations } from './server/contract-violations.ts';
import { unmatched } from './server/unmatched.ts';
import { serveDocuments } from './openapi/routes.ts';
import { applyPersona } from './personas/apply.ts';
import { serveGoogleConsent } from './stand-ins/google/consent.ts';
import type { RealTime, Sandbox, Setting } from './core/sandbox.ts';
import { SandboxRegistry, type MailListener } from './core/sandbox-registry.ts';
import type { StateSetting } from './core/state.ts';
import { serveTelemetry } from './stand-ins/analytics/routes.ts';
import { serveTurnstile } from './stand-ins/turnstile/routes.ts';
import { serveWaitlist } from './stand-ins/waitlist/routes.ts';
import { errorsOf } from '../contract/docs.ts';
import { type Area, operations } from '../contract/registry.ts';
import { DEFAULT_SITE } from './server/origins.ts';
import type { Feature, ServeOptions, AnyFeature } from './server/feature.ts';
import { implement } from './server/implement.ts';
import { routeOf } from './server/route.ts';

export interface MockOptions {
  /** The setting of the sandbox `default`; the persona `complete` when left out. */
  first?: Setting;
  /** The defaults of every sandbox's setting, also of `default`'s. */
  everywhere?: StateSetting;
  /** Only reported by the health call: the process decides what a violation leads to. */
  strict?: boolean;
  /** Called for every email, so that a terminal can show the code. */
  onMail?: MailListener;
  /** Called once for each call that is not in the contract, with the calls that it is most like. */
  onUnmatched?: (text: string) => void;
  /** Where the site runs, for the links of the admin page and of emails. */
  site?: string | undefined;
  /** The origins whose pages may make the calls of the contract; every page of this computer when left out. */
  allowedOrigins?: readonly string[] | undefined;
  /** What the site's server proves itself by when it passes a visitor's address on. Without it every address is the socket's. */
  proxySecret?: string | undefined;
  /** The clock by which unused sandboxes are deleted. */
  realTime?: RealTime;
  /** `keepAlive`: milliseconds between two comments that keep an event stream open. */
  events?: { keepAlive?: number };
}

/** The whole mock without a port: tests call `app.request('/auth/login', ...)`, `listen` of http-server.ts opens a port. */
export function createApp(options: MockOptions = {}): Mock {
  const prepare = (sandbox: Sandbox) => {
    const { persona } = sandbox.setting;
    if (persona) applyPersona(sandbox, persona.name, { login: persona.login });
  };
  const first = options.first ?? { persona: { name: 'complete', login: false } };
  const sandboxes = new SandboxRegistry({
    parts: { definition: stateDefinition, jobs: jobHandlers, site: options.site ?? DEFAULT_SITE },
    first,
    everywhere: options.everywhere,
    prepare,
    onMail: options.onMail,
    realTime: options.realTime,
  });
  const violations = new Violations(options.onUnmatched);
  const app = Object.assign(new Hono<MockEnv>(), { sandboxes, violations });

  const { site, proxySecret = '' } = options;
  const allowsOrigin = allowOrigins(options.allowedOrigins);
  app.use((c, next) => {
    c.set('site', site);
    c.set('allowsOrigin', allowsOrigin);
    c.set('proxySecret', proxySecret);
    return next();
  });
  app.use(commonHeaders, watchViolations(violations), guardHost, answerPreflight, guardControl);
  app.use(resolveSandbox(sandboxes), announceChange, recordRequest);
  const serveOptions = { site, keepAlive: options.events?.keepAlive };
  for (const [area, feature] of Object.entries(features))
    serveFeature(app, area as Area, feature, serveOptions);
  serveTurnstile(app);
  serveTelemetry(app);
  serveGoogleConsent(app);
  serveWaitlist(app);
  serveDocuments(app);
  serveAdmin(app, site);
  serveControl(app, {
    sandboxes,
    violations,
    strict: options.strict ?? false,
    events: options.events,
  });
  app.notFound(unmatched(app));
  app.onError((error, c) => errorResponse(c, error));

  const { fetch } = app;
  app.fetch = async (...args) => dropMarked(await fetch(...args));
  return app;
}

/** Serves an area: each of its calls by the handler of the same name. */
function serveFeature(app: Mock, area: Area, feature: Feature<Area>, options: ServeOptions): void {
  const { handlers, bodySchemas, serve } = feature as unknown as AnyFeature;
  for (const operation of operations.filter((one) => one.area === area)) {
    const handler = handlers[operation.name];
    if (handler)
      implement(app, routeOf(operation.endpoint), handler, {
        body: bodySchemas?.[operation.name],
        errors: new Set(Object.keys(errorsOf(operation))),
      });
  }
  serve?.(app, options);
}
