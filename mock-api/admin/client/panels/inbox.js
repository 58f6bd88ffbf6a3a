// @ts-check
import { ask, get } from '../control-client.js';
import { CopyButton, copy } from '../clipboard.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt, say } from '../toast.js';
import { Loaded, timeText } from '../panel.js';
import { useRunning } from '../sandbox-clock.js';

/** @typedef {{ id: string, to: string, kind: string, code: string, link?: string, at: string, expires_at: string | null, text: string }} Mail */

/** The key `c` does it wherever one is. */
export const copyNewestCode = () =>
  attempt(async () => {
    const { items } = await get('/__mock/mail');
    const newest = items.at(-1);
    if (!newest) return 'No mail has come yet';
    return copy(newest.code, `Code ${newest.code}`);
  });

/** Codes are typed, up to this length; longer ones are keys of a link, which are pressed or copied. */
const TYPED_LENGTH = 8;

/** Newest first, the code as big as it has to be to be typed from across a desk. */
export function Inbox() {
  const mails = useResource(
    '/__mock/mail',
    (topic, what) => topic === 'mail' || what === 'reset' || what === 'clock',
  );
  const clock = useResource('/__mock/clock', (_topic, what) => what === 'clock' || what === 'reset');
  const at = useRunning(clock.data);
  /** @param {Mail} mail */
  const isPast = (mail) => at !== null && mail.expires_at !== null && mail.expires_at <= at;
  const empty = () =>
    attempt(async () => {
      await ask('DELETE', '/__mock/mail');
      await mails.reload();
      say('The inbox is empty');
    });
  return html`<${Loaded} resource=${mails}>
    ${(/** @type {{ items: Mail[], fixed_codes: boolean }} */ { items, fixed_codes: isFixed }) =>
      items.length === 0
        ? html`<p class="empty">
            No mail yet. Codes appear here the moment the site asks for one.${' '}
            ${
              isFixed &&
              html`An address such as <code>you+test@example.com</code> always gets <code>424242</code>,
                and${' '} <code>TEST4242</code> for a new password.`
            }
          </p>`
        : html`<ul class="mails">
              ${items
                .slice(-50)
                .reverse()
                .map(
                  (mail) => html`
                    <li key=${mail.id} class=${isPast(mail) ? 'card past' : 'card'}>
                      <div class="code-row">
                        <span class=${mail.code.length > TYPED_LENGTH ? 'code long' : 'code'}
                          >${mail.code}</span
                        >
                        <${CopyButton} text=${mail.code} what="code ${mail.code}" />
                      </div>
                      <p>
                        <b>${mail.to}</b> · ${mail.kind} ·
                        ${timeText(mail.at, at ?? mail.at)}${mail.expires_at === null ? '' : `, ${isPast(mail) ? 'expired' : 'until'} ${timeText(mail.expires_at, mail.at)}`}
                      </p>
                      ${
                        mail.link &&
                        html`<p>
                          <a class="button" href=${mail.link}
                            >Open the link<span class="sr"> for ${mail.to}</span></a
                          >
                        </p>`
                      }
                      <details>
                        <summary>The mail</summary>
                        <p class="soft">${mail.text}</p>
                        ${mail.link && html`<p><a href=${mail.link}>${mail.link}</a></p>`}
                      </details>
                    </li>
                  `,
                )}
            </ul>
            <button class="quiet" onClick=${empty}>Empty the inbox</button>`}
  <//>`;
}
