// @ts-check
/* global CSSStyleSheet, document */
/**
 * The widget's box. Built from elements and styled by a constructed style sheet, because the CSP of the pages forbids inline
 * styles and, with Trusted Types, innerHTML.
 *
 * @typedef {'waiting' | 'running' | 'interactive' | 'passed' | 'failed' | 'expired'} BoxState
 * @typedef {{ name: string, running: string, passed: string, failed: string, expired: string, human: string,
 *   waiting: string, note: string }} Texts
 * @typedef {{ size: string, theme: string, language: 'en' | 'zh', texts: Texts, css: string, onCheck: () => void }} BoxOptions
 */

/** @type {Partial<Record<BoxState, string>>} */
const marks = { passed: '✓', failed: '✕', expired: '!' };

/**
 * @param {Element} container
 * @param {BoxOptions} options
 */
export function createBox(container, { size, theme, language, texts, css, onCheck }) {
  const host = document.createElement('div');
  host.dataset['theme'] = theme;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const box = element('div', `box ${size}`);
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', texts.name);
  box.lang = language === 'zh' ? 'zh-CN' : 'en';
  const mark = element('span', 'mark');
  mark.setAttribute('aria-hidden', 'true');
  const label = document.createElement('label');
  const checkbox = document.createElement('input');
  checkbox.type = 'checkbox';
  label.append(checkbox, texts.human);
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const note = document.createElement('small');
  note.textContent = texts.note;
  box.append(mark, label, text, note);
  root.append(box);
  container.append(host);
  checkbox.addEventListener('change', () => {
    if (checkbox.checked) onCheck();
  });

  return {
    /** @param {BoxState} state @param {boolean} visible */
    show(state, visible) {
      host.hidden = !visible;
      box.dataset['state'] = state;
      mark.textContent = marks[state] ?? '';
      label.hidden = state !== 'interactive';
      if (state === 'interactive') checkbox.checked = false;
      text.textContent = state === 'interactive' ? '' : texts[state];
    },
    remove() {
      host.remove();
    },
  };
}

/** @param {string} name @param {string} className */
function element(name, className) {
  const created = document.createElement(name);
  created.className = className;
  return created;
}
