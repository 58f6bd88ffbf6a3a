import { consent } from './consent.ts';

export const server = { consent };
