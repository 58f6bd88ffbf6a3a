import { assets, type AssetId } from '#contract/assets.ts';
import { CoinMark } from '#src/ui/display/AssetIcon.tsx';
import { useWallet } from '../i18n/i18n.ts';

/** Which coin is meant. */
export function AboutCoin({ id }: { id: AssetId }) {
  const { words } = useWallet();
  return (
    <p className="about">
      <CoinMark id={id} />
      <b>{words.names[id]}</b> <span>{assets[id].symbol}</span>
    </p>
  );
}
