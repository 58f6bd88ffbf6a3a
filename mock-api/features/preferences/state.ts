import * as z from 'zod/mini';
import { defaultPreferences, type Preferences } from '#contract/preference-choices.ts';
import { preferences as schema } from '#contract/preferences.ts';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';

const preferences = z.record(z.string(), schema);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id; without a row, the defaults. */
    preferences: z.output<typeof preferences>;
  }
}

export const preferencesSlice = defineSlice({
  key: 'preferences',
  schema: preferences,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const preferencesOf = (state: SandboxState, customerId: string): Preferences =>
  own(state.preferences, customerId) ?? { ...defaultPreferences };
