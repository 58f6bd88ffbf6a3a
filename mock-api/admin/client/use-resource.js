// @ts-check
/* global EventSource */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { get, sandbox } from './control-client.js';

/**
 * What the mock tells of by itself: a call that came in, a mail, something that was changed.
 * @typedef {'call' | 'mail' | 'change'} Topic
 */

/** @type {Set<(topic: Topic, data: any) => void>} */
const listeners = new Set();
/**
 * Whether the mock is there, and the sandbox in it.
 * @typedef {'live' | 'lost' | 'gone'} Connection
 */

/** @type {Set<(connection: Connection) => void>} */
const watchers = new Set();

/** Opens the one connection that all panels listen on. It comes back by itself when the mock was started anew. */
export function connect() {
  const source = new EventSource(`/__mock/events?__sandbox=${encodeURIComponent(sandbox)}`);
  /** @type {Topic[]} */
  const topics = ['call', 'mail', 'change'];
  for (const topic of topics) {
    source.addEventListener(topic, (event) => {
      const data = JSON.parse(event.data);
      for (const listener of listeners) listener(topic, data);
    });
  }
  let wasLost = false;
  source.addEventListener('open', () => {
    for (const watcher of watchers) watcher('live');
    // Whatever happened meanwhile was not heard.
    if (wasLost) for (const listener of listeners) listener('change', { what: 'all' });
    wasLost = false;
  });
  source.addEventListener('error', () => {
    wasLost = true;
    // A browser tries again by itself unless it was refused, which happens when the sandbox is not there any more.
    const isRefused = source.readyState === EventSource.CLOSED;
    for (const watcher of watchers) watcher(isRefused ? 'gone' : 'lost');
  });
}

/** @returns {Connection} */
export function useConnection() {
  const [connection, setConnection] = useState(/** @type {Connection} */ ('live'));
  useEffect(() => {
    watchers.add(setConnection);
    return () => void watchers.delete(setConnection);
  }, []);
  return connection;
}

/** @param {(topic: Topic, data: any) => void} listener is called for every event, always the latest one given */
export function useEvents(listener) {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    /** @param {Topic} topic @param {any} data */
    const tell = (topic, data) => latest.current(topic, data);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
}

/**
 * What a GET answers, read again whenever `isStale` says that an event made it old.
 * @param {string} path
 * @param {(topic: Topic, what: string) => boolean} [isStale]
 * @returns {{ data: any, error: string | null, reload: () => Promise<void> }} data is undefined until it came
 */
export function useResource(path, isStale) {
  const [state, setState] = useState({
    data: /** @type {any} */ (undefined),
    error: /** @type {string | null} */ (null),
  });
  const reload = useCallback(async () => {
    try {
      const data = await get(path);
      setState({ data, error: null });
    } catch (error) {
      setState(({ data }) => ({ data, error: /** @type {Error} */ (error).message }));
    }
  }, [path]);
  useEffect(() => void reload(), [reload]);
  useEvents((topic, event) => {
    // A restored snapshot or a patch may have changed anything.
    if (['all', 'state'].includes(event.what) || isStale?.(topic, event.what ?? '')) void reload();
  });
  return { ...state, reload };
}
