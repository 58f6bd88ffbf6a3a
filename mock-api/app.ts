import { Hono } from 'hono';
import { serveAdmin } from './admin/serve-admin.ts';
import { announceChange } from './control/announce.ts';
import { guardControl } from './control/guard.ts';
import { serveControl } from './control/serve-control.ts';
import type { Mock, MockEnv } from './environment.ts';
import { dropMarked } from './faults/connection.ts';
import { errorResponse } from './http/error-response.ts';
import { findSandbox } from './http/find-sandbox.ts';
import { answerPreflight, commonHeaders, guardHost } from './http/headers.ts';
import { keepJournal } from './http/keep-journal.ts';
import { keepOffences, Offences } from './http/keep-offences.ts';
import { answerUnserved } from './http/unserved.ts';
import { serveStream } from './market/serve-stream.ts';
import { serveDocuments } from './openapi/serve-documents.ts';
import { applyPersona } from './personas/apply.ts';
import { serveAuth } from './routes/auth.ts';
import { serveContact } from './routes/contact.ts';
import { serveDevice } from './routes/device.ts';
import { serveGoogleConsent } from './routes/google-consent.ts';
import { serveMarket } from './routes/market.ts';
import { serveNewsletter } from './routes/newsletter.ts';
import { serveNotifications } from './routes/notifications.ts';
import { servePreferences } from './routes/preferences.ts';
import { servePromotions } from './routes/promotions.ts';
import { serveReferral } from './routes/referral.ts';
import { serveSearch } from './routes/search.ts';
import { serveSessionLife } from './routes/session-life.ts';
import { serveStatus } from './routes/status.ts';
import { serveSupport } from './routes/support.ts';
import { serveTransactions } from './routes/transactions.ts';
import { serveTwoFactor } from './routes/two-factor.ts';
import { serveUser } from './routes/user.ts';
import { serveWallet } from './routes/wallet.ts';
import { serveEventStream } from './routes/events.ts';
import { serveWhatsapp } from './routes/whatsapp.ts';
import type { RealTime, Sandbox, Setting } from './state/sandbox.ts';
import { Sandboxes, type MailListener } from './state/sandboxes.ts';
import type { StateSetting } from './state/state.ts';
import { serveTelemetry } from './telemetry/serve-telemetry.ts';
import { serveTurnstile } from './turnstile/serve-turnstile.ts';

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
  const sandboxes = new Sandboxes({
    first,
    everywhere: options.everywhere,
    prepare,
    onMail: options.onMail,
    realTime: options.realTime,
  });
  const offences = new Offences(options.onUnmatched);
  const app = Object.assign(new Hono<MockEnv>(), { sandboxes, offences });

  app.use(commonHeaders, keepOffences(offences), guardHost, answerPreflight, guardControl);
  app.use(findSandbox(sandboxes), announceChange, keepJournal);
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
  app.notFound(answerUnserved(app));
  app.onError((error, c) => errorResponse(c, error));

  const { fetch } = app;
  app.fetch = async (...args) => dropMarked(await fetch(...args));
  return app;
}
