import * as z from 'zod/mini';
import { displayCurrencies } from './assets.ts';
import { portfolioRanges } from './portfolio.ts';
import { pathId, type RequestSchemas } from './request.ts';

const currency = z._default(z.enum(displayCurrencies), 'ngn');

export const portfolioRequests = {
  getPortfolio: { query: z.object({ range: z._default(z.enum(portfolioRanges), '1M'), currency }) },
  getPosition: { params: z.object({ asset: pathId }), query: z.object({ currency }) },
} satisfies RequestSchemas;
