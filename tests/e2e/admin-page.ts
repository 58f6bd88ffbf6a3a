import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { openPage } from './open-page.ts';

/** The titles of the admin page's panels, in the order of their number keys. */
export const adminPanels = [
  'People',
  'Inbox',
  'Faults',
  'Time',
  'Market',
  'Journal',
  'State',
  'Snapshots',
  'Sandboxes',
  'Arrivals',
];
export const openAdminPage = (page: Page, panel = 'people') => openPage(page, `${mockUrl}/__mock#${panel}`);
export const adminHeading = (page: Page) => page.getByRole('heading', { level: 1 });
