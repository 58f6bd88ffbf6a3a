import type { WebSocket } from 'ws';
import { recordCall } from '../../../core/record-call.ts';
import { redact } from '../../../core/redact.ts';
import { iso, now } from '../../../core/clock.ts';
import type { Connection, Sandbox } from '../../../core/sandbox.ts';
import { openSockets, type OpenSocket } from './open-sockets.ts';
import { consumeSocketMode } from '../market-settings.ts';
import type { Delivery } from './tick-faults.ts';
import { keepAlive } from './keep-alive.ts';
import { createMessageLimit } from './message-limit.ts';
import { frames, shutdownFrame, type Feed } from './tick-frames.ts';
import { answerRequest } from './subscription-protocol.ts';

/** Milliseconds of the sandbox's time that a connection may last (provider's "General WSS information"). */
const LIFE = 24 * 3_600_000;

export interface Opening {
  streams: readonly string[];
  combined: boolean;
  /** 1000 with `timeUnit=MICROSECOND`, else 1. */
  unit: number;
}

/** Runs one open socket until it closes. Real time drives it; what it says is of the sandbox's time. */
export function runConnection(socket: WebSocket, sandbox: Sandbox, opening: Opening): void {
  // A close always follows an error, and is where the work is.
  socket.on('error', () => undefined);
  const { socket: met } = sandbox.state.ticker;
  if (met.mode === 'accept-then-close') {
    consumeSocketMode(sandbox.state);
    socket.close(met.code, 'set to close');
    return;
  }

  const { streams, combined, unit } = opening;
  const feed: Feed = { subscriptions: { streams: new Set(streams), combined }, unit, told: new Map() };
  const mayTalk = createMessageLimit();
  let timer = setTimeout(tick, sandbox.state.ticker.tickMs);
  const stopPings = keepAlive(socket, sandbox);
  const cancels = [sandbox.timers.at(now(sandbox.state) + LIFE, () => socket.close(1001, '24 hours'))];
  let toldOfEnd = false;
  const open: OpenSocket = {
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
    tick: send,
    shutDown,
  };
  // 1012 is "service restart" (IANA's registry of close codes): a client may come back at once.
  const connection: Connection = { end: (reason) => socket.close(1012, reason) };
  openSockets(sandbox).add(open);
  sandbox.connections.add(connection);

  socket.on('message', (data, isBinary) => {
    if (!allow()) return;
    const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
    note(text);
    const { socket: set } = sandbox.state.ticker;
    if (set.mode === 'stall') return;
    if (set.mode === 'ack-error') {
      socket.send(JSON.stringify({ code: set.code, msg: set.msg }));
      return;
    }
    const answer = answerRequest(text, feed.subscriptions);
    if (set.mode !== 'no-ack') socket.send(answer);
  });
  socket.on('ping', allow);
  socket.on('pong', allow);
  socket.on('close', () => {
    clearTimeout(timer);
    stopPings();
    for (const cancel of cancels) cancel();
    openSockets(sandbox).delete(open);
    sandbox.connections.delete(connection);
  });

  function tick(): void {
    const { state } = sandbox;
    const { tickMs, socket: set } = state.ticker;
    sandbox.touched = sandbox.realTime();
    timer = setTimeout(tick, tickMs);
    if (set.mode === 'stall') return;
    if (set.mode === 'drop') {
      consumeSocketMode(state);
      socket.terminate();
      return;
    }
    if (set.mode === 'server-shutdown' && !toldOfEnd) {
      consumeSocketMode(state);
      shutDown(set.ms);
    }
    send();
  }

  function send(once?: Delivery): void {
    for (const frame of frames(sandbox.state, feed, once)) socket.send(frame);
  }

  function shutDown(milliseconds: number): void {
    toldOfEnd = true;
    socket.send(shutdownFrame(sandbox.state, feed));
    const end = () => socket.close(1001, 'server shutdown');
    if (milliseconds === 0) end();
    else cancels.push(sandbox.timers.at(now(sandbox.state) + milliseconds, end));
  }

  /** False when the connection talks too much and is ended for it. */
  function allow(): boolean {
    if (mayTalk()) return true;
    socket.close(1008, 'Too many requests');
    return false;
  }

  function note(text: string): void {
    recordCall(sandbox, {
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
