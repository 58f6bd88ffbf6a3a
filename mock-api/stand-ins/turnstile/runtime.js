// @ts-check
/* global clearTimeout, window */
import { outcomeOf, testKeys } from './verdict.js';
import { connectProvider } from './provider.js';

/**
 * @typedef {import('./box.js').BoxState} BoxState
 * @typedef {import('./box.js').Texts} Texts
 * @typedef {{ mode: string, ms: number, tokens: { dummy: string, spent: string }, css: string, texts: { en: Texts, zh: Texts } }} Settings
 * @typedef {Record<string, unknown>} Options
 * @typedef {{ id: string, container: Element, options: Options, box: { show: (state: BoxState, visible: boolean) => void,
 *   remove: () => void }, field: HTMLInputElement | null, state: BoxState, token: string | undefined,
 *   stops: Set<() => void> }} Widget
 */

/** How long the widget verifies: long enough to be seen, short enough for tests. */
const VERIFYING_MS = 250;
/** How long a token is valid, and how long the checkbox waits for a click. */
const LIFETIME_MS = 300_000;
/** Error codes of the provider: the challenge failed; the site key is invalid. */
const BLOCKED = '600010';
const BAD_KEY = '110100';

/**
 * The states of a widget, from its start to its token and after.
 *
 * @param {Settings} settings
 * @param {string} source the script's own URL
 */
export function createRunner(settings, source) {
  const provider = connectProvider(source);

  /** @param {Widget} widget @param {string} name @param {unknown[]} values */
  function callBack(widget, name, ...values) {
    const option = widget.options[name];
    const callback = typeof option === 'string' ? Reflect.get(window, option) : option;
    return typeof callback === 'function' ? callback(...values) : undefined;
  }

  /** @param {Widget} widget @param {BoxState} state @param {string} [token] */
  function enter(widget, state, token) {
    widget.state = state;
    widget.token = token;
    if (widget.field) widget.field.value = token ?? '';
    const { appearance = 'always', size } = widget.options;
    const isShown =
      appearance === 'always' ||
      (appearance === 'execute' && state !== 'waiting') ||
      (appearance === 'interaction-only' && (state === 'interactive' || state === 'failed'));
    const key = testKeys[String(widget.options['sitekey'])];
    widget.box.show(state, isShown && size !== 'invisible' && (key?.visible ?? true));
  }

  /** @param {Widget} widget @param {() => void} action @param {number} milliseconds */
  function later(widget, action, milliseconds) {
    const timer = window.setTimeout(action, milliseconds);
    widget.stops.add(() => clearTimeout(timer));
  }

  /** @param {Widget} widget */
  function stop(widget) {
    for (const one of widget.stops) one();
    widget.stops.clear();
  }

  /** @param {Widget} widget */
  function run(widget) {
    stop(widget);
    const outcome = outcomeOf(settings.mode, String(widget.options['sitekey'] ?? ''));
    if (outcome === 'bad-key') return fail(widget, BAD_KEY);
    enter(widget, 'running');
    const next = {
      unsupported: () => failUnsupported(widget),
      block: () => fail(widget, BLOCKED),
      interactive: () => showCheckbox(widget),
      pass: () => void requestToken(widget),
    }[outcome];
    later(widget, next, VERIFYING_MS);
  }

  /** @param {Widget} widget */
  function showCheckbox(widget) {
    callBack(widget, 'before-interactive-callback');
    enter(widget, 'interactive');
    scheduleEnd(widget, 'timeout', () => callBack(widget, 'timeout-callback'));
  }

  /** The checkbox was checked. @param {Widget} widget */
  function onChecked(widget) {
    stop(widget);
    callBack(widget, 'after-interactive-callback');
    enter(widget, 'running');
    later(widget, () => void requestToken(widget), VERIFYING_MS);
  }

  /** @param {Widget} widget */
  async function requestToken(widget) {
    if (settings.mode === 'spent') return pass(widget, settings.tokens.spent);
    if (testKeys[String(widget.options['sitekey'])]) return pass(widget, settings.tokens.dummy);
    let stopped = false;
    widget.stops.add(() => {
      stopped = true;
    });
    const token = await provider.token().catch(() => null);
    if (stopped) return;
    if (token === null) fail(widget, BLOCKED);
    else pass(widget, token);
  }

  /** @param {Widget} widget @param {string} token */
  function pass(widget, token) {
    enter(widget, 'passed', token);
    scheduleEnd(widget, 'expired', () => callBack(widget, 'expired-callback', token));
    callBack(widget, 'callback', token);
  }

  /**
   * Lets a token or the checkbox expire; in the mode of the same name, after the mode's time on the sandbox's clock.
   *
   * @param {Widget} widget
   * @param {'expired' | 'timeout'} kind
   * @param {() => void} onEnd
   */
  function scheduleEnd(widget, kind, onEnd) {
    const end = () => {
      enter(widget, 'expired');
      onEnd();
      if ((widget.options[`refresh-${kind}`] ?? 'auto') === 'auto') run(widget);
    };
    if (settings.mode === kind) widget.stops.add(provider.after(settings.ms, end));
    else later(widget, end, LIFETIME_MS);
  }

  /** @param {Widget} widget @param {string} code */
  function fail(widget, code) {
    enter(widget, 'failed');
    callBack(widget, 'error-callback', code);
    const retry = (widget.options['retry'] ?? 'auto') === 'auto' && code !== BAD_KEY;
    if (retry) later(widget, () => run(widget), Number(widget.options['retry-interval'] ?? 8000));
  }

  /** The widget does not work in this browser. @param {Widget} widget */
  function failUnsupported(widget) {
    enter(widget, 'failed');
    callBack(widget, 'unsupported-callback');
  }

  /** Runs, or waits for `execute`. @param {Widget} widget */
  function start(widget) {
    stop(widget);
    if (widget.options['execution'] === 'execute') enter(widget, 'waiting');
    else run(widget);
  }

  return { start, run, stop, onChecked };
}
