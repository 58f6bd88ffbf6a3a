import { onboardedUser, profile, type Persona } from './fixtures.ts';

const email = 'incomplete-flag-only@example.com';

/** The status says `incomplete` and names no step: either sends a person to profile setup (spec section 4). */
export const incompleteFlagOnly: Persona = {
  title: 'Is incomplete, though no step is named',
  group: 'Onboarding',
  email,
  build: (state) =>
    onboardedUser(state, email, {
      username: 'bolaige',
      profile: profile('Bola', 'Ige'),
      forceIncomplete: true,
    }),
};
