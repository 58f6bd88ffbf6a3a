import { resolve } from 'node:path';
import { root } from './processes.ts';

/** The build to serve and test. COWRIE_DIST chooses another one. */
export const distFolder = resolve(root, process.env.COWRIE_DIST || 'dist');
