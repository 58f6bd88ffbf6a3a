import type { Persona } from './persona.ts';

/** An address that has no account yet. */
export const newUser: Persona = { email: 'new-user@example.com', build: () => null };
