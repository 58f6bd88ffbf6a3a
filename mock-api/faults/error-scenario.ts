import type { PersonaName } from '../personas/persona-ids.ts';
import type { ChallengeSetting } from '../stand-ins/turnstile/state.ts';
import type { PresetId } from './fault-presets.ts';

/** Steps that bring about a text without injecting a fault. */
export interface Natural {
  readonly persona?: PersonaName;
  /** For developers: what to do. */
  readonly do: string;
}

interface Ways {
  readonly presets: readonly [PresetId, ...PresetId[]];
  readonly natural: Natural;
  /** For PUT /__mock/challenge. */
  readonly challenge: Partial<ChallengeSetting>;
  /** For a text that no call brings about: why. */
  readonly client: string;
}

/** How to bring about a text of the catalogue: at least one way. */
export type ErrorScenario = { [Way in keyof Ways]: Pick<Ways, Way> & Partial<Ways> }[keyof Ways];
