import type { Delivery } from '../features/market/stream/tick-faults.ts';
import type { PersonaName } from '../personas/persona-ids.ts';
import { advance, now, type Clock } from './clock.ts';
import type { SandboxEvent, SandboxListener } from './sandbox-events.ts';
import { append, type Mail, type NewMail } from './mailbox.ts';
import type { StoredSnapshot } from './snapshot.ts';
import { createState, type SandboxState, type StateSetting } from './state.ts';
import { Scheduler } from './scheduler.ts';

/** What a sandbox needs of an open stream of events. */
export interface OpenStream {
  /** Of the session that it belongs to. */
  readonly token: string | undefined;
  /** Sends what is new. */
  wake: () => void;
  end: () => void;
}

/** What a sandbox needs of an open market stream. */
export interface OpenSocket {
  /** With a close frame. */
  close: (code: number, reason: string) => void;
  /** Without one: the other side sees 1006. */
  drop: () => void;
  /** Sends the next events now, in some broken way if one is given. */
  tick: (once?: Delivery) => void;
  /** Says that the server ends, and closes so many milliseconds of the sandbox's time later. */
  shutDown: (milliseconds: number) => void;
}

export interface Setting extends StateSetting {
  persona?: { name: PersonaName; login: boolean } | undefined;
  /** Milliseconds of real time after which it goes when nobody uses it. */
  ttl?: number | undefined;
}

/** Milliseconds of real time since 1970. Injected, so that a test of what runs out needs no waiting. */
export type RealTime = () => number;

/** One isolated world: its state, and the things of this process that belong to it and are no state. */
export interface Sandbox {
  readonly id: string;
  /** How it began, for a reset. */
  setting: Setting;
  state: SandboxState;
  /** By name. They outlive a reset, which is what they are for. */
  readonly snapshots: Record<string, StoredSnapshot>;
  readonly sockets: Set<OpenSocket>;
  /** Open streams of what happens to a person. */
  readonly streams: Set<OpenStream>;
  /** Calls that a fault holds back, by the fault's id. */
  readonly waitingCalls: Set<{ readonly fault: string }>;
  /** What happens at a moment of the sandbox's time. */
  readonly timers: Scheduler;
  /** Those who watch it. */
  readonly listeners: Set<SandboxListener>;
  /** The id of the newest call in its journal. */
  lastCall: number;
  readonly realTime: RealTime;
  /** Real time of the last use. */
  touched: number;
}

/** Costs microseconds: nothing is computed before it is asked for. */
export function createSandbox(id: string, setting: Setting, realTime: RealTime): Sandbox {
  const sandbox: Sandbox = {
    id,
    setting,
    state: createState(id, setting),
    snapshots: {},
    sockets: new Set(),
    streams: new Set(),
    waitingCalls: new Set(),
    // The state is another after a reset, so it is looked up each time.
    timers: new Scheduler({
      now: () => now(sandbox.state),
      rate: () => sandbox.state.clock.rate,
      advance: (milliseconds) => advance(sandbox.state, milliseconds),
    }),
    listeners: new Set(),
    lastCall: 0,
    realTime,
    touched: realTime(),
  };
  return sandbox;
}

/**
 * Sets the sandbox's clock. What becomes due on the way forward fires; on the way back nothing does, and what had not
 * fired waits for its moment.
 */
export function setClock({ state, timers }: Sandbox, clock: Clock): void {
  const forward = clock.base - now(state);
  if (forward > 0) timers.pass(forward);
  state.clock = clock;
  timers.rearm();
}

export function emit(sandbox: Sandbox, event: SandboxEvent): void {
  for (const listener of sandbox.listeners) listener(event);
}

/** Puts a mail into the inbox and wakes those who wait for it. */
export function deliver(sandbox: Sandbox, mail: NewMail): Mail {
  const delivered = append(sandbox.state, mail);
  emit(sandbox, { type: 'mail', data: delivered });
  return delivered;
}

/** Ends what goes on by itself in a sandbox whose state is no longer what it was. */
export function endConnections(sandbox: Sandbox, reason: string): void {
  sandbox.timers.cancelAll();
  // 1012 is "service restart" (IANA's registry of close codes): a client may come back at once.
  closeSockets(sandbox, 1012, reason);
  for (const stream of sandbox.streams) stream.end();
}

/** Sends what is new to those who listen; to be called when something may have happened. */
export function wakeStreams({ streams }: Sandbox): void {
  for (const stream of streams) stream.wake();
}

function closeSockets(sandbox: Sandbox, code: number, reason: string): void {
  for (const socket of sandbox.sockets) socket.close(code, reason);
}
