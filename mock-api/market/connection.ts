import type { WebSocket } from 'ws';
import { writeJournal } from '../state/journal.ts';
import { redact } from '../state/redact.ts';
import { iso, now } from '../state/clock.ts';
import type { OpenSocket, Sandbox } from '../state/sandbox.ts';
import { frames, malformed } from './stream-events.ts';
import { answerRequest, type Subscriptions } from './stream-requests.ts';

export interface StreamOptions {
  /** Milliseconds between two pings of the server; the provider's is 20 s. */
  pingEvery?: number;
  /** Milliseconds without a pong after which it hangs up; the provider's is 60 s. */
  pongWithin?: number;
}

/** Messages a second that a connection may send, pings and pongs included; more ends it (provider's "Limits"). */
const MESSAGE_LIMIT = 5;

export interface Opening {
  streams: readonly string[];
  combined: boolean;
  /** 1000 with `timeUnit=MICROSECOND`, else 1. */
  unit: number;
}

/** Runs one open socket until it closes. Real time drives it; what it says is of the sandbox's time. */
export function runConnection(
  socket: WebSocket,
  sandbox: Sandbox,
  opening: Opening,
  options: StreamOptions = {},
): void {
  const { pingEvery = 20_000, pongWithin = 60_000 } = options;
  const subscriptions: Subscriptions = { streams: new Set(opening.streams), combined: opening.combined };
  const received: number[] = [];
  let lastPong = performance.now();
  let timer = setTimeout(tick, sandbox.state.ticker.tickMs);
  const pinger = setInterval(ping, pingEvery);
  const open: OpenSocket = {
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
  };
  sandbox.sockets.add(open);

  socket.on('message', (data, isBinary) => {
    if (!allow()) return;
    const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
    note(text);
    if (sandbox.state.ticker.socket === 'stall') return;
    socket.send(JSON.stringify(answerRequest(text, subscriptions)));
  });
  socket.on('ping', allow);
  socket.on('pong', () => {
    lastPong = performance.now();
    allow();
  });
  socket.on('close', () => {
    clearTimeout(timer);
    clearInterval(pinger);
    sandbox.sockets.delete(open);
  });
  // A close always follows an error, and is where the work is.
  socket.on('error', () => undefined);

  function tick(): void {
    const { state } = sandbox;
    sandbox.touched = sandbox.realTime();
    timer = setTimeout(tick, state.ticker.tickMs);
    if (state.ticker.socket === 'stall') return;
    for (const frame of frames(state, subscriptions, opening.unit)) {
      socket.send(state.ticker.socket === 'malformed' ? malformed(frame) : frame);
    }
  }

  function ping(): void {
    if (performance.now() - lastPong > pongWithin) socket.terminate();
    else socket.ping(String(now(sandbox.state)));
  }

  /** False when the connection talks too much and is ended for it. */
  function allow(): boolean {
    const at = performance.now();
    while (received[0] !== undefined && received[0] <= at - 1000) received.shift();
    received.push(at);
    if (received.length <= MESSAGE_LIMIT) return true;
    socket.close(1008, 'Too many requests');
    return false;
  }

  function note(text: string): void {
    writeJournal(sandbox, {
      op: 'ws.message',
      method: 'WS',
      path: '/ws',
      status: 101,
      body: redact(readable(text)),
      at: iso(now(sandbox.state)),
      ms: 0,
      request_id: '',
    });
  }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}
