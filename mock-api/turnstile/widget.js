// @ts-check
/* global URL, clearTimeout, console, document, fetch, navigator, window */
import { createBox } from './box.js';

/**
 * `window.turnstile` as its provider documents it: render, execute, reset, remove, getResponse, isExpired, ready. The five
 * test site keys do what they do at the provider; any other gets a token from the mock.
 *
 * @typedef {import('./box.js').BoxState} BoxState
 * @typedef {import('./box.js').Words} Words
 * @typedef {{ mode: string, css: string, words: { en: Words, zh: Words } }} Settings
 * @typedef {Record<string, unknown>} Options
 * @typedef {{ id: string, container: Element, options: Options, box: ReturnType<typeof createBox>,
 *   field: HTMLInputElement | null, state: BoxState, token: string | undefined, timers: Set<number> }} Widget
 */

const DUMMY = 'XXXX.DUMMY.TOKEN.XXXX';
/** @type {Record<string, { does: 'pass' | 'block' | 'ask', visible: boolean }>} */
const testKeys = {
  '1x00000000000000000000AA': { does: 'pass', visible: true },
  '2x00000000000000000000AB': { does: 'block', visible: true },
  '1x00000000000000000000BB': { does: 'pass', visible: false },
  '2x00000000000000000000BB': { does: 'block', visible: false },
  '3x00000000000000000000FF': { does: 'ask', visible: true },
};
/** Milliseconds: long enough to be seen, short enough for tests. */
const WORK = 250;
/** Milliseconds that a token, and a question that nobody answers, live. */
const LIFE = 300_000;
/** Error codes of the provider: the challenge failed; the site key is none. */
const BLOCKED = '600010';
const BAD_KEY = '110100';

