import { assetIds } from '#contract/assets.ts';
import { countCall } from '../../core/rate-limit.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { portfolioOf } from './portfolio.ts';
import { positionOf } from './position.ts';

/** A chart asks when its range changes, and at each regular read. */
const RATE = { limit: 300, seconds: 60 };

const handlers: Handlers<'portfolio'> = {
  getPortfolio: (_body, { state, query: { range, currency }, user: { customer_id } }) => {
    countCall(state, 'portfolio', customer_id, RATE);
    return { data: portfolioOf(state, customer_id, range, currency) };
  },

  getPosition: (_body, { state, params, query: { currency }, user: { customer_id } }) => {
    const asset = assetIds.find((one) => one === params.asset);
    if (!asset) throw paymentError('asset_not_found');
    return { data: positionOf(state, customer_id, asset, currency) };
  },
};

export const portfolioFeature: Feature<'portfolio'> = { handlers };
