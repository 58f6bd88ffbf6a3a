import { assetIds } from '#contract/assets.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { portfolioOf } from './portfolio.ts';
import { positionOf } from './position.ts';

const handlers: Handlers<'portfolio'> = {
  getPortfolio: (_body, { state, query: { range, currency }, user: { customer_id } }) => ({
    data: portfolioOf(state, customer_id, range, currency),
  }),

  getPosition: (_body, { state, params, query: { currency }, user: { customer_id } }) => {
    const asset = assetIds.find((one) => one === params.asset);
    if (!asset) throw paymentError('asset_not_found');
    return { data: positionOf(state, customer_id, asset, currency) };
  },
};

export const portfolioFeature: Feature<'portfolio'> = { handlers };
