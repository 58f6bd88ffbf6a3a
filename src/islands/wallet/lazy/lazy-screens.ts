import type { ScreenName } from '../paths.ts';
import { partsOf } from './lazy-registry.ts';

/** The dashboard comes by itself; the table of the others is a file of its own, which the start need not wait for. */
export const screens = partsOf<ScreenName | 'notFound'>(async (name) =>
  name === 'dashboard'
    ? (await import('../features/dashboard/Dashboard.tsx')).Dashboard
    : (await import('./screen-registry.ts')).findScreen(name),
);
