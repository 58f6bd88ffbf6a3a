import type { PersonaName } from '../personas/persona-ids.ts';
import type { ChallengeSetting } from '../stand-ins/turnstile/captcha.ts';
import type { PresetId } from './fault-presets.ts';

/** How to meet a text without breaking anything. */
export interface Natural {
  readonly persona?: PersonaName;
  /** For people: what to do. */
  readonly do: string;
}

interface Ways {
  readonly presets: readonly [PresetId, ...PresetId[]];
  readonly natural: Natural;
  /** For PUT /__mock/challenge. */
  readonly challenge: Partial<ChallengeSetting>;
  /** Why no call is involved. */
  readonly client: string;
}

/** How a text of the catalogue is brought about: in one way at least. */
export type ErrorScenario = { [Way in keyof Ways]: Pick<Ways, Way> & Partial<Ways> }[keyof Ways];
