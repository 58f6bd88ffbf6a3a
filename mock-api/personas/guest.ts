import type { Persona } from './fixtures.ts';

export const guest: Persona = {
  title: 'Nobody: a browser that was here before, and no account',
  group: 'Signing up',
  email: 'guest@example.com',
  build: () => null,
};
