import { interpolate } from '#src/intl/interpolate.ts';
import type { AssetId } from '#contract/assets.ts';
import { shareOf } from '#src/stores/transfers/typed-amount.ts';
import { isZero } from '../money/holdings.ts';

const shares = [25, 50, 75] as const;

interface BalancePartsProps {
  asset: AssetId;
  /** Decimal string; null until it is known. */
  available: string | null;
  isMax: boolean;
  /** While a payment leaves, nothing of it changes. */
  isHeld?: boolean;
  messages: { readonly parts: string; readonly percent: string; readonly max: string };
  onShare: (amount: string) => void;
  onMax: () => void;
}

/** Parts of the balance, and all of it, to choose. */
export function BalanceParts({
  asset,
  available,
  isMax,
  isHeld = false,
  messages,
  onShare,
  onMax,
}: BalancePartsProps) {
  const isOff = isHeld || available === null || isZero(available);
  return (
    <div className="quick" role="group" aria-label={messages.parts}>
      {shares.map((percent) => (
        <button
          key={percent}
          className="chip"
          type="button"
          disabled={isOff}
          onClick={() => {
            if (available !== null) onShare(shareOf(available, percent, asset));
          }}
        >
          {interpolate(messages.percent, { percent })}
        </button>
      ))}
      <button className="chip" type="button" disabled={isOff} aria-pressed={isMax} onClick={onMax}>
        {messages.max}
      </button>
    </div>
  );
}
