import type { SandboxState } from './state.ts';

/**
 * A sandbox's own time. It was `base` when the computer's clock showed `anchor`, both in milliseconds since 1970, and
 * runs `rate` times as fast: 1 when real, 0 when frozen.
 */
export interface Clock {
  mode: 'real' | 'scaled' | 'frozen';
  base: number;
  anchor: number;
  rate: number;
}

export interface ClockSetting {
  mode: Clock['mode'];
  /** Milliseconds since 1970; the present time of the clock when left out. */
  at?: number;
  /** Only for `scaled`. */
  rate?: number;
}

/** A clock set from `before`; a real clock without a time of its own shows the computer's again. */
export function createClock(setting: ClockSetting = { mode: 'real' }, before?: Clock): Clock {
  const anchor = Date.now();
  const present = before && setting.mode !== 'real' ? read(before, anchor) : anchor;
  const rate = { real: 1, frozen: 0, scaled: setting.rate ?? 1 }[setting.mode];
  return { mode: setting.mode, base: setting.at ?? present, anchor, rate };
}

function read(clock: Clock, at: number): number {
  return Math.floor(clock.base + (at - clock.anchor) * clock.rate);
}

/** Milliseconds since 1970 in the sandbox's time. Every expiry, timestamp and price goes by it. */
export function now(state: SandboxState): number {
  return read(state.clock, Date.now());
}

/** Moves the clock on in whatever mode it is. */
export function advance(state: SandboxState, milliseconds: number): void {
  state.clock.base += milliseconds;
}

/** The end of the year 9999: what comes after has no ISO 8601 time of four digits. */
export const LAST_MOMENT = 253_402_300_799_999;
const FIRST_MOMENT = -62_167_219_200_000;

/** Whether a moment has an ISO 8601 time of four digits. */
export const isTold = (moment: number) => moment >= FIRST_MOMENT && moment <= LAST_MOMENT;

let lastMoment = { at: NaN, text: '' };

/** The last one is kept: a call writes the same moment several times. */
export function iso(milliseconds: number): string {
  if (lastMoment.at !== milliseconds)
    lastMoment = { at: milliseconds, text: new Date(milliseconds).toISOString() };
  return lastMoment.text;
}

/** Whole seconds left until a moment of the sandbox's time, at least 0. */
export function secondsUntil(state: SandboxState, moment: number): number {
  return Math.max(0, Math.ceil((moment - now(state)) / 1000));
}
