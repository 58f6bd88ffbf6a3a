// @ts-check
import { useState } from 'preact/hooks';
import { ask } from '../control-client.js';
import { html } from '../htm.js';
import { useResource } from '../use-resource.js';
import { attempt } from '../toast.js';
import { Loaded } from '../panel.js';

/** All of the sandbox, and a field for every value in it. */
export function StateTree() {
  const state = useResource('/__mock/state', (_topic, what) => what !== '');
  return html`
    <p><button class="quiet" onClick=${state.reload}>Read again</button></p>
    <${Loaded} resource=${state}>
      ${(/** @type {any} */ { value }) =>
        html`<ul class="tree">
          ${Object.entries(value).map(
            ([name, inner]) =>
              html`<${Member}
                key=${name}
                name=${name}
                path="/${escape(name)}"
                value=${inner}
                reload=${state.reload}
              />`,
          )}
        </ul>`}
    <//>
  `;
}

/** A name inside a JSON pointer (RFC 6901). @param {string} name */
const escape = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** @param {{ name: string, path: string, value: any, reload: () => Promise<void> }} props */
function Member({ name, path, value, reload }) {
  const [isOpen, setIsOpen] = useState(false);
  if (typeof value !== 'object' || value === null)
    return html`<li><${Value} name=${name} path=${path} value=${value} reload=${reload} /></li>`;
  const members = Object.entries(value);
  if (members.length === 0) return html`<li><code>${name}</code> <span class="soft">empty</span></li>`;
  return html`<li>
    <details onToggle=${(/** @type {any} */ event) => setIsOpen(event.target.open)}>
      <summary>
        <code>${name}</code>
        <span class="soft">${` ${sizeOf(value)}`}</span>
      </summary>
      ${
        isOpen &&
        html`<ul class="tree">
          ${members.map(
            ([inner, one]) =>
              html`<${Member}
                key=${inner}
                name=${inner}
                path="${path}/${escape(inner)}"
                value=${one}
                reload=${reload}
              />`,
          )}
        </ul>`
      }
    </details>
  </li>`;
}

/** @param {object} value */
function sizeOf(value) {
  const { length } = Object.keys(value);
  return Array.isArray(value) ? `list of ${length}` : `${length} ${length === 1 ? 'member' : 'members'}`;
}

/** A text stands as it is, everything else as JSON. @param {{ name: string, path: string, value: any, reload: () => Promise<void> }} props */
function Value({ name, path, value, reload }) {
  const isText = typeof value === 'string';
  const shown = isText ? value : JSON.stringify(value);
  const [text, setText] = useState(shown);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    // It was changed elsewhere.
    setBefore(shown);
    setText(shown);
  }
  /** @param {any} event */
  const save = (event) => {
    event.preventDefault();
    void attempt(async () => {
      const next = isText ? text : JSON.parse(text);
      await ask('PATCH', '/__mock/state', [{ op: 'replace', path, value: next }]);
      await reload();
      return `${path} is ${text}`;
    });
  };
  return html`<form class="value" onSubmit=${save}>
    <label
      ><code>${name}</code>
      <input
        value=${text}
        spellcheck=${false}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      />
    </label>
    ${text !== shown && html`<button class="small">Save<span class="sr"> ${path}</span></button>`}
  </form>`;
}
