import type { StateDefinition } from '../core/state-definition.ts';
import { personaNames, type PersonaName } from './persona-ids.ts';
import type { Persona } from './fixtures.ts';
import { personas } from './personas.ts';

export interface PersonaLine extends Pick<Persona, 'title' | 'group' | 'email'> {
  name: PersonaName;
  /** Onboarding steps that are left, in the server's order; empty without an account. */
  missing: readonly string[];
}

let known: readonly PersonaLine[] | null = null;

/** Every persona, as shown to developers. Each is built once to find the steps that are left. */
export function listPersonas(definition: StateDefinition): readonly PersonaLine[] {
  known ??= personaNames.map((name) => {
    const { title, group, email } = personas[name];
    const missing = personas[name].build(definition.create('-'))?.pendingSteps ?? [];
    return { name, title, group, email, missing };
  });
  return known;
}
