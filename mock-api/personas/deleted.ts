import { account, info, type Persona } from './persona.ts';

const email = 'deleted@example.com';

/** Closed their account; support can open it again. */
export const deleted: Persona = {
  email,
  build: (state) =>
    account(state, email, { username: 'yemicole', info: info('Yemi', 'Cole'), standing: 'deleted' }),
};
