// @ts-check
/* global clearTimeout, window */
import { outcomeOf, testKeys } from './verdict.js';
import { connectProvider } from './provider.js';

/**
 * @typedef {import('./box.js').BoxState} BoxState
 * @typedef {import('./box.js').Words} Words
 * @typedef {{ mode: string, ms: number, tokens: { dummy: string, spent: string }, css: string, words: { en: Words, zh: Words } }} Settings
 * @typedef {Record<string, unknown>} Options
 * @typedef {{ id: string, container: Element, options: Options, box: { show: (state: BoxState, visible: boolean) => void,
 *   remove: () => void }, field: HTMLInputElement | null, state: BoxState, token: string | undefined,
 *   stops: Set<() => void> }} Widget
 */

/** Milliseconds: long enough to be seen, short enough for tests. */
const WORK = 250;
/** Milliseconds that a token, and a question that nobody answers, live. */
const LIFE = 300_000;
/** Error codes of the provider: the challenge failed; the site key is none. */
const BLOCKED = '600010';
const BAD_KEY = '110100';

/**
 * What happens to a widget from its first moment to its token, and after.
 *
 * @param {Settings} settings
 * @param {string} source the script's own address
 */
export function createRunner(settings, source) {
  const provider = connectProvider(source);

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
      unsupported: () => refuse(widget),
      block: () => fail(widget, BLOCKED),
      ask: () => ask(widget),
      pass: () => void earn(widget),
    }[outcome];
    later(widget, next, WORK);
  }

  /** @param {Widget} widget */
  function ask(widget) {
    tell(widget, 'before-interactive-callback');
    enter(widget, 'interactive');
    endAfterLife(widget, 'timeout', () => tell(widget, 'timeout-callback'));
  }

  /** The box was ticked. @param {Widget} widget */
  function answer(widget) {
    stop(widget);
    tell(widget, 'after-interactive-callback');
    enter(widget, 'running');
    later(widget, () => void earn(widget), WORK);
  }

  /** @param {Widget} widget */
  async function earn(widget) {
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
    endAfterLife(widget, 'expired', () => tell(widget, 'expired-callback', token));
    tell(widget, 'callback', token);
  }

  /**
   * A token and a question have an end; in the mode that is about it, soon and by the sandbox's clock.
   *
   * @param {Widget} widget
   * @param {'expired' | 'timeout'} kind
   * @param {() => void} say
   */
  function endAfterLife(widget, kind, say) {
    const end = () => {
      enter(widget, 'expired');
      say();
      if ((widget.options[`refresh-${kind}`] ?? 'auto') === 'auto') run(widget);
    };
    if (settings.mode === kind) widget.stops.add(provider.after(settings.ms, end));
    else later(widget, end, LIFE);
  }

  /** @param {Widget} widget @param {string} code */
  function fail(widget, code) {
    enter(widget, 'failed');
    tell(widget, 'error-callback', code);
    const retry = (widget.options['retry'] ?? 'auto') === 'auto' && code !== BAD_KEY;
    if (retry) later(widget, () => run(widget), Number(widget.options['retry-interval'] ?? 8000));
  }

  /** Never in this browser. @param {Widget} widget */
  function refuse(widget) {
    enter(widget, 'failed');
    tell(widget, 'unsupported-callback');
  }

  /** Runs, or waits to be told to. @param {Widget} widget */
  function start(widget) {
    stop(widget);
    if (widget.options['execution'] === 'execute') enter(widget, 'waiting');
    else run(widget);
  }

  return { start, run, stop, answer };
}
