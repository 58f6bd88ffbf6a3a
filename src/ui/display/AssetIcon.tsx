import { isAsset, type AssetId } from '#contract/assets.ts';
import { coinMarks } from '#src/content/coin-marks.ts';

/** The icon of an asset. Its name stands beside it, so it is hidden from screen readers. */
export function AssetIcon({ id }: { id: AssetId }) {
  const { ground, shapes } = coinMarks[id];
  return (
    <svg className="coin" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={ground} />
      {shapes.map(({ d, fill, stroke, width, opacity }) => (
        <path
          key={d}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={fill ? 0 : width}
          strokeOpacity={opacity}
        />
      ))}
    </svg>
  );
}

/** How many letters of a symbol fit a mark. */
const INITIALS = 3;

/** The icon of anything that has a price: its own mark where we have drawn one, else the first letters of its symbol. */
export function MarketIcon({ id, symbol }: { id: string; symbol: string }) {
  if (isAsset(id)) return <AssetIcon id={id} />;
  return (
    <span className="coin initials" aria-hidden="true">
      {symbol.slice(0, INITIALS)}
    </span>
  );
}