/** @param {Settings} settings @param {string} source the script's own address */
export function installTurnstile(settings, source) {
  /** @type {Map<string, Widget>} */
  const widgets = new Map();
  let made = 0;

  /** @param {unknown} target @returns {Element | null} */
  const find = (target) =>
    typeof target === 'string' ? document.querySelector(target) : /** @type {Element} */ (target);

  /** A widget by its id, its container or the container's selector; without any, the first. @param {unknown} target */
  function pick(target) {
    if (target === undefined) return [...widgets.values()][0];
    if (typeof target === 'string' && widgets.has(target)) return widgets.get(target);
    return [...widgets.values()].find(({ container }) => container === find(target));
  }

  /** @param {Widget} widget @param {string} name @param {unknown[]} values */
  function tell(widget, name, ...values) {
    const listener = widget.options[name];
    const called = typeof listener === 'string' ? Reflect.get(window, listener) : listener;
    return typeof called === 'function' ? called(...values) : undefined;
  }

  /** @param {Widget} widget @param {BoxState} state @param {string} [token] */
  function enter(widget, state, token) {
    widget.state = state;
    widget.token = token;
    if (widget.field) widget.field.value = token ?? '';
    const { appearance = 'always', size } = widget.options;
    const wanted =
      appearance === 'always' ||
      (appearance === 'execute' && state !== 'waiting') ||
      (appearance === 'interaction-only' && (state === 'interactive' || state === 'failed'));
    const key = testKeys[String(widget.options['sitekey'])];
    widget.box.show(state, wanted && size !== 'invisible' && (key?.visible ?? true));
  }

  /** @param {Widget} widget @param {() => void} action @param {number} milliseconds */
  function later(widget, action, milliseconds) {
    const timer = window.setTimeout(() => {
      widget.timers.delete(timer);
      action();
    }, milliseconds);
    widget.timers.add(timer);
  }

  /** @param {Widget} widget */
  function stop(widget) {
    for (const timer of widget.timers) clearTimeout(timer);
    widget.timers.clear();
  }

  /** @param {Widget} widget */
  function run(widget) {
    stop(widget);
    const key = String(widget.options['sitekey'] ?? '');
    const known = testKeys[key];
    if (!known && !/^0x[\w-]{10,}$/.test(key)) return fail(widget, BAD_KEY);
    enter(widget, 'running');
    if (settings.mode === 'block' || known?.does === 'block')
      return later(widget, () => fail(widget, BLOCKED), WORK);
    if (known?.does === 'ask') return later(widget, () => ask(widget), WORK);
    return later(widget, () => (known ? pass(widget, DUMMY) : void order(widget)), WORK);
  }

  /** @param {Widget} widget */
  function ask(widget) {
    tell(widget, 'before-interactive-callback');
    enter(widget, 'interactive');
    later(
      widget,
      () => {
        enter(widget, 'expired');
        tell(widget, 'timeout-callback');
        if ((widget.options['refresh-timeout'] ?? 'auto') === 'auto') run(widget);
      },
      LIFE,
    );
  }

  /** @param {Widget} widget */
  function answer(widget) {
    stop(widget);
    tell(widget, 'after-interactive-callback');
    enter(widget, 'running');
    later(widget, () => pass(widget, DUMMY), WORK);
  }

  /** @param {Widget} widget @param {string} token */
  function pass(widget, token) {
    enter(widget, 'passed', token);
    later(
      widget,
      () => {
        enter(widget, 'expired');
        tell(widget, 'expired-callback', token);
        if ((widget.options['refresh-expired'] ?? 'auto') === 'auto') run(widget);
      },
      LIFE,
    );
    tell(widget, 'callback', token);
  }

  /** @param {Widget} widget @param {string} code */
  function fail(widget, code) {
    enter(widget, 'failed');
    tell(widget, 'error-callback', code);
    const retry = (widget.options['retry'] ?? 'auto') === 'auto' && code !== BAD_KEY;
    if (retry) later(widget, () => run(widget), Number(widget.options['retry-interval'] ?? 8000));
  }

  /** A single-use token, as a real key yields. @param {Widget} widget */
  async function order(widget) {
    try {
      const address = new URL('/turnstile/v0/token', source);
      address.search = new URL(source).search;
      const response = await fetch(address, { method: 'POST', credentials: 'include' });
      const { token } = await response.json();
      if (widgets.has(widget.id)) pass(widget, String(token));
    } catch {
      if (widgets.has(widget.id)) fail(widget, BLOCKED);
    }
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
    made += 1;
    const language = languageOf(options);
    /** @type {Widget} */
    const widget = {
      id: `cf-chl-widget-${made}`,
      container,
      options,
      box: createBox(container, {
        size: String(options['size'] ?? 'normal'),
        theme: String(options['theme'] ?? 'auto'),
        language,
        words: settings.words[language],
        css: settings.css,
        onCheck: () => answer(widget),
      }),
      field: options['response-field'] === false ? null : hiddenField(container, options),
      state: 'waiting',
      token: undefined,
      timers: new Set(),
    };
    widgets.set(widget.id, widget);
    if (options['execution'] === 'execute') enter(widget, 'waiting');
    else run(widget);
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
      if (!widget) return;
      stop(widget);
      if (widget.options['execution'] === 'execute') enter(widget, 'waiting');
      else run(widget);
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

  const asked = new URL(source).searchParams;
  if (asked.get('render') !== 'explicit') api.ready(renderMarked);
  const onload = asked.get('onload');
  const loaded = onload === null ? undefined : Reflect.get(window, onload);
  if (typeof loaded === 'function') loaded();

  /** Without `render=explicit` every `.cf-turnstile` gets a widget, its options from data attributes. */
  function renderMarked() {
    for (const marked of document.querySelectorAll('.cf-turnstile')) {
      const attributes = [...marked.attributes].filter(({ name }) => name.startsWith('data-'));
      render(marked, Object.fromEntries(attributes.map(({ name, value }) => [name.slice(5), value])));
    }
  }
}

/** The token for a form that is sent without script. @param {Element} container @param {Options} options */
function hiddenField(container, options) {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = String(options['response-field-name'] ?? 'cf-turnstile-response');
  container.append(field);
  return field;
}
