import type { WebSocket } from 'ws';
import { now } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';

export interface KeepAlive {
  /** Milliseconds between two pings of the server; the provider's is 20 s. */
  pingEvery?: number;
  /** Milliseconds without a pong after which it hangs up; the provider's is 60 s. */
  pongWithin?: number;
}

/**
 * Pings a socket and hangs up on one that does not answer, in real time, because the other side's answers are. Only a pong
 * with a ping's payload counts: one that was not asked for proves nothing. Returns what ends it.
 */
export function keepAlive(
  socket: WebSocket,
  sandbox: Sandbox,
  { pingEvery = 20_000, pongWithin = 60_000 }: KeepAlive,
): () => void {
  const unanswered = new Set<string>();
  let lastPong = performance.now();
  socket.on('pong', (payload) => {
    if (unanswered.delete(payload.toString('utf8'))) lastPong = performance.now();
  });
  const pinger = setInterval(() => {
    const { state } = sandbox;
    if (state.ticker.socket.mode === 'no-ping') {
      lastPong = performance.now();
    } else if (performance.now() - lastPong > pongWithin) {
      socket.terminate();
    } else {
      const payload = String(now(state));
      unanswered.add(payload);
      socket.ping(payload);
    }
  }, pingEvery);
  return () => clearInterval(pinger);
}
