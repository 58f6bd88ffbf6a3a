import { account, type Persona } from './persona.ts';

const email = 'no-profile@example.com';

/** Skipped all that can be skipped: the status names nobody, so that the whole profile is asked for. */
export const noProfile: Persona = { email, build: (state) => account(state, email, {}) };
