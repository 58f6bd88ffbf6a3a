// @ts-check
/* global URL, console, document, navigator, window */
import { createBox } from './box.js';
import { createRunner } from './runtime.js';

/**
 * `window.turnstile` as its provider documents it: render, execute, reset, remove, getResponse, isExpired, ready. The five
 * test site keys do what they do at the provider; any other gets a token from the mock.
 *
 * @typedef {import('./runtime.js').Settings} Settings
 * @typedef {import('./runtime.js').Options} Options
 * @typedef {import('./runtime.js').Widget} Widget
 */

/** @param {Settings} settings @param {string} source the script's own URL */
export function installTurnstile(settings, source) {
  /** @type {Map<string, Widget>} */
  const widgets = new Map();
  let count = 0;
  const { start, run, stop, onChecked } = createRunner(settings, source);

  /** @param {unknown} target @returns {Element | null} */
  const find = (target) =>
    typeof target === 'string' ? document.querySelector(target) : /** @type {Element} */ (target);

  /** A widget by its id, its container or the container's selector; without any, the first. @param {unknown} target */
  function pick(target) {
    if (target === undefined) return [...widgets.values()][0];
    if (typeof target === 'string' && widgets.has(target)) return widgets.get(target);
    return [...widgets.values()].find(({ container }) => container === find(target));
  }

  /** @param {Options} options @returns {'en' | 'zh'} */
  function languageOf({ language = 'auto' }) {
    const tag = language === 'auto' ? document.documentElement.lang || navigator.language : String(language);
    return tag.toLowerCase().startsWith('zh') ? 'zh' : 'en';
  }

  /** @param {unknown} target @param {Options} [options] */
  function render(target, options = {}) {
    const container = find(target);
    if (!container) throw new Error(`[Turnstile] Unable to find a container for ${String(target)}.`);
    if (pick(container)) {
      console.warn('[Turnstile] There is a widget in this container already.');
      return undefined;
    }
    count += 1;
    const language = languageOf(options);
    /** @type {Widget} */
    const widget = {
      id: `cf-chl-widget-${count}`,
      container,
      options,
      box: createBox(container, {
        size: String(options['size'] ?? 'normal'),
        theme: String(options['theme'] ?? 'auto'),
        language,
        texts: settings.texts[language],
        css: settings.css,
        onCheck: () => onChecked(widget),
      }),
      field: options['response-field'] === false ? null : hiddenField(container, options),
      state: 'waiting',
      token: undefined,
      stops: new Set(),
    };
    widgets.set(widget.id, widget);
    start(widget);
    return widget.id;
  }

  const api = {
    render,
    /** @param {unknown} target @param {Options} [options] */
    execute(target, options) {
      const widget = pick(target) ?? (options && widgets.get(render(target, options) ?? ''));
      if (widget && widget.state === 'waiting') run(widget);
    },
    /** @param {unknown} [target] */
    reset(target) {
      const widget = pick(target);
      if (widget) start(widget);
    },
    /** @param {unknown} [target] */
    remove(target) {
      const widget = pick(target);
      if (!widget) return;
      stop(widget);
      widget.box.remove();
      widget.field?.remove();
      widgets.delete(widget.id);
    },
    /** @param {unknown} [target] */
    getResponse: (target) => pick(target)?.token,
    /** @param {unknown} [target] */
    isExpired: (target) => pick(target)?.state === 'expired',
    /** @param {() => void} callback */
    ready(callback) {
      if (document.readyState === 'loading')
        document.addEventListener('DOMContentLoaded', callback, { once: true });
      else callback();
    },
  };
  Reflect.set(window, 'turnstile', api);

  const parameters = new URL(source).searchParams;
  if (parameters.get('render') !== 'explicit') api.ready(renderAll);
  const onload = parameters.get('onload');
  const loaded = onload === null ? undefined : Reflect.get(window, onload);
  if (typeof loaded === 'function') loaded();

  /** Without `render=explicit` every `.cf-turnstile` gets a widget, its options from data attributes. */
  function renderAll() {
    for (const container of document.querySelectorAll('.cf-turnstile')) {
      const attributes = [...container.attributes].filter(({ name }) => name.startsWith('data-'));
      render(container, Object.fromEntries(attributes.map(({ name, value }) => [name.slice(5), value])));
    }
  }
}

/** The field that sends the token with a form. @param {Element} container @param {Options} options */
function hiddenField(container, options) {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = String(options['response-field-name'] ?? 'cf-turnstile-response');
  container.append(field);
  return field;
}
