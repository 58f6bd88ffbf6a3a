// The parts in one module: they load together, as one chunk.
export { AccountNotices } from '../../../status/AccountNotices.tsx';
export { Activity } from '../activity/Activity.tsx';
export { FirstSteps } from '../activity/FirstSteps.tsx';
export { PortfolioOverview } from '../portfolio/PortfolioOverview.tsx';
