import { assets, type AssetId } from '#contract/assets.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { useI18n } from '../i18n/i18n.ts';

/** Which coin is meant. */
export function AssetLabel({ id }: { id: AssetId }) {
  const { messages } = useI18n();
  return (
    <p className="about">
      <AssetIcon id={id} />
      <b>{messages.names[id]}</b> <span>{assets[id].symbol}</span>
    </p>
  );
}
