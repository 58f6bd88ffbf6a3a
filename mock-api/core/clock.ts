/**
 * A sandbox's clock. It showed `base` when the computer's clock showed `anchor`, both in milliseconds since 1970, and runs
 * `rate` times as fast: 1 when real, 0 when frozen.
 */
export interface Clock {
  mode: 'real' | 'scaled' | 'frozen';
  base: number;
  anchor: number;
  rate: number;
}

export interface ClockSetting {
  mode: Clock['mode'];
  /** Milliseconds since 1970; the clock's current time when left out. */
  at?: number;
  /** Only for `scaled`. */
  rate?: number;
}

/** A clock that goes on from what `before` shows, unless `at` is given. A real clock without `at` shows the computer's time. */
export function createClock(setting: ClockSetting = { mode: 'real' }, before?: Clock): Clock {
  const anchor = Date.now();
  const current = before && setting.mode !== 'real' ? readClock(before, anchor) : anchor;
  const rate = { real: 1, frozen: 0, scaled: setting.rate ?? 1 }[setting.mode];
  return { mode: setting.mode, base: setting.at ?? current, anchor, rate };
}

/** What a clock shows when the computer's shows `at`. */
export function readClock(clock: Clock, at = Date.now()): number {
  return Math.floor(clock.base + (at - clock.anchor) * clock.rate);
}

/** A clock as a snapshot has it: a scaled one shows the moment of the snapshot in `base`. */
export function captureClock(clock: Clock): Clock {
  if (clock.mode !== 'scaled') return clock;
  const anchor = Date.now();
  return { ...clock, base: readClock(clock, anchor), anchor };
}

/**
 * A captured clock that runs again. A scaled one goes on from `base`: else it would have run on, at its rate, while the
 * snapshot was stored.
 */
export const resumeClock = (clock: Clock): Clock =>
  clock.mode === 'scaled' ? { ...clock, anchor: Date.now() } : clock;

/** What has a clock: the state of a sandbox. */
export interface Timed {
  clock: Clock;
}

/** Milliseconds since 1970 in the sandbox's time. Every expiry, timestamp and price depends on it. */
export function now(state: Timed): number {
  return readClock(state.clock);
}

/** Moves the clock forward, whatever its mode. */
export function advance(state: Timed, milliseconds: number): void {
  state.clock.base += milliseconds;
}

/** The end of the year 9999: a later moment has no ISO 8601 time with a year of four digits. */
export const LAST_MOMENT = 253_402_300_799_999;
const FIRST_MOMENT = -62_167_219_200_000;

/** Whether a moment has an ISO 8601 time with a year of four digits. */
export const hasIsoTime = (moment: number) => moment >= FIRST_MOMENT && moment <= LAST_MOMENT;

let lastMoment = { at: NaN, text: '' };

/** Caches the last text, because a call formats the same moment several times. */
export function iso(milliseconds: number): string {
  if (lastMoment.at !== milliseconds)
    lastMoment = { at: milliseconds, text: new Date(milliseconds).toISOString() };
  return lastMoment.text;
}

/** Whole seconds left until a moment of the sandbox's time, at least 0. */
export function secondsUntil(state: Timed, moment: number): number {
  return Math.max(0, Math.ceil((moment - now(state)) / 1000));
}
