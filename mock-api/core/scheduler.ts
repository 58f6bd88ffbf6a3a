/**
 * A callback at a moment of a sandbox's time, for a connection of this process. Work that belongs to the state is a job
 * (jobs.ts), which a snapshot has too.
 */
interface Timer {
  /** Milliseconds since 1970, in the sandbox's time. */
  readonly moment: number;
  readonly run: () => void;
  /** Called instead when the timer is cancelled with all others. */
  readonly drop: (() => void) | undefined;
}

/** The clock of a scheduler. */
export interface Time {
  /** Milliseconds since 1970. */
  now: () => number;
  /** How many times as fast as the computer's clock it runs; 0 when frozen. */
  rate: () => number;
  /** Moves it forward. */
  advance: (milliseconds: number) => void;
  /** When the state's next job is due; undefined when none is scheduled. */
  nextJob: () => number | undefined;
  /** Takes the next job out of the state and runs it. */
  runJob: () => void;
}

/** The longest wait of `setTimeout`; a longer one is split. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Timers and jobs on a clock that can run fast, be frozen or be moved. Due ones fire by moment, then by order of registration,
 * each once, while the clock shows their own moment: one large step fires what many small ones would. Of one moment, jobs run
 * first.
 */
export class Scheduler {
  readonly #time: Time;
  #waiting: Timer[] = [];
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(time: Time) {
    this.#time = time;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /**
   * Calls `run` once the clock shows a moment, or `drop` if all timers are cancelled before; neither before this returns.
   * @returns a function that cancels the timer
   */
  at(moment: number, run: () => void, drop?: () => void): () => void {
    const timer: Timer = { moment, run, drop };
    const later = this.#waiting.findIndex((other) => other.moment > moment);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, timer);
    this.rearm();
    return () => {
      const index = this.#waiting.indexOf(timer);
      if (index < 0) return;
      this.#waiting.splice(index, 1);
      this.rearm();
    };
  }

  /** Moves the clock forward, stopping at each timer and job on the way, also at those that a timer or a job adds. */
  pass(milliseconds: number): void {
    let left = milliseconds;
    for (let next = this.#next(); next <= this.#time.now() + left; next = this.#next()) {
      const step = Math.min(left, Math.max(0, next - this.#time.now()));
      this.#time.advance(step);
      left -= step;
      if (next === this.#time.nextJob()) this.#time.runJob();
      else this.#waiting.shift()?.run();
    }
    this.#time.advance(left);
    this.rearm();
  }

  /** Call it after the clock was set: it may run at another rate or show another time. */
  rearm(): void {
    clearTimeout(this.#alarm);
    const next = this.#next();
    const rate = this.#time.rate();
    if (next === Infinity || rate === 0) return;
    const wait = Math.max(0, Math.ceil((next - this.#time.now()) / rate));
    this.#alarm = setTimeout(() => this.pass(0), Math.min(wait, LONGEST_WAIT));
    // A timer alone must not keep the process running.
    this.#alarm.unref();
  }

  cancelAll(): void {
    const cancelled = this.#waiting;
    this.#waiting = [];
    clearTimeout(this.#alarm);
    for (const { drop } of cancelled) drop?.();
  }

  /** The moment of the next timer or job; Infinity when there is none. */
  #next(): number {
    return Math.min(this.#waiting[0]?.moment ?? Infinity, this.#time.nextJob() ?? Infinity);
  }
}
