import * as z from 'zod/mini';
import { displayCurrencies } from './display-currencies.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { changeColors, motions, numberLocales, themes } from './preference-choices.ts';

export const preferences = z.object({
  language: z.enum(['en', 'cn']),
  display_currency: z.enum(displayCurrencies),
  theme: z.enum(themes),
  hide_balances: z.boolean(),
  number_locale: z.enum(numberLocales),
  change_colors: z.enum(changeColors),
  motion: z.enum(motions),
});
export type Preferences = z.output<typeof preferences>;

export const read = endpoint({
  method: 'GET',
  path: '/user/preferences',
  source: 'proposed',
  auth: 'session',
  reply: success(preferences),
});

/** Any of them, at least one; answers all. The others stay as they are, so that two tabs don't undo each other's. */
export const save = endpoint({
  method: 'PUT',
  path: '/user/preferences',
  source: 'proposed',
  auth: 'session',
  body: z
    .partial(preferences)
    .check(z.refine((chosen) => Object.values<unknown>(chosen).some((value) => value !== undefined))),
  reply: success(preferences),
});
