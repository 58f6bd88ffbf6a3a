import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { defaultPreferences, type Preferences } from '#contract/preference-choices.ts';

/** The preferences that this screen edits. */
const names = [
  'price_tolerance',
  'convert_pin_above',
  'pay_with',
  'quick_amounts',
  'fee_from',
  'confirm_above_percent',
] as const satisfies readonly (keyof Preferences)[];

export type TradePreferences = Pick<Preferences, (typeof names)[number]>;
export type TradeChange = Partial<TradePreferences>;

/** The members of a change as they are before it: what takes it back. */
export const beforeChange = (preferences: TradePreferences, change: TradeChange): TradeChange =>
  Object.fromEntries(
    names.filter((name) => Object.hasOwn(change, name)).map((name) => [name, preferences[name]]),
  );

/** What differs from the defaults, as they would be; null where nothing does. */
export function changeToDefaults(preferences: TradePreferences): TradeChange | null {
  const different = names.filter((name) => String(preferences[name]) !== String(defaultPreferences[name]));
  if (different.length === 0) return null;
  return Object.fromEntries(different.map((name) => [name, defaultPreferences[name]]));
}

const naira = (amount: string) => parseAmount(amount, assets.ngn.scale);

/** The members of a change that let more happen without a question: the API wants the PIN for each. */
export function approvedMembers(
  before: TradePreferences,
  change: TradeChange,
): readonly ('price_tolerance' | 'convert_pin_above')[] {
  const { price_tolerance = before.price_tolerance, convert_pin_above = before.convert_pin_above } = change;
  return [
    ...(Number(price_tolerance) > Number(before.price_tolerance) ? (['price_tolerance'] as const) : []),
    ...(naira(convert_pin_above) > naira(before.convert_pin_above) ? (['convert_pin_above'] as const) : []),
  ];
}
