import { texts } from './texts.ts';
import { html } from 'hono/html';
import { page } from '../../control/html-page.ts';
import type { MockContext } from '../../server/hono-env.ts';
import { languageOf, translate, type TranslatedText } from '../../server/translate.ts';
import type { OauthRequest } from '../../features/auth/state.ts';

export interface ConsentForm {
  consent: OauthRequest | undefined;
  /** The API's `code_challenge` (RFC 7636). */
  challenge: string;
  /** Where the code goes. */
  callback: string;
  email: string;
  /**
   * `complete`; `unverified`, with an address that Google has not verified; `another`, as an account that got the address later; or the
   * parameter that the redirect leaves out.
   */
  answer: string;
  invalid?: boolean;
}

const parameters = ['token', 'refresh_token', 'email'] as const;

export function consentPage(c: MockContext, form: ConsentForm): Response | Promise<Response> {
  const language = languageOf(c.req.header('accept-language'));
  const text = (wanted: TranslatedText, values?: Record<string, string>) =>
    translate(language, wanted, values);
  const { consent, challenge, callback, email, answer, invalid } = form;
  const title = text(texts.consent_title);
  if (!consent) return page({ title, language, status: 400 }, html`<p>${text(texts.consent_expired)}</p>`);
  const accounts = Object.values(c.get('sandbox').state.users).map(
    (user) => html`<option value="${user.email}"></option>`,
  );
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === answer ? 'selected' : ''}>${label}</option>`;
  const body = html`
    <p>${text(texts.consent_intro)}</p>
    <form method="post" action="/__mock/google?__sandbox=${c.get('sandbox').id}">
      <input type="hidden" name="state" value="${consent.state}" />
      <input type="hidden" name="code_challenge" value="${challenge}" />
      <input type="hidden" name="redirect_uri" value="${callback}" />
      <p>
        <label for="email">${text(texts.consent_email)}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autocomplete="email"
          list="accounts"
          value="${email}"
          ${invalid ? html`aria-invalid="true" aria-describedby="email-error" autofocus` : ''}
        />
        ${invalid ? html`<strong id="email-error" role="alert">${text(texts.consent_email_invalid)}</strong>` : ''}
      </p>
      <datalist id="accounts">${accounts}</datalist>
      <p>
        <label for="answer">${text(texts.consent_answer)}</label>
        <select id="answer" name="answer">
          ${option('complete', text(texts.consent_complete))}
          ${option('unverified', text(texts.consent_unverified))}
          ${option('another', text(texts.consent_another))}
          ${parameters.map((name) => option(name, text(texts.consent_without, { name })))}
        </select>
      </p>
      <p class="buttons">
        <button name="choice" value="approve">${text(texts.consent_approve)}</button>
        <button name="choice" value="cancel" class="quiet" formnovalidate>
          ${text(texts.consent_cancel)}
        </button>
      </p>
    </form>
  `;
  return page({ title, language, status: invalid ? 422 : 200, sendsTo: consent.site }, body);
}
