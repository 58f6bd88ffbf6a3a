import { createState } from '../core/state.ts';
import { personaNames, type PersonaName } from './persona-ids.ts';
import type { Persona } from './fixtures.ts';
import { personas } from './personas.ts';

export interface PersonaLine extends Pick<Persona, 'title' | 'group' | 'email'> {
  name: PersonaName;
  /** Steps that are left, in the server's order; empty without an account. */
  missing: readonly string[];
}

let known: readonly PersonaLine[] | null = null;

/** Every persona as a list for people. Each is built once to see what it lacks. */
export function listPersonas(): readonly PersonaLine[] {
  known ??= personaNames.map((name) => {
    const { title, group, email } = personas[name];
    const missing = personas[name].build(createState('-'))?.pendingSteps ?? [];
    return { name, title, group, email, missing };
  });
  return known;
}
