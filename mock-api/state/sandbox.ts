import type { PersonaName } from '../personas/names.ts';
import type { SandboxEvent, SandboxListener } from './events.ts';
import { fileMail, type Mail, type NewMail } from './mails.ts';
import type { KeptSnapshot } from './snapshot.ts';
import { createState, type SandboxState, type StateSetting } from './state.ts';

/** What a sandbox needs of an open market stream. */
export interface OpenSocket {
  /** With a close frame. */
  close: (code: number, reason: string) => void;
  /** Without one: the other side sees 1006. */
  drop: () => void;
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
  readonly snapshots: Record<string, KeptSnapshot>;
  readonly sockets: Set<OpenSocket>;
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
  return {
    id,
    setting,
    state: createState(id, setting),
    snapshots: {},
    sockets: new Set(),
    listeners: new Set(),
    lastCall: 0,
    realTime,
    touched: realTime(),
  };
}

export function emit(sandbox: Sandbox, event: SandboxEvent): void {
  for (const listener of sandbox.listeners) listener(event);
}

/** Puts a mail into the inbox and wakes those who wait for it. */
export function deliver(sandbox: Sandbox, mail: NewMail): Mail {
  const delivered = fileMail(sandbox.state, mail);
  emit(sandbox, { type: 'mail', data: delivered });
  return delivered;
}

export function closeSockets(sandbox: Sandbox, code: number, reason: string): void {
  for (const socket of sandbox.sockets) socket.close(code, reason);
}
