// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { attempt } from '../toast.js';

/** What comes to whoever signed in last, while their wallet is open. */
export function Arrivals() {
  const [note, setNote] = useState({ title: 'Something is new', link: '' });
  const [money, setMoney] = useState({ asset: 'btc', amount: '0.1', status: 'credited' });

  /** @param {any} event */
  const notify = (event) => {
    event.preventDefault();
    const { title, link } = note;
    void attempt(async () => {
      await ask('POST', '/__mock/notifications', { title, ...(link ? { link } : {}) });
      return `A notification is on its way: ${title}`;
    });
  };
  /** @param {any} event */
  const deposit = (event) => {
    event.preventDefault();
    void attempt(async () => {
      await ask('POST', '/__mock/deposits', money);
      return `${money.amount} ${money.asset.toUpperCase()} came in`;
    });
  };
  const answer = () =>
    attempt(async () => {
      await ask('POST', '/__mock/support-answers', {});
      return 'Support has answered';
    });
  const revoke = () =>
    attempt(async () => {
      const { email } = await ask('POST', '/__mock/revoked-sessions', {});
      return `${email} is signed out everywhere`;
    });

  return html`
    <section aria-label="Notification">
      <h2>A notification</h2>
      <form class="line" onSubmit=${notify}>
        <${Field}
          label="Title"
          value=${note.title}
          set=${(/** @type {string} */ title) => setNote({ ...note, title })}
        />
        <${Field}
          label="Leads to"
          value=${note.link}
          placeholder="/w/referral"
          optional
          set=${(/** @type {string} */ link) => setNote({ ...note, link })}
        />
        <button class="quiet">Notify</button>
      </form>
    </section>
    <section aria-label="Money">
      <h2>Money</h2>
      <form class="line" onSubmit=${deposit}>
        <${Field}
          label="Asset"
          value=${money.asset}
          set=${(/** @type {string} */ asset) => setMoney({ ...money, asset })}
        />
        <${Field}
          label="Amount"
          value=${money.amount}
          set=${(/** @type {string} */ amount) => setMoney({ ...money, amount })}
        />
        <label>
          <input
            type="checkbox"
            checked=${money.status === 'confirming'}
            onChange=${(/** @type {any} */ event) =>
              setMoney({ ...money, status: event.target.checked ? 'confirming' : 'credited' })}
          />
          Confirmed by and by
        </label>
        <button class="quiet">Deposit</button>
      </form>
    </section>
    <section aria-label="Support">
      <h2>Support</h2>
      <p class="soft">In the newest conversation, without waiting for its time.</p>
      <button class="quiet" onClick=${answer}>Let support answer</button>
    </section>
    <section aria-label="Session">
      <h2>The session</h2>
      <p class="soft">As if somebody had ended it from another device.</p>
      <button class="quiet" onClick=${revoke}>End every session</button>
    </section>
  `;
}

/** @param {{ label: string, value: string, placeholder?: string, optional?: boolean, set: (value: string) => void }} props */
const Field = ({ label, value, placeholder, optional = false, set }) => html`
  <label>
    ${label}
    <input
      type="text"
      required=${!optional}
      placeholder=${placeholder}
      value=${value}
      onInput=${(/** @type {any} */ event) => set(event.target.value)}
    />
  </label>
`;
