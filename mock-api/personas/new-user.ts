import type { Persona } from './fixtures.ts';

export const newUser: Persona = {
  title: 'Has an address that has no account yet',
  group: 'Signing up',
  email: 'new-user@example.com',
  build: () => null,
};
