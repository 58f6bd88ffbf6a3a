import type { Mail } from './mailbox.ts';
import { createSandbox, emit, endConnections, type RealTime, type Sandbox, type Setting } from './sandbox.ts';
import type { StateSetting } from './state.ts';

export const DEFAULT_SANDBOX = 'default';
/** A test run that never cleans up must not fill the memory. */
export const SANDBOX_LIMIT = 500;
/** Milliseconds of real time after which an unused sandbox goes. */
export const IDLE_LIMIT = 30 * 60_000;
/** Fits a host name's label, because `s-*.localhost` is one of the ways to name a sandbox. */
export const SANDBOX_ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export type MailListener = (mail: Mail, sandbox: Sandbox) => void;

/** Real time when it goes unless it is used before. */
export const idleEnd = ({ touched, setting }: Sandbox) => touched + (setting.ttl ?? IDLE_LIMIT);

/** All sandboxes of one mock. `default` is always there. */
export class SandboxRegistry {
  readonly #all = new Map<string, Sandbox>();
  readonly #prepare: (sandbox: Sandbox) => void;
  readonly #everywhere: StateSetting;
  readonly #onMail: MailListener | undefined;
  readonly #realTime: RealTime;

  /** `prepare` fills a new or reset sandbox with its persona; `everywhere` is what a setting begins with. */
  constructor(options: {
    first: Setting;
    everywhere?: StateSetting | undefined;
    prepare: (sandbox: Sandbox) => void;
    onMail?: MailListener | undefined;
    realTime?: RealTime | undefined;
  }) {
    this.#realTime = options.realTime ?? Date.now;
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
    sandbox.touched = this.#realTime();
    return sandbox;
  }

  list(): Sandbox[] {
    this.#sweep(SANDBOX_LIMIT);
    return [...this.#all.values()];
  }

  /** An id that is taken is begun anew, so that a script can run again. */
  create(id: string, setting: Setting): Sandbox {
    this.delete(id);
    this.#sweep(SANDBOX_LIMIT - 1);
    const said = Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== undefined));
    const sandbox = createSandbox(id, { ...this.#everywhere, ...said }, this.#realTime);
    this.#all.set(id, sandbox);
    if (this.#onMail) {
      const listener = this.#onMail;
      sandbox.listeners.add((event) => {
        if (event.type === 'mail') listener(event.data, sandbox);
      });
    }
    this.#prepare(sandbox);
    return sandbox;
  }

  delete(id: string): boolean {
    const sandbox = this.#all.get(id);
    if (sandbox) {
      endConnections(sandbox, 'sandbox deleted');
      emit(sandbox, { type: 'gone' });
    }
    return this.#all.delete(id);
  }

  /** Its time is over, whether or not it has been swept away yet. */
  #isIdle(sandbox: Sandbox): boolean {
    const isKept = sandbox.id === DEFAULT_SANDBOX || sandbox.sockets.size > 0 || sandbox.streams.size > 0;
    return !isKept && this.#realTime() > idleEnd(sandbox);
  }

  /** Idle ones go first, then those longest unused; never `default`, never one with an open socket or stream but for room. */
  #sweep(room: number): void {
    for (const sandbox of this.#all.values()) if (this.#isIdle(sandbox)) this.delete(sandbox.id);
    if (this.#all.size <= room) return;
    const others = [...this.#all.values()]
      .filter(({ id }) => id !== DEFAULT_SANDBOX)
      .sort((a, b) => a.touched - b.touched);
    for (const { id } of others.slice(0, this.#all.size - room)) this.delete(id);
  }
}
