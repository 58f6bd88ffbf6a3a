import type { Mail } from './mailbox.ts';
import {
  createSandbox,
  emit,
  endConnections,
  replaceState,
  setClock,
  type RealTime,
  type Sandbox,
  type SandboxParts,
  type Setting,
} from './sandbox.ts';
import type { ResetPart } from './slice.ts';
import type { StateSetting } from './state.ts';

export const DEFAULT_SANDBOX = 'default';
/** Maximum number of sandboxes: a test run that deletes none must not fill the memory. */
export const SANDBOX_LIMIT = 500;
/** Milliseconds of real time after which an unused sandbox is deleted. */
export const IDLE_LIMIT = 30 * 60_000;
/** A label of a host name, because a sandbox can be selected by `s-*.localhost`. */
export const SANDBOX_ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export type MailListener = (mail: Mail, sandbox: Sandbox) => void;

/** Real time at which a sandbox is deleted unless it is used before. */
export const idleEnd = ({ touched, setting }: Sandbox) => touched + (setting.ttl ?? IDLE_LIMIT);

/** All sandboxes of one mock. `default` is always there. */
export class SandboxRegistry {
  readonly #all = new Map<string, Sandbox>();
  readonly #prepare: (sandbox: Sandbox) => void;
  readonly #everywhere: StateSetting;
  readonly #onMail: MailListener | undefined;
  readonly #parts: SandboxParts;

  /** `prepare` adds the persona to a new or reset sandbox; `everywhere` has the defaults of every sandbox's setting. */
  constructor(options: {
    parts: Omit<SandboxParts, 'realTime'>;
    first: Setting;
    everywhere?: StateSetting | undefined;
    prepare: (sandbox: Sandbox) => void;
    onMail?: MailListener | undefined;
    realTime?: RealTime | undefined;
  }) {
    this.#parts = { ...options.parts, realTime: options.realTime ?? Date.now };
    this.#prepare = options.prepare;
    this.#everywhere = options.everywhere ?? {};
    this.#onMail = options.onMail;
    this.create(DEFAULT_SANDBOX, options.first);
  }

  get default(): Sandbox {
    return this.find(DEFAULT_SANDBOX) ?? this.create(DEFAULT_SANDBOX, {});
  }

  find(id: string): Sandbox | undefined {
    const sandbox = this.#all.get(id);
    if (!sandbox || this.#isIdle(sandbox)) return undefined;
    sandbox.touched = this.#parts.realTime();
    return sandbox;
  }

  list(): Sandbox[] {
    this.#sweep(SANDBOX_LIMIT);
    return [...this.#all.values()];
  }

  /** Replaces a sandbox of the same id, so that a script can run again. */
  create(id: string, setting: Setting): Sandbox {
    this.delete(id);
    this.#sweep(SANDBOX_LIMIT - 1);
    const given = Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== undefined));
    const sandbox = createSandbox(id, { ...this.#everywhere, ...given }, this.#parts);
    this.#all.set(id, sandbox);
    if (this.#onMail) {
      const listener = this.#onMail;
      sandbox.listeners.add((event) => {
        if (event.type === 'mail') listener(event.data, sandbox);
      });
    }
    this.#prepare(sandbox);
    sandbox.timers.rearm();
    return sandbox;
  }

  /** Restarts a sandbox or a part of it. Users, money and counters depend on each other: they are the part `state`. */
  reset(sandbox: Sandbox, part: ResetPart): void {
    const { definition, state, setting } = sandbox;
    if (part === 'clock') {
      setClock(sandbox, definition.create(sandbox.id, setting).clock);
      return;
    }
    const fresh = definition.reset(state, setting, part);
    if (part !== 'all' && part !== 'state') {
      sandbox.state = fresh;
      return;
    }
    replaceState(sandbox, fresh, 'sandbox reset');
    this.#prepare(sandbox);
    sandbox.timers.rearm();
  }

  delete(id: string): boolean {
    const sandbox = this.#all.get(id);
    if (sandbox) {
      endConnections(sandbox, 'sandbox deleted');
      emit(sandbox, { type: 'gone' });
    }
    return this.#all.delete(id);
  }

  /** Whether a sandbox is past its idle limit; the sweep may not have deleted it yet. */
  #isIdle(sandbox: Sandbox): boolean {
    const isInUse = sandbox.id === DEFAULT_SANDBOX || sandbox.connections.size > 0;
    return !isInUse && this.#parts.realTime() > idleEnd(sandbox);
  }

  /**
   * Deletes idle sandboxes, then those unused for the longest, until `room` are left. Never deletes `default`; deletes one
   * with an open connection only to make room.
   */
  #sweep(room: number): void {
    for (const sandbox of this.#all.values()) if (this.#isIdle(sandbox)) this.delete(sandbox.id);
    if (this.#all.size <= room) return;
    const others = [...this.#all.values()]
      .filter(({ id }) => id !== DEFAULT_SANDBOX)
      .sort((a, b) => a.touched - b.touched);
    for (const { id } of others.slice(0, this.#all.size - room)) this.delete(id);
  }
}
