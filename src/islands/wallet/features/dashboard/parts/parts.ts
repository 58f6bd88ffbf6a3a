// The parts in one module: they load together, as one chunk.
export { AccountNotices } from '../../../status/AccountNotices.tsx';
export { Activity } from '../activity/Activity.tsx';
export { UnderWay } from '../activity/UnderWay.tsx';
export { Market } from '../market/Market.tsx';
export { PortfolioOverview } from '../portfolio/PortfolioOverview.tsx';
export { RangeChange } from '../portfolio/RangeChange.tsx';
