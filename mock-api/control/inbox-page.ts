import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import type { MockApp, MockContext } from '../server/hono-env.ts';
import { PERSONA_PASSWORD } from '../personas/fixtures.ts';
import { iso, now } from '../core/clock.ts';
import type { Mail } from '../core/mailbox.ts';
import { DEFAULT_SANDBOX } from '../core/sandbox-registry.ts';
import { page } from './html-page.ts';

const style = ['tokens.css', 'pages.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('');
/** Mails on one page; older ones are of no use to anybody. */
const SHOWN = 30;
const RELOAD_SECONDS = 5;

export function servePages(app: MockApp): void {
  app.get('/__mock/pages.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/', home);
  app.get('/__mock/inbox', inbox);
}

/** An address of the control plane that stays in the sandbox. */
const within = (c: MockContext, path: string) => {
  const { id } = c.get('sandbox');
  return id === DEFAULT_SANDBOX ? path : `${path}${path.includes('?') ? '&' : '?'}__sandbox=${id}`;
};

function home(c: MockContext): Promise<Response> {
  const { state, id } = c.get('sandbox');
  const accounts = Object.values(state.users).map(
    (user) =>
      html`<tr>
        <td>${user.email}</td>
        <td>${user.username ? `@${user.username}` : 'no username yet'}</td>
        <td>
          ${user.pendingSteps.length > 0 ? `to do: ${user.pendingSteps.join(', ')}` : user.accountStatus}
        </td>
      </tr>`,
  );
  const links = [
    ['/__mock', 'all of this to look at and to change'],
    ['/__mock/mail/latest', 'the newest mail as JSON'],
    ['/__mock/journal', 'every call that came in'],
    ['/__mock/sandboxes', 'the isolated worlds of tests'],
    ['/__mock/clock', 'what time it is here'],
    ['/__mock/ticker', 'the market stream'],
    ['/__mock/faults', 'what is set to go wrong'],
    ['/__mock/catalogue', 'every error that people can read, and how to see it'],
    ['/__mock/invariants', 'whether the books add up'],
    ['/__mock/health', 'whether it runs'],
    ['/__mock/snapshot', 'all of this sandbox, to be restored'],
    ['/docs', 'every call of the API'],
  ].map(
    ([path = '', what = '']) =>
      html`<tr>
        <td><a href="${within(c, path)}">${path}</a></td>
        <td>${what}</td>
      </tr>`,
  );
  const body = html`
    <p>
      The API that Cowrie is built and tested against. It keeps everything in memory and sends nothing
      anywhere.
    </p>
    <p class="card">
      Signing up by hand? The codes are in the <a href="${within(c, '/__mock/inbox')}">inbox</a>. Addresses
      such as <code>you+test@example.com</code> always get 424242, and TEST4242 for a new password.
    </p>
    <h2>Accounts in the sandbox ${id}</h2>
    <p>The password of accounts that come with the mock is <code>${PERSONA_PASSWORD}</code>.</p>
    <table>
      <tr>
        <th scope="col">Email</th>
        <th scope="col">Username</th>
        <th scope="col">State</th>
      </tr>
      ${accounts}
    </table>
    <h2>Look inside</h2>
    <table>
      ${links}
    </table>
    <p>The clock of this sandbox shows ${moment(iso(now(state)))}.</p>
  `;
  return page({ title: 'Mock API' }, body);
}

function inbox(c: MockContext): Promise<Response> {
  const { state, id } = c.get('sandbox');
  const live = c.req.query('live') !== undefined;
  const mails = state.mails.slice(-SHOWN).reverse();
  const body = html`
    <p>
      <a href="${within(c, '/__mock/inbox')}">Refresh</a> ·
      ${
        live
          ? html`refreshes every ${RELOAD_SECONDS} seconds`
          : html`<a href="${within(c, '/__mock/inbox?live=1')}">Refresh by itself</a>`
      }
      · <a href="${within(c, '/')}">Mock API</a>
    </p>
    ${mails.length > 0 ? mails.map((mail) => letter(mail, now(state))) : html`<p>No mail has come in ${id} yet.</p>`}
  `;
  return page({ title: 'Inbox', refresh: live ? RELOAD_SECONDS : undefined }, body);
}

function letter(mail: Mail, at: number) {
  return html`<section class="card">
    <p>To ${mail.to}, ${mail.kind}, ${moment(mail.at)}</p>
    ${mail.link === undefined ? html`<span class="code">${mail.code}</span>` : ''}
    <p>${mail.text}</p>
    ${mail.link === undefined ? '' : html`<p><a href="${mail.link}">${mail.link}</a></p>`}
    ${mail.expires_at === null ? '' : validity(mail.expires_at, at)}
  </section>`;
}

function validity(until: string, at: number) {
  return html`<p>${Date.parse(until) <= at ? 'Expired' : 'Valid until'} ${moment(until)}</p>`;
}

/** To the second; the mock knows nobody's time zone. */
function moment(at: string) {
  return html`<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
