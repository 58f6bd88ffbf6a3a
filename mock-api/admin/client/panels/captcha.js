// @ts-check
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Choice, Loaded } from '../panel.js';

/** What the bot check on the site's forms does from the next page on. */
export function Challenge() {
  const challenge = useResource(
    '/__mock/challenge',
    (_topic, what) => what === 'challenge' || what === 'reset',
  );
  /** @param {any} wanted @param {string} done */
  const set = (wanted, done) =>
    attempt(async () => {
      await ask('PUT', '/__mock/challenge', wanted);
      await challenge.reload();
      return done;
    });
  return html`<section aria-labelledby="challenge">
    <h2 id="challenge">Security check</h2>
    <${Loaded} resource=${challenge}>
      ${(/** @type {any} */ { mode, ms, available, challengeBypass }) => html`
        <${Choice}
          label="What the security check does"
          value=${mode}
          choices=${available.mode.map((/** @type {string} */ one) => [one, one])}
          choose=${(/** @type {string} */ one) => set({ mode: one }, `The security check: ${one}, from the next page on`)}
        />
        <label class="check">
          <input
            type="checkbox"
            checked=${challengeBypass}
            onChange=${(/** @type {any} */ event) =>
              set(
                { challengeBypass: event.target.checked },
                event.target.checked
                  ? 'A form without a token is taken'
                  : 'A form without a token is refused',
              )}
          />
          A form may come without a token
        </label>
        <p class="soft">Modes that wait take ${ms} ms.</p>
      `}
    <//>
  </section>`;
}
