import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './page.ts';

/** The specification shows no field of a promotion; these are ours. */
const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** A path of the wallet. */
  link: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});

/** Those that run now, the one that ends first first. */
export const list = endpoint({
  method: 'GET',
  path: '/promotions',
  source: 'spec',
  auth: 'session',
  query: z.object(pageQuery()),
  reply: success(z.object(pageOf(promotion))),
});
