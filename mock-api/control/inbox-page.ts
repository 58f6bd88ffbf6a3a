import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import type { MockApp, MockContext } from '../server/hono-env.ts';
import { now } from '../core/clock.ts';
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
  app.get('/__mock/inbox', inbox);
}

/** An address of the control plane that stays in the sandbox. */
const within = (c: MockContext, path: string) => {
  const { id } = c.get('sandbox');
  return id === DEFAULT_SANDBOX ? path : `${path}${path.includes('?') ? '&' : '?'}__sandbox=${id}`;
};

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
      · <a href="${within(c, '/__mock')}">Mock API</a>
    </p>
    ${mails.length > 0 ? mails.map((mail) => letter(mail, now(state))) : html`<p>No mail has come in ${id} yet.</p>`}
  `;
  return page({ title: 'Inbox', refresh: live ? RELOAD_SECONDS : undefined }, body);
}

function letter(mail: Mail, at: number) {
  return html`<section class="card">
    <p>To ${mail.to}, ${mail.kind}, ${moment(mail.at)}</p>
    ${mail.link === undefined && mail.code !== '' ? html`<span class="code">${mail.code}</span>` : ''}
    <p>${withLinks(mail.text)}</p>
    ${mail.link === undefined ? '' : html`<p><a href="${mail.link}">${mail.link}</a></p>`}
    ${mail.expires_at === null ? '' : validity(mail.expires_at, at)}
  </section>`;
}

/** The text of an email, in which each URL is a link. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));

function validity(until: string, at: number) {
  return html`<p>${Date.parse(until) <= at ? 'Expired' : 'Valid until'} ${moment(until)}</p>`;
}

/** To the second; the mock knows nobody's time zone. */
function moment(at: string) {
  return html`<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
