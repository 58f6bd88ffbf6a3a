import { html } from 'hono/html';
import { page } from '../../control/html-page.ts';
import type { MockContext } from '../../server/hono-env.ts';
import { DEFAULT_SITE } from '../../server/origins.ts';
import { languageOf, translate, type TranslatedText } from '../../server/translate.ts';
import { texts } from './texts.ts';

/** What the page shows: the form, the form with an address that is none, the form after it could not be sent, or that it was sent. */
export type WaitlistView =
  | { readonly kind: 'form' }
  | { readonly kind: 'invalid'; readonly email: string }
  | { readonly kind: 'failed'; readonly email: string; readonly status: number }
  | { readonly kind: 'joined' };

export function waitlistPage(c: MockContext, view: WaitlistView): Promise<Response> {
  const language = languageOf(c.req.header('accept-language'));
  const text = (wanted: TranslatedText) => translate(language, wanted);
  const back = html`<p><a href="${c.var.site ?? DEFAULT_SITE}">${text(texts.waitlist_back)}</a></p>`;
  if (view.kind === 'joined') {
    const title = text(texts.waitlist_joined_title);
    return page(
      { title, language },
      html`<p role="status">${text(texts.waitlist_joined)}</p>
        ${back}`,
    );
  }
  const isInvalid = view.kind === 'invalid';
  const body = html`
    <p>${text(texts.waitlist_intro)}</p>
    ${view.kind === 'failed' ? html`<p><strong role="alert">${text(texts.waitlist_failed)}</strong></p>` : ''}
    <form method="post" action="/waitlist?__sandbox=${c.get('sandbox').id}" novalidate>
      <p>
        <label for="email">${text(texts.waitlist_email)}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autocomplete="email"
          value="${view.kind === 'form' ? '' : view.email}"
          ${isInvalid ? html`aria-invalid="true" aria-describedby="email-error" autofocus` : ''}
        />
        ${isInvalid ? html`<strong id="email-error" role="alert">${text(texts.waitlist_email_invalid)}</strong>` : ''}
      </p>
      <p class="buttons"><button>${text(texts.waitlist_submit)}</button></p>
    </form>
    ${back}
  `;
  const status = view.kind === 'failed' ? view.status : isInvalid ? 422 : 200;
  return page({ title: text(texts.waitlist_title), language, status }, body);
}
