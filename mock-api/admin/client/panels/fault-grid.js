// @ts-check
/* global HTMLElement */
import { useRef, useState } from 'preact/hooks';
import { html } from '../htm.js';

/** One column each: its name, and what a press arms. */
const columns = /** @type {const} */ ([
  ['401', { type: 'status', status: 401, message: null }],
  ['403', { type: 'status', status: 403, message: null }],
  ['429', { type: 'status', status: 429, message: null, retryAfter: 30 }],
  ['500', { type: 'status', status: 500, message: null }],
  ['500 + text', { type: 'status', status: 500, message: 'The server says so itself.' }],
  ['delay 3 s', { type: 'delay', ms: 3000 }],
  ['wait', { type: 'wait' }],
  ['hang', { type: 'hang' }],
  ['reset', { type: 'reset' }],
  ['cut', { type: 'cut' }],
  ['truncate', { type: 'truncate' }],
  ['drip 5 s', { type: 'drip', ms: 5000 }],
  ['empty', { type: 'empty' }],
  ['204', { type: 'no-content' }],
  ['malformed', { type: 'malformed' }],
  ['html 502', { type: 'html502' }],
  ['wrong type', { type: 'wrong-type' }],
  ['no cookie', { type: 'drop-cookie' }],
  ['session ends', { type: 'expire-session' }],
  ['field gone', { type: 'drift', change: 'remove-field' }],
  ['field null', { type: 'drift', change: 'null-field' }],
  ['field type', { type: 'drift', change: 'wrong-type' }],
  ['new field', { type: 'drift', change: 'extra-field' }],
  ['no CORS', { type: 'cors-missing' }],
  ['twice', { type: 'duplicate' }],
]);

/** Has hit as often as it was to. @param {any} fault */
export const isSpent = ({ times, hits }) => times !== undefined && hits >= times;

/**
 * Every call by every effect. One stop for the Tab key; arrows, Home and End move inside, Enter and Space arm.
 * @param {{ operations: { op: string, area: string }[], faults: any[], arm: (op: string, effect: any, title: string) => void }} props
 */
export function FaultGrid({ operations, faults, arm }) {
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const [filter, setFilter] = useState('');
  const [place, setPlace] = useState({ row: 0, column: 0 });
  const wanted = filter.trim().toLowerCase();
  const rows = [
    '*',
    ...operations.map(({ op }) => op),
    'GET /turnstile/v0/api.js',
    'POST /waitlist',
    'ws',
  ].filter((op) => op.toLowerCase().includes(wanted));

  /** @param {any} event */
  const move = (event) => {
    const { row, column } = place;
    /** @type {Record<string, { row: number, column: number }>} */
    const moves = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row, column: 0 },
      End: { row, column: columns.length - 1 },
      PageUp: { row: row - 10, column },
      PageDown: { row: row + 10, column },
    };
    const to = moves[event.key];
    if (!to) return;
    event.preventDefault();
    const next = {
      row: Math.min(Math.max(to.row, 0), rows.length - 1),
      column: Math.min(Math.max(to.column, 0), columns.length - 1),
    };
    setPlace(next);
    const cell = table.current?.querySelectorAll('tbody tr')[next.row]?.querySelectorAll('button')[
      next.column
    ];
    if (cell instanceof HTMLElement) cell.focus();
  };
  const armed = new Map(
    faults.filter((one) => !isSpent(one)).map((one) => [`${one.op} ${JSON.stringify(one.effect)}`, one]),
  );

  // Without a row there is no button to focus, and the head alone still scrolls.
  const scrollTabIndex = rows.length === 0 ? 0 : -1;

  return html`
    <label>
      Find a call
      <input
        type="search"
        value=${filter}
        onInput=${(/** @type {any} */ event) => {
          setFilter(event.target.value);
          setPlace({ row: 0, column: 0 });
        }}
      />
    </label>
    <div class="scroll" role="region" aria-label="Grid of faults" tabindex=${scrollTabIndex}>
      <table role="grid" class="grid" ref=${table} aria-label="Faults by call and effect" onKeyDown=${move}>
        <thead>
          <tr>
            <th scope="col">Call</th>
            ${columns.map(([title]) => html`<th key=${title} scope="col"><span>${title}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (op, row) => html`
              <tr key=${op}>
                <th scope="row">${op === '*' ? 'every call' : op}</th>
                ${columns.map(([title, effect], column) => {
                  const fault = armed.get(`${op} ${JSON.stringify(effect)}`);
                  const here = row === place.row && column === place.column;
                  return html`<td key=${title}>
                    <button
                      tabindex=${here ? 0 : -1}
                      aria-pressed=${fault !== undefined}
                      aria-label="${op === '*' ? 'every call' : op}: ${title}"
                      title="${op === '*' ? 'every call' : op}: ${title}"
                      onFocus=${() => setPlace({ row, column })}
                      onClick=${() => arm(op, effect, title)}
                    >
                      ${fault ? fault.hits || '●' : ''}
                    </button>
                  </td>`;
                })}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    ${rows.length === 0 && html`<p class="soft">No call is called “${filter}”.</p>`}
  `;
}
