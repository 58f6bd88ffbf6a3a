import { join } from 'node:path';

/** The packages and the page that all share lie above this folder. */
const root = join(import.meta.dirname, '../../..');

export default { output: 'export', turbopack: { root } };
