import type { WebSocket } from 'ws';
import { now } from '../../../core/clock.ts';
import type { Sandbox } from '../../../core/sandbox.ts';

/**
 * Pings a socket and hangs up on one that does not answer, in real time, because the other side's answers are. Only a pong
 * with a ping's payload counts: one that was not asked for proves nothing. Returns what ends it.
 */
export function keepAlive(socket: WebSocket, sandbox: Sandbox): () => void {
  const unanswered = new Set<string>();
  let lastPong = performance.now();
  let timer = setTimeout(ping, sandbox.state.ticker.pingMs);
  socket.on('pong', (payload) => {
    if (unanswered.delete(payload.toString('utf8'))) lastPong = performance.now();
  });
  return () => clearTimeout(timer);

  function ping(): void {
    const { state } = sandbox;
    const { socket: set, pingMs, pongMs } = state.ticker;
    timer = setTimeout(ping, pingMs);
    if (set.mode === 'no-ping') {
      lastPong = performance.now();
    } else if (performance.now() - lastPong > pongMs) {
      socket.terminate();
    } else {
      const payload = String(now(state));
      unanswered.add(payload);
      socket.ping(payload);
    }
  }
}
