/** What must happen at a moment of a sandbox's time. It belongs to this process: no snapshot has it. */
interface Timer {
  /** Milliseconds since 1970, in the sandbox's time. */
  readonly moment: number;
  readonly run: () => void;
  /** The moment will not come. */
  readonly drop: (() => void) | undefined;
}

/** What timers need of a clock. */
export interface Time {
  /** Milliseconds since 1970. */
  now: () => number;
  /** How many times as fast as the computer's clock it runs; 0 when it stands. */
  rate: () => number;
  /** Moves it on by so many milliseconds. */
  advance: (milliseconds: number) => void;
}

/** The longest that `setTimeout` can wait; a longer wait is taken in steps. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Timers on a clock that can run fast, stand or be moved. Due ones fire by moment, then by order of registration, each
 * once, and see the clock at their own moment: one leap fires what many small ones would.
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
   * Runs something once the clock shows a moment, or `drop` when all are cancelled; neither before this returns. Returns
   * what cancels it.
   */
  at(moment: number, run: () => void, drop?: () => void): () => void {
    const timer: Timer = { moment, run, drop };
    const later = this.#waiting.findIndex((other) => other.moment > moment);
    this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, timer);
    this.rearm();
    return () => {
      const place = this.#waiting.indexOf(timer);
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      this.rearm();
    };
  }

  /** Moves the clock on, stopping at every timer on the way, also at those that a timer sets. */
  pass(milliseconds: number): void {
    let left = milliseconds;
    for (let next = this.#next(left); next; next = this.#next(left)) {
      const step = Math.min(left, Math.max(0, next.moment - this.#time.now()));
      this.#time.advance(step);
      left -= step;
      this.#waiting.shift();
      next.run();
    }
    this.#time.advance(left);
    this.rearm();
  }

  /** To be called when the clock was set: it may run at another speed, or show another time. */
  rearm(): void {
    clearTimeout(this.#alarm);
    const next = this.#waiting[0];
    const rate = this.#time.rate();
    if (!next || rate === 0) return;
    const wait = Math.max(0, Math.ceil((next.moment - this.#time.now()) / rate));
    this.#alarm = setTimeout(() => this.pass(0), Math.min(wait, LONGEST_WAIT));
    // Nobody is served by a process that stays for this alone.
    this.#alarm.unref();
  }

  cancelAll(): void {
    const dropped = this.#waiting;
    this.#waiting = [];
    clearTimeout(this.#alarm);
    for (const { drop } of dropped) drop?.();
  }

  #next(within: number): Timer | undefined {
    const first = this.#waiting[0];
    return first && first.moment <= this.#time.now() + within ? first : undefined;
  }
}
