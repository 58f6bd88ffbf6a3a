import type { ComponentType } from 'react';
import { DashboardSkeleton } from '../features/dashboard/DashboardSkeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { createLazyRegistry } from './lazy-registry.ts';

/** The dashboard comes by itself; the table of the others is a file of its own, which the start need not wait for. */
export const screens = createLazyRegistry<ScreenName | 'notFound'>(async (name) =>
  name === 'dashboard'
    ? (await import('../features/dashboard/Dashboard.tsx')).Dashboard
    : (await import('./screen-registry.ts')).findScreen(name),
);

/** What a screen shows while its code loads, where it is not the same for every screen. */
export const skeletons: Readonly<Partial<Record<ScreenName | 'notFound', ComponentType>>> = {
  dashboard: DashboardSkeleton,
};
