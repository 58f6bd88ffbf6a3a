import { resolve } from 'node:path';
import { root } from './processes.ts';

/** The build that is served and tested; another one by COWRIE_DIST. */
export const distFolder = resolve(root, process.env.COWRIE_DIST || 'dist');
