import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { pageOf } from './pagination.ts';

/** The specification shows no field of a promotion; these are ours. */
export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** A path of the wallet. */
  link: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});

/** Those that run now, the one that ends first first. */
export const listPromotions = endpoint({
  name: 'listPromotions',
  method: 'GET',
  path: '/promotions',
  origin: 'spec',
  auth: 'session',
  replies: { 200: success(z.object(pageOf(promotion))) },
});
