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
import { recordRequest } from './server/record-request.ts';
import { watchViolations, Violations } from './server/contract-violations.ts';
import { unmatched } from './server/unmatched.ts';
import { serveStream } from './features/market/stream/ws-routes.ts';
import { serveDocuments } from './openapi/routes.ts';
import { applyPersona } from './personas/apply.ts';
import { serveAuth } from './features/auth/routes.ts';
import { serveContact } from './features/contact-form/routes.ts';
import { serveDevice } from './features/devices/routes.ts';
import { serveGoogleConsent } from './stand-ins/google/consent.ts';
import { serveMarket } from './features/market/routes.ts';
import { serveNewsletter } from './features/newsletter/routes.ts';
import { serveNotifications } from './features/notifications/routes.ts';
import { servePreferences } from './features/preferences/routes.ts';
import { servePromotions } from './features/promotions/routes.ts';
import { serveReferral } from './features/referral/routes.ts';
import { serveSearch } from './features/search/routes.ts';
import { serveSessionLife } from './features/session/routes.ts';
import { serveStatus } from './features/service-status/routes.ts';
import { serveSupport } from './features/support/routes.ts';
import { serveTransactions } from './features/transactions/routes.ts';
import { serveTwoFactor } from './features/two-factor/routes.ts';
import { serveUser } from './features/onboarding/routes.ts';
import { serveWallet } from './features/balances/routes.ts';
import { serveEventStream } from './features/user-events/routes.ts';
import { serveWhatsapp } from './features/linked-accounts/whatsapp.ts';
import type { RealTime, Sandbox, Setting } from './core/sandbox.ts';
import { SandboxRegistry, type MailListener } from './core/sandbox-registry.ts';
import type { StateSetting } from './core/state.ts';
import { serveTelemetry } from './stand-ins/analytics/routes.ts';
import { serveTurnstile } from './stand-ins/turnstile/routes.ts';

export interface MockOptions {
  /** How `default` begins; Tobi Adeyemi has an account there unless told otherwise. */
  first?: Setting;
  /** What every sandbox begins with unless it is created otherwise, `default` too. */
  everywhere?: StateSetting;
  /** Only said in the health: what to do about an offence is the process's business. */
  strict?: boolean;
  /** Told of every mail, so that a terminal can show the code. */
  onMail?: MailListener;
  /** Told once of each call that is not in the contract, and what it may have been meant for. */
  onUnmatched?: (text: string) => void;
  /** Where the site runs, for the links of the admin page and of letters. */
  site?: string | undefined;
  /** By which unused sandboxes go. */
  realTime?: RealTime;
  /** Milliseconds between two comments that keep a stream of events open. */
  events?: { keepAlive?: number };
}

/** The whole mock without a port: tests call `app.request('/auth/login', ...)`, server.ts listens. */
export function createApp(options: MockOptions = {}): Mock {
  const prepare = (sandbox: Sandbox) => {
    const { persona } = sandbox.setting;
    if (persona) applyPersona(sandbox.state, persona.name, { login: persona.login });
  };
  const first = options.first ?? { persona: { name: 'complete', login: false } };
  const sandboxes = new SandboxRegistry({
    first,
    everywhere: options.everywhere,
    prepare,
    onMail: options.onMail,
    realTime: options.realTime,
  });
  const offences = new Violations(options.onUnmatched);
  const app = Object.assign(new Hono<MockEnv>(), { sandboxes, offences });

  app.use(commonHeaders, watchViolations(offences), guardHost, answerPreflight, guardControl);
  app.use(resolveSandbox(sandboxes), announceChange, recordRequest);
  serveAuth(app);
  serveDevice(app);
  serveSessionLife(app);
  serveUser(app);
  servePreferences(app);
  serveReferral(app);
  serveTwoFactor(app);
  serveNotifications(app);
  serveWhatsapp(app);
  servePromotions(app);
  serveWallet(app);
  serveTransactions(app);
  serveEventStream(app, options.events);
  serveMarket(app);
  serveContact(app);
  serveNewsletter(app, options.site);
  serveStatus(app);
  serveSupport(app);
  serveSearch(app);
  serveTurnstile(app);
  serveTelemetry(app);
  serveGoogleConsent(app);
  serveStream(app);
  serveDocuments(app);
  serveAdmin(app, options.site);
  serveControl(app, {
    sandboxes,
    prepare,
    offences,
    strict: options.strict ?? false,
    events: options.events,
  });
  app.notFound(unmatched(app));
  app.onError((error, c) => errorResponse(c, error));

  const { fetch } = app;
  app.fetch = async (...args) => dropMarked(await fetch(...args));
  return app;
}
