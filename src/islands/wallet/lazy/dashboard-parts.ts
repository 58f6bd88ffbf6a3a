import accountPartStyles from '#src/styles/account-parts.css?url';
import incidentStyles from '#src/styles/incident.css?url';
import listStyles from '#src/styles/panel-lists.css?url';
import partStyles from '#src/styles/dashboard-parts.css?url';
import { createLazyRegistry, type LazyRow } from './lazy-registry.ts';

export type DashboardPartName =
  'AccountNotices' | 'RangeChange' | 'PortfolioOverview' | 'Market' | 'UnderWay' | 'Activity' | 'FirstSteps';

const row = (name: Exclude<DashboardPartName, 'FirstSteps'>): LazyRow => ({
  load: () => import('../features/dashboard/parts/parts.ts').then((parts) => parts[name]),
  messages: ['dashboard', 'announcements', 'transactions'],
  styles: [listStyles, accountPartStyles, incidentStyles, partStyles],
});

/**
 * The parts of the dashboard that load after the total, together; the steps of a new account after them. Their folders are theirs
 * alone: the first view's own code imports nothing from them.
 */
export const dashboardParts = createLazyRegistry<DashboardPartName>('dashboard', {
  AccountNotices: row('AccountNotices'),
  RangeChange: row('RangeChange'),
  PortfolioOverview: row('PortfolioOverview'),
  Market: row('Market'),
  UnderWay: row('UnderWay'),
  Activity: row('Activity'),
  // For new accounts alone.
  FirstSteps: {
    load: () => import('../features/dashboard/first-steps/FirstSteps.tsx').then((m) => m.FirstSteps),
    messages: ['dashboard'],
    styles: [partStyles],
  },
});
