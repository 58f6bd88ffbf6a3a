import * as z from 'zod/mini';
import { displayCurrencies } from './display-currencies.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { assetIds, assets } from './assets.ts';
import { amountOf } from './money-schema.ts';
import {
  changeColors,
  feePayers,
  motions,
  numberLocales,
  priceTolerances,
  themes,
} from './preference-choices.ts';

const naira = amountOf(assets.ngn.scale);

export const preferences = z.object({
  language,
  display_currency: z.enum(displayCurrencies),
  theme: z.enum(themes),
  hide_balances: z.boolean(),
  number_locale: z.enum(numberLocales),
  change_colors: z.enum(changeColors),
  motion: z.enum(motions),
  price_tolerance: z.enum(priceTolerances),
  convert_pin_above: naira,
  pay_with: z.nullable(z.enum(assetIds)),
  quick_amounts: z.array(naira).check(z.minLength(1), z.maxLength(4)),
  fee_from: z.enum(feePayers),
  small_balance: naira,
  hide_small_balances: z.boolean(),
  confirm_above_percent: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
});

export const getPreferences = endpoint({
  name: 'getPreferences',
  method: 'GET',
  path: '/user/preferences',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(preferences) },
});

/**
 * Any of them, at least one; answers all. A larger `price_tolerance` or `convert_pin_above` needs an approval. The others stay as they are, so that two tabs don't undo
 * each other's.
 */
export const savePreferences = endpoint({
  name: 'savePreferences',
  method: 'PUT',
  path: '/user/preferences',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(preferences) },
});
