import { advance, now, readClock, type Clock } from './clock.ts';
import type { SandboxEvent, SandboxListener } from './sandbox-events.ts';
import { append, type Mail, type NewMail } from './mailbox.ts';
import { runNextJob, type AnyJobHandlers, type JobContext } from './jobs.ts';
import type { StateDefinition } from './state-definition.ts';
import type { SandboxState, StateSetting } from './state.ts';
import { Scheduler } from './scheduler.ts';

/** An open stream or socket of a client. */
export interface Connection {
  /** Ends it, because the sandbox's state is no longer what it was. */
  readonly end: (reason: string) => void;
  /** Sends what is new. Left out by a connection that looks by itself. */
  readonly wake?: () => void;
}

/** The state of a sandbox as JSON, and the contract that it was taken under. */
export interface Snapshot {
  readonly contract: { readonly hash: string; readonly calls: Readonly<Record<string, string>> };
  readonly state: SandboxState;
}

/** A snapshot that a sandbox keeps under a name. */
export interface StoredSnapshot extends Snapshot {
  /** The sandbox's time when it was taken. */
  readonly at: string;
  /** Bytes as JSON. */
  readonly size: number;
}

/** How a sandbox begins. Personas add theirs by declaration merging. */
export interface Setting extends StateSetting {
  /** Milliseconds of real time after which the sandbox is deleted if it is not used. */
  ttl?: number | undefined;
}

/** Milliseconds of real time since 1970. Injected, so that a test of an expiry does not wait. */
export type RealTime = () => number;

/** An isolated copy of the back end: its state, and what belongs to it in this process only. */
export interface Sandbox {
  readonly id: string;
  /** What it was created with, for a reset. */
  setting: Setting;
  state: SandboxState;
  /** By name. A reset keeps them, so that they can be restored after it. */
  readonly snapshots: Record<string, StoredSnapshot>;
  readonly connections: Set<Connection>;
  readonly definition: StateDefinition;
  /** What happens at a moment of the sandbox's time. */
  readonly timers: Scheduler;
  /** Notified of the sandbox's events. */
  readonly listeners: Set<SandboxListener>;
  /** The id of the newest call in its request log. */
  lastCall: number;
  readonly realTime: RealTime;
  /** Where the site runs, for the links of emails. */
  readonly site: string;
  /** Real time of the last use. */
  touched: number;
}

/** What every sandbox of a mock has in common. */
export interface SandboxParts {
  readonly definition: StateDefinition;
  readonly jobs: AnyJobHandlers;
  readonly realTime: RealTime;
  readonly site: string;
}

/** Takes microseconds, because nothing is computed before it is needed. */
export function createSandbox(
  id: string,
  setting: Setting,
  { definition, jobs, realTime, site }: SandboxParts,
): Sandbox {
  const sandbox: Sandbox = {
    id,
    setting,
    state: definition.create(id, setting),
    snapshots: {},
    connections: new Set(),
    definition,
    // A reset replaces the state, so it is looked up each time.
    timers: new Scheduler({
      now: () => now(sandbox.state),
      rate: () => sandbox.state.clock.rate,
      advance: (milliseconds) => advance(sandbox.state, milliseconds),
      nextJob: () => sandbox.state.jobs[0]?.due,
      runJob: () => {
        runNextJob(jobContext(sandbox), jobs);
        wakeConnections(sandbox);
      },
    }),
    listeners: new Set(),
    lastCall: 0,
    realTime,
    site,
    touched: realTime(),
  };
  return sandbox;
}

/**
 * Sets the sandbox's clock. Moved forward, it fires what becomes due; moved back, it fires nothing, and what has not fired
 * yet still waits for its moment.
 */
export function setClock({ state, timers }: Sandbox, clock: Clock): void {
  const forward = readClock(clock) - now(state);
  if (forward > 0) timers.pass(forward);
  state.clock = clock;
  timers.rearm();
}

export function emit(sandbox: Sandbox, event: SandboxEvent): void {
  for (const listener of sandbox.listeners) listener(event);
}

/** What happens in a sandbox works on its state, and can send emails. */
export const jobContext = (sandbox: Sandbox): JobContext => ({
  state: sandbox.state,
  deliver: (mail) => deliver(sandbox, mail),
});

/** Adds an email to the inbox and notifies the sandbox's listeners. A link may be a path of the site. */
export function deliver(sandbox: Sandbox, mail: NewMail): Mail {
  const link = mail.link === undefined ? {} : { link: new URL(mail.link, sandbox.site).href };
  const delivered = append(sandbox.state, { ...mail, ...link });
  emit(sandbox, { type: 'mail', data: delivered });
  return delivered;
}

/** Replaces a sandbox's state, after a reset or by a snapshot. Ends its connections, whose clients know the former state. */
export function replaceState(sandbox: Sandbox, state: SandboxState, reason: string): void {
  sandbox.state = state;
  endConnections(sandbox, reason);
  sandbox.timers.rearm();
}

export function endConnections({ timers, connections }: Sandbox, reason: string): void {
  timers.cancelAll();
  for (const connection of connections) connection.end(reason);
}

/** Lets each connection send what is new. Call it whenever the state may have changed. */
export function wakeConnections({ connections }: Sandbox): void {
  for (const connection of connections) connection.wake?.();
}
