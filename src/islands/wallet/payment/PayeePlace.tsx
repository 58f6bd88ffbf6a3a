import { assets, type AssetId } from '#contract/assets.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { useMessages } from '../i18n/i18n.ts';

interface AddressPlaceProps {
  asset: AssetId;
  network: string;
  address: string;
  memo?: string | null | undefined;
}

/** An address whole, with its network and memo: who approves it compares it, and recognizes nothing by its ends. */
export function AddressPlace({ asset, network, address, memo }: AddressPlaceProps) {
  const { approved } = useMessages('pin');
  const facts = isNetworkId(network) ? networks[network] : null;
  return (
    <>
      <p>{`${assets[asset].symbol} · ${facts?.name ?? sanitizeText(network)}`}</p>
      <GroupedAddress address={address} />
      {memo && (
        <p>
          <span>{`${approved[facts?.memo ?? 'memo']}:`}</span> <bdi translate="no">{sanitizeText(memo)}</bdi>
        </p>
      )}
    </>
  );
}

interface AccountPlaceProps {
  bank: string;
  number: string;
  holder: string;
}

/** A bank account whole: holder, bank and every digit of its number. */
export function AccountPlace({ bank, number, holder }: AccountPlaceProps) {
  return (
    <p>
      <bdi translate="no">{sanitizeText(holder)}</bdi>
      <br />
      <bdi translate="no">{sanitizeText(bank)}</bdi>
      <span>{' · '}</span>
      <span className="num" translate="no">
        {number}
      </span>
    </p>
  );
}
