import { screen, within } from '@testing-library/react';
import { assets, type AssetId } from '#contract/assets.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';

/** All texts of an element: its own, and those in attributes such as `value`, `title` and `aria-label`. */
export const textsOf = (place: HTMLElement) =>
  [
    place.textContent,
    ...[place, ...place.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    ),
  ].join('\n');

/** A section of the dashboard. */
export const region = (heading: string) => screen.getByRole('region', { name: heading });
export const total = (locale: Locale = 'en') => region(messages(locale).wallet.balance.heading);

const rowOf = (caption: string, asset: AssetId, locale: Locale) => () => {
  const { names, assets: texts } = messages(locale).wallet;
  const { kind, symbol } = assets[asset];
  const name = `${names[asset]} ${kind === 'fiat' ? interpolate(texts.cash, { symbol }) : symbol}`;
  const head = within(screen.getByRole('table', { name: caption })).getByRole('rowheader', {
    // Beside a star the row says that it is one of the favourites.
    name: (text) => text === name || text.startsWith(`${name} `),
  });
  return head.closest('tr') ?? head;
};
/** The row of an asset that the user holds. */
export const assetRow =
  (asset: AssetId, locale: Locale = 'en') =>
  () => {
    const part = screen.getByRole('region', { name: messages(locale).wallet.assets.heading });
    const row = part.querySelector<HTMLElement>(`[data-asset="${asset}"]`);
    if (!row) throw new Error(`There is no row of ${asset}.`);
    return row;
  };
/** The row of a coin in the market table. */
export const coinRow = (coin: AssetId) => rowOf(messages('en').wallet.market.heading, coin, 'en');
