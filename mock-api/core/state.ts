import type { Clock, ClockSetting } from './clock.ts';

/**
 * The whole state of a sandbox. Plain data only, so that a snapshot is `JSON.stringify(state)`: no classes, no Maps, no
 * Dates, no bigint. Core declares only what every sandbox has; a feature adds its own members in its `state.ts`, by declaration
 * merging, beside the slice that creates and validates them (slice.ts).
 */
export interface SandboxState {
  readonly id: string;
  readonly seed: number;
  /** Whether *+test@example.com always gets the codes 424242 and TEST4242. */
  readonly fixedCodes: boolean;
  clock: Clock;
  /** How often each kind of random value was drawn; see random.ts. */
  counters: Record<string, number>;
}

/** The options of a new state. Features add their own members by declaration merging. */
export interface StateSetting {
  seed?: number | undefined;
  clock?: ClockSetting | undefined;
  fixedCodes?: boolean | undefined;
}
