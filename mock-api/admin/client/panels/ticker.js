// @ts-check
/* global WebSocket, location */
import { useEffect, useState } from 'preact/hooks';
import { sandbox } from '../control-client.js';

/** Points kept of each pair. */
const KEPT = 120;

/** @typedef {{ text: string, price: number }} Point price is for drawing only */

/**
 * All prices, over the same socket that the site uses.
 * @returns {{ prices: ReadonlyMap<string, readonly Point[]>, status: string, reconnect: () => void }}
 */
export function useStream() {
  const [prices, setPrices] = useState(/** @type {ReadonlyMap<string, readonly Point[]>} */ (new Map()));
  const [status, setStatus] = useState('Connecting …');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const socket = new WebSocket(
      `ws://${location.host}/ws/!miniTicker@arr?__sandbox=${encodeURIComponent(sandbox)}`,
    );
    socket.addEventListener('open', () => setStatus('Connected, nothing came yet'));
    socket.addEventListener('message', ({ data }) => {
      const events = readEvents(data);
      if (events.length === 0) {
        setStatus(`Not to be understood: ${String(data).slice(0, 80)}`);
        return;
      }
      setStatus('Live');
      setPrices((before) => {
        const next = new Map(before);
        for (const { s, c } of events)
          next.set(s, [...(next.get(s) ?? []), { text: c, price: Number(c) }].slice(-KEPT));
        return next;
      });
    });
    socket.addEventListener('close', ({ code, reason }) =>
      setStatus(`Closed with ${code}${reason ? `: ${reason}` : ''}`),
    );
    return () => socket.close();
  }, [tries]);

  return { prices, status, reconnect: () => setTries((count) => count + 1) };
}

/** @param {string} text @returns {{ s: string, c: string }[]} the events that are as they should be */
function readEvents(text) {
  try {
    const events = JSON.parse(text);
    return (Array.isArray(events) ? events : [events]).filter(
      (one) => typeof one?.s === 'string' && typeof one.c === 'string',
    );
  } catch {
    return [];
  }
}
