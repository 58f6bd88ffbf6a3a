import type { Persona } from './persona.ts';

/** Nobody: a browser that was here before, and no account. */
export const guest: Persona = { email: 'guest@example.com', build: () => null };
